import type { Assembly } from '../../assembly.ts'
import type { Part } from '../part.ts'
import { assembly, casting, machined, purchased } from '../trades.ts'
import type { ballBearing } from './bearings.ts'
import { greaseFitting, key, liftingEye } from './fittings.ts'
import { hexScrew } from './screws.ts'

interface MotorSize {
  number: string
  /** As on its nameplate, for example "100 HP 2 pole 405TS". */
  rating: string
  axis?: Assembly['axis']
  od: number
  length: number
  shaft: number
  driveBearing: (typeof ballBearing)[keyof typeof ballBearing]
  fanBearing: (typeof ballBearing)[keyof typeof ballBearing]
  shaftKey: keyof typeof key
  price: number
  weight: number
}

/** An electric motor with the parts a workshop replaces, from its shaft end to its fan. */
export function electricMotor(size: MotorSize): Part {
  const { number, rating, od, length, shaft, driveBearing, fanBearing, shaftKey, price, weight } = size
  const share = (part: number) => Math.round((price * part) / 100) * 100
  const shieldForm = {
    kind: 'bearing-cover',
    od: od * 0.95,
    length: od * 0.14,
    bore: driveBearing.form.od,
    count: 4,
  } as const
  const statorForm = {
    kind: 'stator',
    od: od * 0.92,
    length: length * 0.5,
    bore: od * 0.5,
    count: 36,
  } as const
  const rotorForm = { kind: 'rotor', od: od * 0.49, length: length * 0.95, bore: shaft } as const
  const fanForm = {
    kind: 'impeller-open',
    od: od * 0.75,
    length: od * 0.12,
    bore: shaft * 0.8,
    count: 8,
  } as const
  const hoodForm = { kind: 'bearing-cover', od, length: od * 0.25, count: 4 } as const
  const parts: [number, Part][] = [
    [1, key[shaftKey]],
    [4, hexScrew['1/2-13 x 1.50']],
    [1, casting(`${number}-21`, 'Shield, drive end', share(0.09), weight * 0.07, shieldForm)],
    [1, driveBearing],
    [
      1,
      machined(`${number}-22`, 'Rotor with shaft', share(0.28), weight * 0.3, rotorForm, {
        isSellable: false,
      }),
    ],
    [
      1,
      purchased(`${number}-23`, 'Frame with wound stator', share(0.4), weight * 0.46, statorForm, {
        isSellable: false,
      }),
    ],
    [
      1,
      purchased(`${number}-24`, 'Box, conduit, with gasket', share(0.04), weight * 0.02, {
        kind: 'foot',
        od: od * 0.4,
        length: od * 0.3,
      }),
    ],
    [1, liftingEye],
    [1, fanBearing],
    [2, greaseFitting],
    [
      1,
      casting(`${number}-25`, 'Shield, fan end', share(0.08), weight * 0.06, {
        ...shieldForm,
        bore: fanBearing.form.od,
      }),
    ],
    [1, purchased(`${number}-26`, 'Fan, cooling', share(0.03), weight * 0.01, fanForm)],
    [1, casting(`${number}-27`, 'Hood, fan', share(0.04), weight * 0.03, hoodForm)],
    [4, hexScrew['5/16-18 x 1.00']],
  ]
  const form = { kind: 'motor', od, length, bore: shaft } as const
  const whole = {
    price,
    weight,
    isSellable: true,
    isPaintable: true,
    stock: 1,
    leadTimeDays: 35,
    axis: size.axis ?? 'horizontal',
  } as const
  return assembly(number, `Motor, electric, ${rating}`, form, parts, whole)
}
