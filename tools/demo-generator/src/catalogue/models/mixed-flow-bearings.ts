import { form } from '../part.ts'
import { rollerBearing, thrustBearing } from '../shared/bearings.ts'
import { breather, greaseFitting, plug } from '../shared/fittings.ts'
import { gasket, lipSeal, oRing, snapRing } from '../shared/rings.ts'
import { hexScrew, lockWasher, nut, stud } from '../shared/screws.ts'
import { assembly, casting, kit, machined, purchased } from '../trades.ts'

const packingSet = kit(
  '16MF-PK-25',
  'Packing set, 2.500 sleeve',
  form('packing', 3.5, 3, 2.5),
  [
    [1, purchased('D9140-9-BZ', 'Bushing, throat, mixed flow', 82_40, 1.6, form('bushing', 3.5, 1.2, 2.5))],
    [
      3,
      purchased('PK50-G', 'Packing, graphite, 1/2 square', 13_60, 0.22, form('packing', 3.5, 0.5, 2.5), {
        unit: 'FT',
        stock: 180,
        leadTimeDays: 3,
      }),
    ],
    [
      1,
      machined('D9141-9-BZ', 'Ring, lantern, mixed flow', 64_80, 0.9, form('lantern-ring', 3.48, 1, 2.52, 8)),
    ],
    [
      1,
      casting('D9142-1-BZ', 'Gland, packing, mixed flow', 164_00, 3.8, form('gland', 6.4, 1.6, 2.55, 2), {
        isPaintable: false,
      }),
    ],
    [2, stud['5/8-11 x 3.50']],
    [2, nut['5/8-11']],
    [1, greaseFitting],
    [1, machined('D9143-6-SS', 'Sleeve, shaft, mixed flow', 286_00, 4.2, form('sleeve', 2.5, 8, 1.9))],
  ],
  { axis: 'vertical' },
)

/** Bearing housing that carries the thrust of the water column above the elbow. */
export const mixedFlowBearings = assembly(
  '16MF-BH-65',
  'Thrust bearing housing, 65 mm',
  form('frame-bearing', 14, 15, 2.559),
  [
    [1, packingSet],
    [1, casting('D9144-1-CI', 'Adapter, stuffing box', 548_00, 52, form('adapter', 14, 6, 6.5, 8))],
    [8, hexScrew['5/8-11 x 1.75']],
    [1, lipSeal['2.500']],
    [1, rollerBearing['NU313-C3']],
    [1, snapRing['2.56']],
    [
      1,
      casting('D9145-1-CI', 'Housing, thrust bearing', 1640_00, 126, form('frame-bearing', 14, 13, 5.512, 8)),
    ],
    [2, plug['1/2 NPT']],
    [1, breather],
    [2, thrustBearing['7316-BG']],
    [1, machined('D9146-7-AS', 'Shaft, head, mixed flow', 942_00, 38, form('shaft', 3.15, 32))],
    [1, oRing['2-267']],
    [1, gasket('236020', 'thrust bearing cover', 10_80, 9.6, 6.7, 6)],
    [
      1,
      casting('D9147-1-CI', 'Cover, thrust bearing', 284_00, 16.4, form('bearing-cover', 9.8, 2.2, 2.5, 6)),
    ],
    [6, lockWasher['1/2']],
    [6, hexScrew['1/2-13 x 2.00']],
  ],
  { axis: 'vertical' },
)
