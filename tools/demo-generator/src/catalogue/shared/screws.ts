import type { FormKind } from '../../assembly.ts'
import { bySize, knownWeight, type Part, spread } from '../part.ts'
import { purchased } from '../trades.ts'

/** Number, nominal diameter and length in inches, price in cents. */
type Row = readonly [number: string, diameter: number, length: number, price: number]

const STEEL_POUNDS_PER_CUBIC_INCH = 0.284

/** Screws by size; `hexScrew['5/8-11 x 2.25']` is part 118204 in every pump that uses it. */
export const hexScrew = fasteners('Screw, hex cap', 'hex-screw', {
  '1/4-20 x 0.75': ['118112', 0.25, 0.75, 42],
  '5/16-18 x 1.00': ['118126', 0.3125, 1, 58],
  '3/8-16 x 1.00': ['118140', 0.375, 1, 85],
  '3/8-16 x 1.50': ['118143', 0.375, 1.5, 1_10],
  '1/2-13 x 1.50': ['118171', 0.5, 1.5, 1_95],
  '1/2-13 x 2.00': ['118173', 0.5, 2, 2_35],
  '5/8-11 x 1.75': ['118202', 0.625, 1.75, 4_10],
  '5/8-11 x 2.25': ['118204', 0.625, 2.25, 4_85],
  '3/4-10 x 2.50': ['118231', 0.75, 2.5, 7_40],
  '3/4-10 x 3.50': ['118235', 0.75, 3.5, 9_15],
  '7/8-9 x 3.00': ['118252', 0.875, 3, 12_60],
})

export const socketScrew = fasteners('Screw, socket set', 'socket-screw', {
  '1/4-20 x 0.38': ['118512', 0.25, 0.38, 75],
  '5/16-18 x 0.50': ['118518', 0.3125, 0.5, 90],
  '3/8-16 x 0.50': ['118524', 0.375, 0.5, 1_15],
})

export const stud = fasteners('Stud, full thread', 'stud', {
  '1/2-13 x 3.00': ['118631', 0.5, 3, 3_80],
  '5/8-11 x 3.50': ['118642', 0.625, 3.5, 6_25],
  '3/4-10 x 4.50': ['118655', 0.75, 4.5, 9_90],
})

export const nut = fasteners('Nut, hex', 'hex-nut', {
  '3/8-16': ['118710', 0.375, 0.33, 38],
  '1/2-13': ['118714', 0.5, 0.44, 64],
  '5/8-11': ['118718', 0.625, 0.55, 1_05],
  '3/4-10': ['118722', 0.75, 0.64, 1_85],
  '7/8-9': ['118726', 0.875, 0.75, 2_90],
})

export const washer = fasteners('Washer, flat', 'washer', {
  '3/8': ['118810', 0.375, 0.07, 22],
  '1/2': ['118814', 0.5, 0.1, 34],
  '5/8': ['118818', 0.625, 0.13, 52],
  '3/4': ['118822', 0.75, 0.13, 78],
})

export const lockWasher = fasteners('Washer, lock', 'lock-washer', {
  '3/8': ['118850', 0.375, 0.09, 28],
  '1/2': ['118854', 0.5, 0.12, 41],
  '5/8': ['118858', 0.625, 0.16, 63],
  '3/4': ['118862', 0.75, 0.19, 94],
})

function fasteners<Size extends string>(
  name: string,
  kind: FormKind,
  rows: Record<Size, Row>,
): Record<Size, Part> {
  return bySize(rows, (size, row) => fastener(`${name} ${size}`, kind, row))
}

/** Makes a fastener as it is drawn: the outside diameter is the head's or the ring's, the bore is the thread's. */
function fastener(description: string, kind: FormKind, [number, diameter, length, price]: Row): Part {
  const od =
    kind === 'stud' || kind === 'socket-screw' ? diameter : diameter * (kind === 'washer' ? 2.1 : 1.5)
  const ring = kind === 'hex-nut' || kind === 'washer' || kind === 'lock-washer'
  const form = { kind, od, length, ...(ring ? { bore: diameter } : {}) }
  const shank = 0.785 * diameter ** 2 * length
  const head = kind === 'hex-screw' ? 1.5 * diameter ** 3 : 0
  const weight = ring ? 0 : (shank + head) * STEEL_POUNDS_PER_CUBIC_INCH
  const shelf = { stock: spread(number, 80, 900), leadTimeDays: 3, weight: knownWeight(weight) }
  return purchased(number, description, price, weight, form, shelf)
}
