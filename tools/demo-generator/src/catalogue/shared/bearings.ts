import type { FormKind } from '../../assembly.ts'
import { bySize, type Part } from '../part.ts'
import { purchased } from '../trades.ts'

/** Bore, outside diameter and width in millimeters as in the bearing maker's list, balls, price, pounds. */
type Row = readonly [bore: number, od: number, width: number, count: number, price: number, weight: number]

const MILLIMETRES_PER_INCH = 25.4

/** Ball bearings by the maker's number. */
export const ballBearing = bearings('Bearing, ball, radial', 'ball-bearing', {
  '6206-2Z': [30, 62, 16, 9, 34_80, 0.44],
  '6208-2Z': [40, 80, 18, 9, 48_60, 0.81],
  '6210-C3': [50, 90, 20, 10, 66_20, 1.01],
  '6211-2Z': [55, 100, 21, 10, 78_90, 1.32],
  '6213-C3': [65, 120, 23, 10, 104_50, 2.2],
  '6309-C3': [45, 100, 25, 8, 96_30, 1.8],
  '6310-C3': [50, 110, 27, 8, 118_40, 2.34],
  '6311-C3': [55, 120, 29, 8, 142_75, 3.02],
  '6312-C3': [60, 130, 31, 8, 168_10, 3.75],
  '6313-C3': [65, 140, 33, 8, 196_40, 4.6],
  '6316-C3': [80, 170, 39, 8, 298_00, 7.9],
})

export const thrustBearing = bearings('Bearing, ball, thrust', 'ball-bearing', {
  '5309-A': [45, 100, 39.7, 11, 228_45, 2.9],
  '5311-A': [55, 120, 49.2, 11, 318_90, 4.9],
  '7312-BG': [60, 130, 31, 11, 246_30, 3.9],
  '7316-BG': [80, 170, 39, 11, 402_60, 8.2],
})

export const rollerBearing = bearings('Bearing, roller, cylindrical', 'roller-bearing', {
  'NU313-C3': [65, 140, 33, 13, 284_20, 4.9],
  'NU316-C3': [80, 170, 39, 13, 418_75, 8.6],
})

function bearings<Number extends string>(
  description: string,
  kind: FormKind,
  rows: Record<Number, Row>,
): Record<Number, Part> {
  return bySize(rows, (number, [bore, od, width, count, price, weight]) => {
    const form = { kind, od: inches(od), length: inches(width), bore: inches(bore), count }
    return purchased(number, description, price, weight, form)
  })
}

function inches(millimetres: number): number {
  return Math.round((millimetres / MILLIMETRES_PER_INCH) * 1000) / 1000
}
