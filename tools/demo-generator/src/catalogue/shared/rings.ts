import { bySize, type Part, spread } from '../part.ts'
import { machined, purchased } from '../trades.ts'

type Section = readonly [bore: number, section: number, price: number]
type Ring = readonly [number: string, od: number, length: number, price: number]

/** O-rings by dash size: inside diameter and section in inches, price in cents. */
export const oRing = bySize(
  {
    '2-116': [0.737, 0.103, 1_20],
    '2-222': [1.484, 0.139, 2_15],
    '2-228': [2.234, 0.139, 2_85],
    '2-238': [3.484, 0.139, 3_90],
    '2-246': [4.484, 0.139, 4_75],
    '2-258': [5.984, 0.139, 6_30],
    '2-267': [8.484, 0.139, 8_95],
    '2-275': [10.484, 0.139, 11_40],
    '2-280': [14.984, 0.139, 16_80],
  },
  (size, [bore, section, price]: Section) =>
    purchased(
      `OR${size}-N`,
      `O-ring, nitrile ${size}`,
      price,
      0,
      { kind: 'o-ring', od: bore + 2 * section, length: section, bore },
      { stock: spread(size, 30, 300), leadTimeDays: 3, hasOtherMaterial: true },
    ),
)

/** Replacement for the nitrile 2-222; kits already contain it. */
export const fluorocarbonRing = purchased(
  'OR2-222-V',
  'O-ring, fluorocarbon 2-222',
  3_85,
  0,
  { kind: 'o-ring', od: 1.762, length: 0.139, bore: 1.484 },
  { stock: 220, leadTimeDays: 3 },
)

/** Retaining rings by the shaft's or housing's diameter in inches. */
export const snapRing = bySize(
  {
    '1.77': ['118902', 2.05, 0.07, 3_20],
    '1.97': ['118905', 2.28, 0.08, 3_65],
    '2.17': ['118908', 2.5, 0.08, 4_10],
    '2.36': ['118911', 2.72, 0.09, 4_60],
    '2.56': ['118914', 2.95, 0.1, 5_20],
    '3.15': ['118917', 3.6, 0.1, 6_40],
  },
  (size, [number, od, length, price]: Ring) =>
    purchased(number, `Ring, retaining, external ${size}`, price, 0, {
      kind: 'snap-ring',
      od,
      length,
      bore: Number(size),
    }),
)

/** Lip seals by the shaft's diameter in inches. */
export const lipSeal = bySize(
  {
    '1.500': ['224110', 2.25, 0.31, 12_60],
    '1.750': ['224114', 2.5, 0.31, 14_20],
    '1.875': ['224116', 2.75, 0.38, 15_80],
    '2.125': ['224120', 3, 0.38, 18_40],
    '2.500': ['224126', 3.5, 0.44, 22_90],
    '3.000': ['224132', 4, 0.5, 27_35],
  },
  (size, [number, od, length, price]: Ring) =>
    purchased(
      number,
      `Seal, lip, ${size} shaft`,
      price,
      0,
      { kind: 'lip-seal', od, length, bore: Number(size) },
      { hasOtherMaterial: true },
    ),
)

/** A flat gasket, cut to order in minutes. */
export function gasket(
  number: string,
  description: string,
  price: number,
  od: number,
  bore: number,
  count = 0,
): Part {
  const weight = 0.0027 * (od ** 2 - bore ** 2)
  const form = { kind: 'gasket', od, length: 0.06, bore, ...(count > 0 ? { count } : {}) } as const
  return purchased(number, `Gasket, ${description}`, price, weight, form, {
    stock: spread(number, 10, 90),
    leadTimeDays: 2,
    hasOtherMaterial: true,
  })
}

/** A wear ring, turned from bronze. */
export function wearRing(
  number: string,
  description: string,
  price: number,
  od: number,
  bore: number,
  length: number,
): Part {
  const weight = 0.25 * length * (od ** 2 - bore ** 2)
  return machined(
    number,
    `Ring, wear, ${description}`,
    price,
    weight,
    { kind: 'wear-ring', od, length, bore },
    { hasOtherMaterial: true },
  )
}
