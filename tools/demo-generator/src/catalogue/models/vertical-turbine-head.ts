import { form } from '../part.ts'
import { greaseFitting, liftingEye, plug, slinger } from '../shared/fittings.ts'
import { gasket, oRing } from '../shared/rings.ts'
import { hexScrew, nut, stud, washer } from '../shared/screws.ts'
import { assembly, casting, kit, machined, purchased } from '../trades.ts'

/** One ten-foot section between the bowls and the head. */
export const turbineColumn = assembly(
  '12VT-CO-10',
  'Column, 8 in x 10 ft, water lubricated',
  form('column-pipe', 13.5, 120, 8),
  [
    [1, machined('D6130-9-SS', 'Coupling, line shaft, 1.188', 68_90, 1.4, form('sleeve', 1.75, 3.5, 1.188))],
    [1, machined('D6131-7-SS', 'Shaft, line, 1.188 x 120', 412_00, 37.7, form('shaft', 1.188, 120))],
    [
      1,
      casting('D6132-1-BZ', 'Retainer, bearing', 148_20, 6.8, form('backplate', 9.2, 1.4, 2, 3), {
        isPaintable: false,
      }),
    ],
    [1, purchased('D6133-9-NB', 'Bearing, line shaft, rubber', 34_60, 0.4, form('bushing', 2, 3.2, 1.188))],
    [1, purchased('D6134-9-SS', 'Ring, retaining, bearing', 8_40, 0, form('snap-ring', 2.2, 0.09, 2))],
    [2, gasket('235806', 'column flange', 9_20, 11, 8.2, 8)],
    [
      1,
      casting('D6135-2-ST', 'Pipe, column, flanged 8 in', 986_00, 318, form('column-pipe', 13.5, 120, 8, 8)),
    ],
    [8, hexScrew['5/8-11 x 2.25']],
    [8, washer['5/8']],
    [8, nut['5/8-11']],
  ],
  { axis: 'vertical' },
)

const stuffingBox = kit(
  '12VT-SB-12',
  'Stuffing box, 1.188',
  form('gland', 6.5, 10, 1.188),
  [
    [1, purchased('D6141-9-BZ', 'Bushing, throttle', 52_80, 1.1, form('bushing', 2.2, 3, 1.188))],
    [1, casting('D6142-1-CI', 'Box, stuffing', 386_00, 18.4, form('adapter', 6.5, 7, 2.2, 4))],
    [1, oRing['2-246']],
    [
      2,
      purchased('PK38-G', 'Packing, graphite, 3/8 square', 9_80, 0.16, form('packing', 1.95, 0.375, 1.19), {
        unit: 'FT',
        stock: 240,
        leadTimeDays: 3,
      }),
    ],
    [1, machined('D6143-9-BZ', 'Ring, lantern', 41_30, 0.5, form('lantern-ring', 1.94, 0.75, 1.2, 8))],
    [
      3,
      purchased('PK38-T', 'Packing, synthetic, 3/8 square', 7_40, 0.16, form('packing', 1.95, 0.375, 1.19), {
        unit: 'FT',
        stock: 310,
        leadTimeDays: 3,
      }),
    ],
    [
      1,
      casting('D6144-1-BZ', 'Gland, packing, split', 118_00, 2.2, form('gland', 4.4, 1.4, 1.25, 2), {
        isPaintable: false,
      }),
    ],
    [2, stud['1/2-13 x 3.00']],
    [2, nut['1/2-13']],
    [1, greaseFitting],
    [1, slinger('D6145-9-NB', 1.188)],
  ],
  { axis: 'vertical' },
)

/** The head that carries the driver and turns the water into the pipe. */
export const turbineHead = assembly(
  '12VT-DH-08',
  'Discharge head, 8 in',
  form('discharge-elbow', 18, 28, 8),
  [
    [1, gasket('235810', 'discharge head', 12_60, 13.4, 8.2, 8)],
    [1, casting('D6150-2-CI', 'Head, discharge, 8 x 8', 3260_00, 412, form('discharge-elbow', 18, 28, 8, 8))],
    [2, plug['1/2 NPT']],
    [4, hexScrew['1/2-13 x 2.00']],
    [1, stuffingBox],
    [
      6,
      purchased('H38-PT', 'Hose, bypass 3/8', 4_35, 0.16, form('hose', 0.6, 12), {
        unit: 'FT',
        stock: 150,
        leadTimeDays: 3,
      }),
    ],
    [1, gasket('235814', 'driver mount', 10_40, 16.4, 13.6, 4)],
    [1, casting('D6151-1-ST', 'Plate, sole', 624_00, 138, form('baseplate', 24, 24, 8, 4))],
    [4, hexScrew['3/4-10 x 3.50']],
    [4, nut['3/4-10']],
    [2, liftingEye],
  ],
  { axis: 'vertical' },
)
