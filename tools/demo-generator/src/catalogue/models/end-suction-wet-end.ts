import { form } from '../part.ts'
import { dowel, key, plug, sleeve } from '../shared/fittings.ts'
import { gasket, oRing, wearRing } from '../shared/rings.ts'
import { hexScrew, lockWasher, nut, socketScrew, stud, washer } from '../shared/screws.ts'
import { assembly, casting, machined, purchased } from '../trades.ts'

const bronzeImpeller = casting(
  'C2134-3-BZ',
  'Impeller, enclosed, 6 vane',
  1846_50,
  18.4,
  form('impeller-closed', 9.75, 3.4, 1, 6),
  {
    isPaintable: false,
    trims: { min: 8.25, full: 9.75 },
    hasOtherMaterial: true,
    stock: 2,
    leadTimeDays: 14,
  },
)

const rotatingElement = assembly(
  '4RB-RE-10',
  'Rotating element, 4x3-10',
  form('impeller-closed', 9.75, 3.4, 1, 6),
  [
    [1, machined('118317', 'Screw, impeller', 41_20, 0.6, form('hex-screw', 1.35, 2.2))],
    [1, oRing['2-116']],
    [1, purchased('118319', 'Washer, impeller', 12_80, 0.18, form('washer', 2.2, 0.19, 0.63))],
    [1, wearRing('C2134-5-BZ', 'impeller, front', 238_40, 4.76, 4.1, 1.1)],
    [1, bronzeImpeller],
    [2, socketScrew['1/4-20 x 0.38']],
    [1, wearRing('C2134-8-BZ', 'impeller, rear', 226_15, 4.5, 3.9, 0.9)],
    [1, key['1/4 x 1.50']],
    [1, sleeve('D7240-6-SS', 'shaft', 318_00, 1.75, 1.375, 3.6)],
    [1, oRing['2-222']],
  ],
)

/** Parts of the 4RB that the water touches, from the suction cover to the backplate. */
export const endSuctionWetEnd = assembly(
  '4RB-WE-10',
  'Wet end, 4x3-10',
  form('casing-volute', 13.5, 9.5, 4),
  [
    [8, hexScrew['5/8-11 x 2.25']],
    [8, lockWasher['5/8']],
    [1, casting('D7232-1-CI', 'Cover, suction', 1184_00, 46.2, form('suction-cover', 13.5, 3.9, 4, 8))],
    [2, plug['1/4 NPT']],
    [1, gasket('235630', 'suction cover', 38_40, 13.4, 10, 8)],
    [1, wearRing('D7232-5-BZ', 'casing', 262_75, 6.1, 4.8, 1.2)],
    [1, rotatingElement],
    [
      1,
      casting('D7232-2-CP', 'Casing, volute 4x3-10', 3920_00, 142, form('casing-volute', 13.5, 5.3, 10, 8), {
        hasOtherMaterial: true,
      }),
    ],
    [
      1,
      purchased('RQ5501', 'Liner, casing, rubber', null, 6.4, form('sleeve', 9.95, 4.8, 9.5), {
        stock: 0,
        leadTimeDays: 28,
      }),
    ],
    [3, plug['1/2 NPT']],
    [1, gasket('235626', 'casing', 38_40, 13.1, 8.3, 8)],
    [1, wearRing('D7232-8-BZ', 'backplate', 244_30, 5.9, 4.55, 0.95)],
    [1, casting('D7232-4-CI', 'Backplate', 968_00, 38.5, form('backplate', 13.5, 3.7, 3.6, 8))],
    [2, dowel],
    [8, stud['5/8-11 x 3.50']],
    [8, washer['5/8']],
    [8, nut['5/8-11']],
  ],
)
