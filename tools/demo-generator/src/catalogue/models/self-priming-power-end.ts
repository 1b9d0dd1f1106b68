import { form } from '../part.ts'
import { ballBearing, thrustBearing } from '../shared/bearings.ts'
import { breather, key, plug } from '../shared/fittings.ts'
import { gasket, lipSeal, oRing, snapRing } from '../shared/rings.ts'
import { hexScrew, lockWasher } from '../shared/screws.ts'
import { assembly, casting, kit, machined, purchased } from '../trades.ts'

const bearingSet = kit('T6A-BR-55', 'Bearing set, 55 mm', form('ball-bearing', 4.724, 5, 2.165, 8), [
  [2, lipSeal['2.125']],
  [1, ballBearing['6311-C3']],
  [2, snapRing['2.17']],
  [1, machined('D8834-9-CP', 'Spacer, bearing', 52_40, 0.9, form('sleeve', 2.6, 3, 2.17))],
  [1, thrustBearing['5311-A']],
  [1, purchased('W-11', 'Washer, lock, bearing W-11', 5_20, 0.18, form('lock-washer', 3.2, 0.06, 2.17))],
  [1, purchased('N-11', 'Nut, lock, bearing N-11', 19_80, 0.6, form('hex-nut', 3, 0.47, 2.17))],
  [1, lipSeal['1.875']],
])

/** The T6A's oil-bath bearing housing with its shaft. */
export const selfPrimingPowerEnd = assembly(
  'T6A-PE-55',
  'Power end, 55 mm, oil bath',
  form('frame-bearing', 15.5, 18, 2.165),
  [
    [1, casting('D8830-1-CI', 'Housing, bearing', 1720_00, 112, form('frame-bearing', 15.5, 12, 4.724, 8))],
    [1, breather],
    [2, plug['1/2 NPT']],
    [1, purchased('119868', 'Sight glass, bearing oil 3/4 NPT', 28_40, 0.3, form('plug', 1.4, 0.9))],
    [1, bearingSet],
    [
      1,
      machined('D8832-7-AS', 'Shaft, pump', 1490_00, 31, form('shaft', 2.6, 19.5), {
        hasOtherMaterial: true,
      }),
    ],
    [1, gasket('235728', 'bearing cover', 8_20, 8.4, 4.8, 6)],
    [1, oRing['2-258']],
    [
      1,
      casting('D8836-1-CI', 'Cover, bearing, outboard', 236_00, 9.8, form('bearing-cover', 8.5, 2, 2.75, 6)),
    ],
    [6, lockWasher['3/8']],
    [6, hexScrew['3/8-16 x 1.50']],
    [1, key['1/2 x 2.50']],
  ],
)
