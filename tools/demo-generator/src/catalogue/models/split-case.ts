import { form } from '../part.ts'
import { ballBearing } from '../shared/bearings.ts'
import { coupling } from '../shared/coupling.ts'
import { electricMotor } from '../shared/electric-motor.ts'
import { dowel, drivePin, liftingEye, nameplate, plug } from '../shared/fittings.ts'
import { gasket } from '../shared/rings.ts'
import { hexScrew, lockWasher, nut, stud, washer } from '../shared/screws.ts'
import { assembly, casting, purchased } from '../trades.ts'
import { splitCaseBearings, splitCaseRotor, splitCaseSeals } from './split-case-rotor.ts'

const casing = assembly('8HSC-CA-17', 'Casing, split, 10x8x17', form('casing-split-half', 30, 27, 10), [
  [1, casting('D4401-2-CI', 'Casing, lower half', 6840_00, 742, form('casing-split-half', 30, 27, 5.6, 20))],
  [1, gasket('235904', 'casing parting', 64_80, 29, 17.5, 20)],
  [4, dowel],
  [1, casting('D4402-2-CI', 'Casing, upper half', 5260_00, 486, form('casing-split-half', 30, 27, 5.6, 20))],
  [2, liftingEye],
  [4, plug['1/2 NPT']],
  [2, plug['1 NPT']],
  [20, stud['3/4-10 x 4.50']],
  [20, washer['3/4']],
  [20, nut['3/4-10']],
  [2, hexScrew['3/4-10 x 3.50']],
])

const driver = assembly('8HSC-DR-150', 'Driver, 150 HP', form('motor', 22, 40, 3.375), [
  [
    1,
    electricMotor({
      number: 'MTR-150-4P',
      rating: '150 HP 4 pole 445T',
      od: 22,
      length: 40,
      shaft: 3.375,
      driveBearing: ballBearing['6316-C3'],
      fanBearing: ballBearing['6313-C3'],
      shaftKey: '3/4 x 4.00',
      price: 11_860_00,
      weight: 1730,
    }),
  ],
  [4, hexScrew['7/8-9 x 3.00']],
  [4, nut['7/8-9']],
  [4, purchased('119624', 'Shim, motor foot 0.062', 6_30, 0.4, form('washer', 3.6, 0.06, 0.95))],
  [1, casting('D4450-1-ST', 'Baseplate, fabricated, 84 in', 3420_00, 640, form('baseplate', 32, 84, 0, 8))],
  [8, hexScrew['3/4-10 x 3.50']],
  [8, lockWasher['3/4']],
  [
    24,
    purchased('W4-4-0-SO', 'Cable, power, 4 conductor 4/0', 31_60, 4.4, form('cable', 2.3, 12), {
      unit: 'FT',
      stock: 390,
      leadTimeDays: 7,
    }),
  ],
])

/** A double-suction pump whose upper casing lifts off without touching the pipes. */
export const splitCase = assembly(
  '8HSC-EM-150',
  'Pump, horizontal split case 10x8x17, 150 HP motor',
  form('casing-split-half', 30, 27, 10),
  [
    [1, casing],
    [1, splitCaseRotor],
    [2, splitCaseSeals],
    [1, splitCaseBearings],
    [8, hexScrew['5/8-11 x 1.75']],
    [
      1,
      coupling({
        size: 'E70',
        od: 10.2,
        pumpShaft: 2.125,
        driverShaft: 3.375,
        pumpKey: '1/2 x 2.50',
        driverKey: '3/4 x 4.00',
        hubPrice: 684_00,
      }),
    ],
    [1, driver],
    [1, nameplate],
    [4, drivePin],
    [
      9,
      purchased('H38-PT', 'Hose, bypass 3/8', 4_35, 0.16, form('hose', 0.6, 12), {
        unit: 'FT',
        stock: 150,
        leadTimeDays: 3,
      }),
    ],
  ],
)
