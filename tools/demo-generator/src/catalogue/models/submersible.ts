import { form } from '../part.ts'
import { dowel, drivePin, key, liftingEye, nameplate, plug } from '../shared/fittings.ts'
import { gasket, oRing } from '../shared/rings.ts'
import { hexScrew, lockWasher, nut, stud, washer } from '../shared/screws.ts'
import { assembly, casting, machined, purchased } from '../trades.ts'
import { submersibleMotor, submersibleOilChamber, submersibleSealKit } from './submersible-power-end.ts'

const wetEnd = assembly(
  '4SUB-WE-08',
  'Wet end, 4 in non-clog',
  form('casing-volute', 19, 10, 4),
  [
    [3, casting('D5501-1-CI', 'Foot, stand', 64_00, 7.2, form('foot', 5, 3.2, 0, 1))],
    [3, hexScrew['1/2-13 x 1.50']],
    [
      1,
      casting('D5502-5-CI', 'Plate, wear, submersible', 348_00, 22, form('suction-cover', 14.5, 2, 4, 6), {
        isPaintable: false,
        hasOtherMaterial: true,
      }),
    ],
    [1, oRing['2-275']],
    [1, machined('D5503-9-SS', 'Screw, impeller, submersible', 38_40, 0.5, form('hex-screw', 1.2, 2))],
    [1, purchased('118323', 'Washer, impeller, submersible', 9_60, 0.18, form('washer', 2, 0.19, 0.63))],
    [
      1,
      casting(
        'D5504-3-CI',
        'Impeller, semi-open, 2 vane',
        1164_00,
        21,
        form('impeller-open', 9.6, 3.4, 1.375, 2),
        { isPaintable: false, trims: { min: 8.25, full: 9.6 }, hasOtherMaterial: true },
      ),
    ],
    [1, key['3/8 x 2.00']],
    [
      1,
      casting('D5505-2-CI', 'Casing, volute, submersible', 2480_00, 168, form('casing-volute', 19, 8, 12, 8)),
    ],
    [1, plug['1/2 NPT']],
    [1, gasket('235660', 'discharge flange', 8_60, 9, 4.2, 8)],
    [8, stud['1/2-13 x 3.00']],
    [8, washer['1/2']],
    [8, nut['1/2-13']],
  ],
  { axis: 'vertical' },
)

const cableEntry = assembly(
  '4SUB-CE-20',
  'Cable entry',
  form('bearing-cover', 14, 6, 0, 6),
  [
    [1, oRing['2-267']],
    [1, casting('D5540-1-CI', 'Cap, motor', 486_00, 28, form('bearing-cover', 14, 5, 2.2, 6))],
    [6, hexScrew['1/2-13 x 1.50']],
    [1, purchased('D5541-9-NB', 'Grommet, cable', 22_80, 0.3, form('bushing', 2.2, 1.6, 1.1))],
    [1, machined('D5542-9-SS', 'Washer, grommet', 8_40, 0.2, form('washer', 2.2, 0.13, 1.15))],
    [1, casting('D5543-1-CI', 'Gland, cable entry', 74_00, 2.4, form('gland', 4, 1.3, 1.15, 2))],
    [
      50,
      purchased(
        'W7-8-SUB',
        'Cable, submersible, 8 AWG with pilot leads',
        9_85,
        0.92,
        form('cable', 1.1, 12),
        { unit: 'FT', stock: 1200, leadTimeDays: 5 },
      ),
    ],
    [
      1,
      purchased('119750', 'Relay, seal leak and temperature', 268_00, 0.7, form('foot', 3, 3.5), {
        leadTimeDays: 10,
      }),
    ],
    [1, liftingEye],
  ],
  { axis: 'vertical' },
)

/** A pump that stands in the sump with its motor under water. */
export const submersible = assembly(
  '4SUB-EM-20',
  'Pump, submersible 4 in non-clog, 20 HP motor',
  form('motor', 15, 40, 4),
  [
    [1, wetEnd],
    [1, submersibleSealKit],
    [1, submersibleOilChamber],
    [8, hexScrew['1/2-13 x 2.00']],
    [8, lockWasher['1/2']],
    [2, dowel],
    [1, submersibleMotor],
    [1, cableEntry],
    [1, nameplate],
    [4, drivePin],
    [
      20,
      purchased('CH38-GS', 'Chain, lifting, galvanized 3/8', 6_15, 1.5, form('cable', 1.3, 12), {
        unit: 'FT',
        stock: 400,
        leadTimeDays: 4,
      }),
    ],
  ],
  { axis: 'vertical' },
)
