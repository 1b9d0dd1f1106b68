import type { Part } from '../part.ts'
import { assembly, casting, purchased } from '../trades.ts'
import { key } from './fittings.ts'
import { hexScrew, lockWasher, socketScrew } from './screws.ts'

interface CouplingSize {
  /** Size as in the coupling maker's list, also the suffix of its numbers. */
  size: string
  od: number
  pumpShaft: number
  driverShaft: number
  pumpKey: keyof typeof key
  driverKey: keyof typeof key
  /** Price of one hub in cents; everything else follows from it. */
  hubPrice: number
}

/** An elastomeric coupling between pump and driver with its guard. */
export function coupling({
  size,
  od,
  pumpShaft,
  driverShaft,
  pumpKey,
  driverKey,
  hubPrice,
}: CouplingSize): Part {
  const weight = 0.09 * od ** 3
  const hubForm = { kind: 'coupling-half', od, length: od * 0.6, count: 6 } as const
  const guardForm = { kind: 'guard', od: od * 1.5, length: od * 2.2 } as const
  const insertForm = {
    kind: 'coupling-insert',
    od: od * 0.85,
    length: od * 0.35,
    bore: od * 0.4,
    count: 6,
  } as const
  return assembly(
    `CPL-${size}`,
    `Coupling, elastomeric, size ${size}`,
    { ...hubForm, bore: pumpShaft, length: od * 1.5 },
    [
      [1, key[pumpKey]],
      [
        1,
        purchased(`CPL-${size}-P`, `Hub, pump, ${pumpShaft.toFixed(3)} bore`, hubPrice, weight, {
          ...hubForm,
          bore: pumpShaft,
        }),
      ],
      [2, socketScrew['5/16-18 x 0.50']],
      [
        1,
        purchased(
          `CPL-${size}-E`,
          `Insert, coupling, size ${size}`,
          Math.round(hubPrice * 0.45),
          weight * 0.1,
          insertForm,
          { hasOtherMaterial: true },
        ),
      ],
      [
        1,
        purchased(`CPL-${size}-D`, `Hub, driver, ${driverShaft.toFixed(3)} bore`, hubPrice, weight, {
          ...hubForm,
          bore: driverShaft,
        }),
      ],
      [1, key[driverKey]],
      [
        1,
        casting(
          `CPL-${size}-G`,
          `Guard, coupling, size ${size}`,
          Math.round(hubPrice * 1.3),
          od * 1.9,
          guardForm,
          { leadTimeDays: 12 },
        ),
      ],
      [4, lockWasher['3/8']],
      [4, hexScrew['3/8-16 x 1.00']],
    ],
  )
}
