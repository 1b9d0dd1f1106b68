import { form } from '../part.ts'
import { ballBearing } from '../shared/bearings.ts'
import { coupling } from '../shared/coupling.ts'
import { electricMotor } from '../shared/electric-motor.ts'
import { drivePin, nameplate, plug } from '../shared/fittings.ts'
import { hexScrew, lockWasher, nut, stud, washer } from '../shared/screws.ts'
import { assembly, casting, purchased } from '../trades.ts'
import { selfPrimingPowerEnd } from './self-priming-power-end.ts'
import {
  selfPrimingRotatingAssembly,
  selfPrimingSealSet,
  selfPrimingSuction,
} from './self-priming-wet-end.ts'

const casing = assembly('T6A-CA-60', 'Casing, self-priming 6x6', form('casing-priming', 24, 26, 6), [
  [8, stud['3/4-10 x 4.50']],
  [
    1,
    casting(
      'D8810-2-CI',
      'Casing, priming chamber 6x6',
      5480_00,
      468,
      form('casing-priming', 24, 22, 14.5, 8),
    ),
  ],
  [1, plug['1 NPT']],
  [1, casting('D8811-1-CI', 'Flange, suction 6 in', 248_00, 21, form('flange', 11, 2.2, 6, 8))],
  [1, casting('D8812-1-CI', 'Flange, discharge 6 in', 248_00, 21, form('flange', 11, 2.2, 6, 8))],
  [16, hexScrew['3/4-10 x 2.50']],
  [1, purchased('119912', 'Cap, fill port', 86_40, 3.4, form('plug', 4.5, 2))],
  [8, washer['3/4']],
  [8, nut['3/4-10']],
])

const motorDriver = assembly('T6A-DR-60', 'Driver, 60 HP', form('motor', 17, 30, 2.375), [
  [
    1,
    electricMotor({
      number: 'MTR-060-4P',
      rating: '60 HP 4 pole 364T',
      od: 17,
      length: 30,
      shaft: 2.375,
      driveBearing: ballBearing['6313-C3'],
      fanBearing: ballBearing['6311-C3'],
      shaftKey: '5/8 x 3.50',
      price: 5260_00,
      weight: 742,
    }),
  ],
  [4, hexScrew['5/8-11 x 2.25']],
  [4, lockWasher['5/8']],
  [4, washer['5/8']],
  [1, casting('D8850-1-ST', 'Base, pump and motor, 60 in', 1640_00, 296, form('baseplate', 24, 60, 0, 6))],
  [4, hexScrew['3/4-10 x 3.50']],
  [4, nut['3/4-10']],
  [
    22,
    purchased('W4-1-0-SO', 'Cable, power, 4 conductor 1/0', 17_80, 2.4, form('cable', 1.7, 12), {
      unit: 'FT',
      stock: 480,
      leadTimeDays: 5,
    }),
  ],
])

const coupled = coupling({
  size: 'E50',
  od: 7.3,
  pumpShaft: 1.875,
  driverShaft: 2.375,
  pumpKey: '1/2 x 2.50',
  driverKey: '5/8 x 3.50',
  hubPrice: 396_20,
})

/** The T6A trash pump driven by an electric motor. */
export const selfPriming = assembly(
  'T6A-EM-60',
  'Pump, self-priming 6x6, 60 HP motor',
  form('casing-priming', 24, 26, 6),
  [
    [1, selfPrimingSuction],
    [1, casing],
    [1, selfPrimingRotatingAssembly],
    [1, selfPrimingSealSet],
    [8, hexScrew['3/4-10 x 2.50']],
    [1, selfPrimingPowerEnd],
    [1, coupled],
    [1, motorDriver],
    [1, nameplate],
    [4, drivePin],
    [1, purchased('119834', 'Decal, prime before starting', 3_25, 0, form('nameplate', 4, 2))],
  ],
)

/** The T6A for the owner's diesel engine; its parts list stays nested although the whole has no drawing. */
export const selfPrimingDiesel = assembly(
  'T6A-DE-60',
  'Pump, self-priming 6x6, for diesel engine',
  form('casing-priming', 24, 26, 6),
  [
    [1, selfPrimingSuction],
    [1, casing],
    [1, selfPrimingRotatingAssembly],
    [1, selfPrimingSealSet],
    [8, hexScrew['3/4-10 x 2.50']],
    [1, selfPrimingPowerEnd],
    [1, coupled],
    [1, casting('D8861-1-CI', 'Adapter, engine, SAE 3', 486_00, 38, form('adapter', 17.75, 4, 12, 12))],
    [12, hexScrew['3/8-16 x 1.50']],
    [1, nameplate],
    [4, drivePin],
  ],
)
