import { form } from '../part.ts'
import { ballBearing, thrustBearing } from '../shared/bearings.ts'
import { breather, greaseFitting, key, plug, slinger } from '../shared/fittings.ts'
import { mechanicalSeal } from '../shared/mechanical-seal.ts'
import { fluorocarbonRing, gasket, lipSeal, oRing, snapRing } from '../shared/rings.ts'
import { hexScrew, lockWasher } from '../shared/screws.ts'
import { assembly, casting, kit, machined, purchased } from '../trades.ts'

const bearingSet = kit('4RB-BR-45', 'Bearing set, 45 mm', form('ball-bearing', 3.937, 4.5, 1.772, 8), [
  [1, lipSeal['1.750']],
  [1, ballBearing['6309-C3']],
  [2, snapRing['1.77']],
  [1, machined('D7244-9-CP', 'Spacer, bearing', 46_80, 0.7, form('sleeve', 2.2, 2.4, 1.78))],
  [1, thrustBearing['5309-A']],
  [1, purchased('W-09', 'Washer, lock, bearing W-09', 4_60, 0.16, form('lock-washer', 2.75, 0.06, 1.77))],
  [1, purchased('N-09', 'Nut, lock, bearing N-09', 16_90, 0.4, form('hex-nut', 2.56, 0.43, 1.77))],
  [1, lipSeal['1.500']],
])

/** The 4RB's bearing frame with its shaft, from the slinger to the coupling key. */
export const endSuctionPowerEnd = assembly(
  '4RB-PE-45',
  'Power end, 45 mm frame',
  form('frame-bearing', 13.5, 16, 1.772),
  [
    [1, slinger('D7245-9-NB', 1.75)],
    [4, hexScrew['3/8-16 x 1.00']],
    [
      1,
      casting('D7246-1-CI', 'Cover, bearing, inboard', 186_00, 5.9, form('bearing-cover', 6.2, 1.4, 2.5, 4)),
    ],
    [1, gasket('235641', 'bearing cover, inboard', 6_80, 6.1, 3.95, 4)],
    [
      1,
      casting('D7241-1-DI', 'Frame, bearing', 1480_00, 88, form('frame-bearing', 13.5, 10.1, 3.94, 8), {
        isSellable: false,
      }),
    ],
    [2, greaseFitting],
    [1, breather],
    [2, plug['3/8 NPT']],
    [1, bearingSet],
    [
      1,
      machined('D7242-7-SS', 'Shaft, pump', 1275_00, 21.6, form('shaft', 2.28, 15.25), {
        hasOtherMaterial: true,
      }),
    ],
    [1, gasket('235644', 'bearing cover, outboard', 6_80, 7.6, 3.95, 4)],
    [
      1,
      casting(
        'D7243-1-CI',
        'Cover, bearing, outboard',
        204_00,
        6.7,
        form('bearing-cover', 7.7, 1.8, 2.25, 4),
      ),
    ],
    [1, oRing['2-246']],
    [4, lockWasher['3/8']],
    [4, hexScrew['3/8-16 x 1.50']],
    [1, casting('D7247-1-CI', 'Foot, frame', 142_50, 11.2, form('foot', 6.6, 2.9, 0, 2))],
    [2, hexScrew['1/2-13 x 1.50']],
    [1, key['3/8 x 2.00']],
  ],
)

/** Kit that is replaced when the 4RB's seal leaks. */
export const endSuctionSealKit = kit(
  '4RB-SK-175',
  'Kit, seal, 1.750',
  form('mechanical-seal', 3.06, 3.33, 1.75),
  [
    [4, hexScrew['3/8-16 x 1.00']],
    [
      1,
      casting('D7248-1-SS', 'Gland, seal', 284_00, 3.1, form('gland', 5, 1.1, 1.8, 4), {
        isPaintable: false,
      }),
    ],
    [1, gasket('235648', 'seal gland', 5_90, 4.6, 3.1, 4)],
    [
      1,
      mechanicalSeal({
        number: 'TB10773',
        type: '21',
        shaft: 1.75,
        price: 614_90,
        // Low stock and a long lead time; the demo has more of them on order.
        traits: { weight: 1.4, stock: 4, leadTimeDays: 15 },
      }),
    ],
    [1, oRing['2-238']],
    [1, fluorocarbonRing],
    [1, oRing['2-116']],
    [1, gasket('235650', 'sleeve', 3_40, 1.74, 1.38)],
  ],
)
