import { form } from '../part.ts'
import { ballBearing, thrustBearing } from '../shared/bearings.ts'
import { key, plug } from '../shared/fittings.ts'
import { mechanicalSeal } from '../shared/mechanical-seal.ts'
import { gasket, oRing, snapRing } from '../shared/rings.ts'
import { hexScrew, lockWasher } from '../shared/screws.ts'
import { assembly, casting, kit, machined, purchased } from '../trades.ts'

const outerSeal = mechanicalSeal({ number: 'TB09415', type: '21', shaft: 1.5, price: 386_20 })
const innerSeal = mechanicalSeal({ number: 'TB09418', type: '6', shaft: 1.75, price: 274_60 })

/** Tandem seal: two seals, one behind the other. */
export const submersibleSealKit = kit(
  '4SUB-SK-15',
  'Kit, tandem seal',
  form('mechanical-seal', 2.63, 6.2, 1.5),
  [
    [1, oRing['2-246']],
    [1, outerSeal],
    [1, snapRing['1.77']],
    [1, machined('D5512-9-SS', 'Spacer, seal', 28_60, 0.4, form('sleeve', 2, 0.8, 1.52))],
    [1, innerSeal],
    [1, snapRing['1.97']],
    [1, oRing['2-258']],
    [1, gasket('235664', 'oil plug', 1_40, 1.4, 1)],
  ],
  { axis: 'vertical' },
)

/** Chamber that holds the oil between the two seals. */
export const submersibleOilChamber = assembly(
  '4SUB-OC-15',
  'Oil chamber',
  form('adapter', 14.5, 7, 1.5, 8),
  [
    [1, oRing['2-275']],
    [1, casting('D5510-4-CI', 'Backplate, submersible', 642_00, 38, form('backplate', 14.5, 2.4, 2.7, 8))],
    [6, hexScrew['3/8-16 x 1.00']],
    [1, casting('D5511-1-CI', 'Chamber, oil', 728_00, 46, form('adapter', 14.5, 5, 4, 8))],
    [2, plug['3/8 NPT']],
    [1, purchased('119760', 'Probe, moisture', 94_50, 0.2, form('plug', 0.8, 2.4))],
    [3, purchased('119872', 'Oil, dielectric, quart', 16_40, 1.9, form('bushing', 3.4, 7.5, 1))],
    [1, oRing['2-280']],
  ],
  { axis: 'vertical' },
)

const bearingSet = kit(
  '4SUB-BR-45',
  'Bearing set, 45 and 40 mm',
  form('ball-bearing', 3.937, 4, 1.772, 8),
  [
    [1, snapRing['3.15']],
    [1, thrustBearing['5309-A']],
    [1, purchased('W-09', 'Washer, lock, bearing W-09', 4_60, 0.16, form('lock-washer', 2.75, 0.06, 1.77))],
    [1, purchased('N-09', 'Nut, lock, bearing N-09', 16_90, 0.4, form('hex-nut', 2.56, 0.43, 1.77))],
    [1, ballBearing['6208-2Z']],
    [1, purchased('118930', 'Spring, wave, 80 mm', 4_10, 0, form('spring', 3.1, 0.3, 2.7, 3))],
    [1, oRing['2-238']],
    [
      1,
      purchased('119876', 'Grease, bearing, 14 oz cartridge', 11_90, 1, form('bushing', 2.1, 9, 0.5), {
        leadTimeDays: 2,
      }),
    ],
  ],
  { axis: 'vertical' },
)

/** The oil-filled motor above the oil chamber. */
export const submersibleMotor = assembly(
  '4SUB-MO-20',
  'Motor, submersible, 20 HP 4 pole',
  form('motor', 14.5, 24, 1.75),
  [
    [
      1,
      casting('D5520-1-CI', 'Bracket, bearing, lower', 386_00, 24, form('bearing-cover', 14.5, 3, 3.94, 8)),
    ],
    [1, bearingSet],
    [1, key['3/8 x 2.00']],
    [
      1,
      machined('D5522-9-SS', 'Rotor with shaft, submersible', 1420_00, 62, form('rotor', 6.7, 26, 1.75), {
        hasOtherMaterial: true,
      }),
    ],
    [
      1,
      purchased('D5523-9-CU', 'Stator, wound, 20 HP', 1980_00, 94, form('stator', 11.8, 11, 6.8, 36), {
        isSellable: false,
      }),
    ],
    [1, casting('D5521-2-CI', 'Housing, motor', 1260_00, 116, form('column-pipe', 14.5, 20, 11.9, 8))],
    [2, purchased('119764', 'Switch, thermal, winding', 38_70, 0, form('pin', 0.5, 1))],
    [
      1,
      casting('D5524-1-CI', 'Bracket, bearing, upper', 264_00, 14, form('bearing-cover', 11.8, 2, 3.15, 4)),
    ],
    [4, lockWasher['3/8']],
    [4, hexScrew['3/8-16 x 1.50']],
    [1, oRing['2-280']],
  ],
  { axis: 'vertical' },
)
