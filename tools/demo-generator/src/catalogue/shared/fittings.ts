import { bySize, type Part } from '../part.ts'
import { machined, purchased } from '../trades.ts'

type Plug = readonly [number: string, od: number, length: number, price: number]

/** Pipe plugs by thread. */
export const plug = bySize(
  {
    '1/4 NPT': ['119204', 0.54, 0.6, 1_85],
    '3/8 NPT': ['119206', 0.68, 0.65, 2_30],
    '1/2 NPT': ['119208', 0.84, 0.8, 3_10],
    '1 NPT': ['119216', 1.32, 1.05, 6_95],
  },
  (size, [number, od, length, price]: Plug) =>
    purchased(number, `Plug, pipe ${size}`, price, 0.25 * od ** 3, { kind: 'plug', od, length }),
)

type Key = readonly [number: string, width: number, length: number, price: number]

/** Square keys by width and length. */
export const key = bySize(
  {
    '1/4 x 1.50': ['118380', 0.25, 1.5, 4_20],
    '3/8 x 2.00': ['118394', 0.375, 2, 6_80],
    '1/2 x 2.50': ['118402', 0.5, 2.5, 9_60],
    '5/8 x 3.50': ['118410', 0.625, 3.5, 14_25],
    '3/4 x 4.00': ['118416', 0.75, 4, 19_80],
  },
  (size, [number, od, length, price]: Key) =>
    purchased(number, `Key, square ${size}`, price, 0.284 * od ** 2 * length, { kind: 'key', od, length }),
)

export const greaseFitting = purchased('119401', 'Fitting, grease 1/8 NPT', 2_40, 0, {
  kind: 'grease-fitting',
  od: 0.44,
  length: 0.75,
})

export const breather = purchased('119418', 'Breather, bearing housing', 11_75, 0.2, {
  kind: 'plug',
  od: 1.1,
  length: 1.4,
})

export const dowel = purchased('118480', 'Pin, dowel 3/8 x 1.50', 2_95, 0, {
  kind: 'pin',
  od: 0.375,
  length: 1.5,
})

export const liftingEye = purchased('118960', 'Eye, lifting 3/4-10', 18_50, 1.1, {
  kind: 'lifting-eye',
  od: 2.8,
  length: 4.2,
  bore: 1.5,
})

/** Carries the pump's serial number, so only the maker makes it, and it is never sold. */
export const nameplate = purchased(
  'NS9000',
  'Nameplate, serial number',
  null,
  0,
  { kind: 'nameplate', od: 4, length: 2.5 },
  { isSellable: false },
)

export const drivePin = purchased('118492', 'Screw, drive #6 x 0.38', 18, 0, {
  kind: 'pin',
  od: 0.21,
  length: 0.38,
})

/** A deflector that throws water off the shaft before it reaches the bearings. */
export function slinger(number: string, shaft: number): Part {
  const form = { kind: 'washer', od: shaft * 1.9, length: 0.5, bore: shaft } as const
  return purchased(number, `Slinger, ${shaft.toFixed(3)} shaft`, 16_40, 0.18, form)
}

/** A shaft or line sleeve turned from stainless bar. */
export function sleeve(
  number: string,
  what: string,
  price: number,
  od: number,
  bore: number,
  length: number,
): Part {
  const weight = 0.22 * length * (od ** 2 - bore ** 2)
  return machined(
    number,
    `Sleeve, ${what}`,
    price,
    weight,
    { kind: 'sleeve', od, length, bore },
    { hasOtherMaterial: true },
  )
}
