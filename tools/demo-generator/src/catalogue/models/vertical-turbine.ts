import { form } from '../part.ts'
import { ballBearing } from '../shared/bearings.ts'
import { electricMotor } from '../shared/electric-motor.ts'
import { drivePin, key, nameplate } from '../shared/fittings.ts'
import { hexScrew, nut, washer } from '../shared/screws.ts'
import { assembly, casting, machined, purchased } from '../trades.ts'
import { turbineBowls } from './vertical-turbine-bowls.ts'
import { turbineColumn, turbineHead } from './vertical-turbine-head.ts'

const driver = assembly(
  '12VT-DR-50',
  'Driver, hollow shaft, 50 HP',
  form('motor', 16.5, 32, 1.5),
  [
    [4, hexScrew['5/8-11 x 2.25']],
    [
      1,
      electricMotor({
        number: 'MTR-050-4V',
        rating: '50 HP 4 pole 326TP hollow shaft',
        axis: 'vertical',
        od: 16.5,
        length: 28,
        shaft: 1.5,
        driveBearing: ballBearing['6213-C3'],
        fanBearing: ballBearing['6312-C3'],
        shaftKey: '3/8 x 2.00',
        price: 6180_00,
        weight: 690,
      }),
    ],
    [1, machined('D6160-7-SS', 'Shaft, head, 1.188', 486_00, 14.2, form('shaft', 1.188, 44))],
    [
      1,
      casting('D6161-1-CI', 'Clutch, drive', 342_00, 12.6, form('coupling-half', 5.2, 3.4, 1.188, 6), {
        isPaintable: false,
      }),
    ],
    [1, key['1/4 x 1.50']],
    [3, hexScrew['3/8-16 x 1.50']],
    [1, purchased('119640', 'Nut, adjusting, 1-1/8', 64_20, 1.3, form('hex-nut', 2.6, 1.2, 1.125))],
    [2, hexScrew['1/4-20 x 0.75']],
    [
      30,
      purchased('W4-2-SO', 'Cable, power, 4 conductor 2 AWG', 12_45, 1.6, form('cable', 1.4, 12), {
        unit: 'FT',
        stock: 820,
        leadTimeDays: 5,
      }),
    ],
  ],
  { axis: 'vertical' },
)

/** A four-stage lineshaft turbine for a deep well. */
export const verticalTurbine = assembly(
  '12VT-4S-50',
  'Pump, vertical turbine 12 in, 4 stage, 50 HP motor',
  form('bowl', 11.75, 60, 6),
  [
    [
      1,
      purchased('D6101-9-SS', 'Strainer, cone, 8 in', 268_00, 9.8, form('strainer', 12.5, 14, 8, 24), {
        hasOtherMaterial: true,
      }),
    ],
    [4, hexScrew['1/2-13 x 1.50']],
    [1, turbineBowls],
    [8, hexScrew['5/8-11 x 1.75']],
    [1, turbineColumn],
    [8, nut['5/8-11']],
    [1, turbineHead],
    [4, washer['5/8']],
    [1, driver],
    [1, nameplate],
    [4, drivePin],
  ],
  { axis: 'vertical' },
)
