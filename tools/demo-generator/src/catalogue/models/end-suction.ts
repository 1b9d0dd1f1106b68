import { form } from '../part.ts'
import { coupling } from '../shared/coupling.ts'
import { drivePin, key, nameplate } from '../shared/fittings.ts'
import { ballBearing } from '../shared/bearings.ts'
import { electricMotor } from '../shared/electric-motor.ts'
import { hexScrew, lockWasher, nut, washer } from '../shared/screws.ts'
import { assembly, casting, purchased } from '../trades.ts'
import { endSuctionPowerEnd, endSuctionSealKit } from './end-suction-power-end.ts'
import { endSuctionWetEnd } from './end-suction-wet-end.ts'

const driver = assembly('4RB-DR-100', 'Driver, 100 HP', form('motor', 19, 31, 2.125), [
  [
    1,
    electricMotor({
      number: 'MTR-100-2P',
      rating: '100 HP 2 pole 405TS',
      od: 19,
      length: 31,
      shaft: 2.125,
      driveBearing: ballBearing['6313-C3'],
      fanBearing: ballBearing['6311-C3'],
      shaftKey: '1/2 x 2.50',
      price: 7420_00,
      weight: 985,
    }),
  ],
  [4, hexScrew['3/4-10 x 2.50']],
  [4, lockWasher['3/4']],
  [4, washer['3/4']],
  [4, purchased('119620', 'Shim, motor foot 0.031', 4_10, 0.2, form('washer', 3, 0.03, 0.8))],
  [1, purchased('119702', 'Connector, cable, liquid-tight 2 in', 38_60, 1.2, form('bushing', 3.1, 2.2, 2))],
  [
    18,
    purchased('W4-2-0-SO', 'Cable, power, 4 conductor 2/0', 21_35, 3.1, form('cable', 1.9, 12), {
      unit: 'FT',
      stock: 640,
      leadTimeDays: 5,
    }),
  ],
  [1, purchased('119711', 'Lug kit, motor lead', 24_80, 0.6, form('plug', 0.7, 1.9))],
])

const base = assembly('4RB-BP-48', 'Baseplate, 48 in', form('baseplate', 22, 58), [
  [
    1,
    casting('D7250-1-ST', 'Baseplate, fabricated, drip rim', 1860_00, 312, form('baseplate', 22, 58, 0, 6)),
  ],
  [2, casting('D7251-1-CI', 'Pedestal, casing', 168_00, 14.5, form('foot', 6.5, 4, 0, 2))],
  [4, hexScrew['1/2-13 x 2.00']],
  [4, lockWasher['1/2']],
  [4, washer['1/2']],
  [6, hexScrew['3/4-10 x 3.50']],
  [6, nut['3/4-10']],
  [1, purchased('119208-V', 'Valve, drain 1/2 NPT', 14_60, 0.4, form('plug', 1.1, 2.4))],
])

/** The 4RB on a common baseplate with an electric motor. */
export const endSuction = assembly(
  '4RB-EM-100',
  'Pump, end suction 4x3-10, 100 HP motor',
  form('casing-volute', 13.5, 9.5, 4),
  [
    [1, endSuctionWetEnd],
    [1, endSuctionSealKit],
    [8, hexScrew['5/8-11 x 1.75']],
    [1, endSuctionPowerEnd],
    [
      1,
      coupling({
        size: 'E40',
        od: 6.4,
        pumpShaft: 1.5,
        driverShaft: 2.125,
        pumpKey: '3/8 x 2.00',
        driverKey: '1/2 x 2.50',
        hubPrice: 312_40,
      }),
    ],
    [1, driver],
    [1, base],
    [1, nameplate],
    [4, drivePin],
    [1, purchased('119830', 'Decal, direction of rotation', 3_25, 0, form('nameplate', 3, 1))],
  ],
)

/** The 4RB as a bare pump, to be coupled to the owner's engine; it has no drawing. */
export const endSuctionBareShaft = assembly(
  '4RB-BS-100',
  'Pump, end suction 4x3-10, bare shaft',
  form('casing-volute', 13.5, 9.5, 4),
  [
    [1, endSuctionWetEnd],
    [1, endSuctionSealKit],
    [8, hexScrew['5/8-11 x 1.75']],
    [1, endSuctionPowerEnd],
    [1, key['3/8 x 2.00']],
    [1, nameplate],
    [4, drivePin],
  ],
)
