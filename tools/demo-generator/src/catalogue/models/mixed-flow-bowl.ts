import { form } from '../part.ts'
import { dowel, key, plug } from '../shared/fittings.ts'
import { gasket, oRing, wearRing } from '../shared/rings.ts'
import { hexScrew, lockWasher, nut, socketScrew } from '../shared/screws.ts'
import { assembly, casting, machined, purchased } from '../trades.ts'

const impeller = assembly(
  '16MF-IM-15',
  'Impeller with adjustable blades, 15.5 in',
  form('impeller-axial', 15.5, 9, 1.875, 4),
  [
    [1, machined('D9110-9-SS', 'Cone, hub, front', 186_00, 5.4, form('plug', 5, 4.5))],
    [1, oRing['2-246']],
    [4, hexScrew['3/8-16 x 1.50']],
    [
      1,
      casting(
        'D9111-3-SS',
        'Impeller, mixed flow, 4 blade, adjustable',
        5640_00,
        74,
        form('impeller-axial', 15.5, 9, 1.875, 4),
        { isPaintable: false, trims: { min: 15, full: 15.5 }, hasOtherMaterial: true, leadTimeDays: 38 },
      ),
    ],
    [4, dowel],
    [4, socketScrew['3/8-16 x 0.50']],
    [1, machined('D9113-9-SS', 'Ring, blade angle, graduated', 248_00, 3.6, form('sleeve', 7, 0.8, 5.6))],
    [1, key['1/2 x 2.50']],
    [1, machined('D9114-9-SS', 'Nut, impeller', 72_60, 1.4, form('hex-nut', 3, 1.4, 1.5))],
  ],
  { axis: 'vertical' },
)

/** The bowl around the impeller, from the bell to the diffuser. */
export const mixedFlowBowl = assembly(
  '16MF-BA-15',
  'Bowl assembly, 16 in',
  form('bowl', 23.5, 44, 16, 16),
  [
    [1, purchased('D9101-9-ST', 'Screen, suction', 362_00, 24, form('strainer', 27, 12, 22, 32))],
    [8, hexScrew['1/2-13 x 1.50']],
    [1, casting('D9102-1-CI', 'Bell, suction, 24 in', 1680_00, 148, form('suction-bell', 26, 14, 15.8, 4))],
    [1, purchased('D9103-9-NB', 'Bearing, suction bell, rubber', 94_20, 1.8, form('bushing', 3, 5, 1.875))],
    [1, plug['1 NPT']],
    [1, wearRing('D9104-5-SS', 'liner, bowl', 824_00, 17, 15.6, 3.5)],
    [1, impeller],
    [
      1,
      machined('D9105-7-SS', 'Shaft, pump, 1.875 x 96', 1380_00, 74, form('shaft', 1.875, 96), {
        hasOtherMaterial: true,
      }),
    ],
    [1, gasket('236004', 'bowl flange', 22_40, 23.4, 17.2, 16)],
    [
      1,
      casting('D9106-2-CI', 'Bowl, diffuser, 7 vane', 3860_00, 342, form('bowl', 23.5, 24, 16, 16), {
        hasOtherMaterial: true,
      }),
    ],
    [1, purchased('D9107-9-NB', 'Bearing, diffuser, rubber', 94_20, 1.8, form('bushing', 3, 6, 1.875))],
    [16, lockWasher['3/4']],
    [16, nut['3/4-10']],
  ],
  { axis: 'vertical' },
)
