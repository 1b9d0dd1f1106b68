import { form } from '../part.ts'
import { ballBearing } from '../shared/bearings.ts'
import { coupling } from '../shared/coupling.ts'
import { electricMotor } from '../shared/electric-motor.ts'
import { drivePin, liftingEye, nameplate } from '../shared/fittings.ts'
import { gasket } from '../shared/rings.ts'
import { hexScrew, lockWasher, nut, washer } from '../shared/screws.ts'
import { assembly, casting, purchased } from '../trades.ts'
import { mixedFlowBearings } from './mixed-flow-bearings.ts'
import { mixedFlowBowl } from './mixed-flow-bowl.ts'

const elbow = assembly(
  '16MF-EL-16',
  'Column and elbow, 16 in',
  form('discharge-elbow', 27, 34, 16),
  [
    [1, gasket('236008', 'column flange, mixed flow', 22_40, 23.4, 16.4, 16)],
    [
      1,
      casting(
        'D9130-2-ST',
        'Pipe, column, flanged 16 in',
        1840_00,
        286,
        form('column-pipe', 23.5, 48, 16, 16),
      ),
    ],
    [16, hexScrew['3/4-10 x 3.50']],
    [16, nut['3/4-10']],
    [1, gasket('236012', 'discharge elbow', 22_40, 23.4, 16.4, 16)],
    [
      1,
      casting('D9132-2-CI', 'Elbow, discharge 16 in', 4380_00, 524, form('discharge-elbow', 27, 34, 16, 16)),
    ],
    [1, casting('D9134-1-ST', 'Plate, sole, mixed flow', 742_00, 164, form('baseplate', 36, 36, 17, 4))],
    [4, hexScrew['7/8-9 x 3.00']],
    [4, nut['7/8-9']],
    [2, liftingEye],
  ],
  { axis: 'vertical' },
)

const driver = assembly(
  '16MF-DR-40',
  'Driver, 40 HP vertical',
  form('motor', 17.5, 30, 2.125),
  [
    [1, casting('D9150-1-CI', 'Stand, motor', 986_00, 118, form('adapter', 19, 16, 11, 4))],
    [4, hexScrew['5/8-11 x 2.25']],
    [
      1,
      electricMotor({
        number: 'MTR-040-6V',
        rating: '40 HP 6 pole 364HP vertical',
        axis: 'vertical',
        od: 17.5,
        length: 30,
        shaft: 2.125,
        driveBearing: ballBearing['6311-C3'],
        fanBearing: ballBearing['6312-C3'],
        shaftKey: '1/2 x 2.50',
        price: 5480_00,
        weight: 655,
      }),
    ],
    [4, lockWasher['5/8']],
    [4, washer['5/8']],
    [4, nut['5/8-11']],
    [
      25,
      purchased('W4-2-SO', 'Cable, power, 4 conductor 2 AWG', 12_45, 1.6, form('cable', 1.4, 12), {
        unit: 'FT',
        stock: 820,
        leadTimeDays: 5,
      }),
    ],
    [
      1,
      purchased(
        '119706',
        'Connector, cable, liquid-tight 1-1/2 in',
        29_40,
        0.8,
        form('bushing', 2.4, 1.9, 1.5),
      ),
    ],
  ],
  { axis: 'vertical' },
)

/** A mixed flow pump whose blades are set to an angle before it is shipped. */
export const mixedFlow = assembly(
  '16MF-EM-40',
  'Pump, mixed flow 16 in, adjustable blade, 40 HP motor',
  form('bowl', 23.5, 60, 16),
  [
    [1, mixedFlowBowl],
    [16, hexScrew['3/4-10 x 2.50']],
    [1, elbow],
    [16, washer['3/4']],
    [1, mixedFlowBearings],
    [
      1,
      coupling({
        size: 'E60',
        od: 8.6,
        pumpShaft: 1.875,
        driverShaft: 2.125,
        pumpKey: '1/2 x 2.50',
        driverKey: '1/2 x 2.50',
        hubPrice: 498_00,
      }),
    ],
    [1, driver],
    [1, nameplate],
    [4, drivePin],
    [1, purchased('119838', 'Decal, blade angle', 3_25, 0, form('nameplate', 3, 2))],
  ],
  { axis: 'vertical' },
)
