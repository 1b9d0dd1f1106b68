import { form } from '../part.ts'
import { plug, sleeve } from '../shared/fittings.ts'
import { oRing, wearRing } from '../shared/rings.ts'
import { hexScrew, lockWasher, nut, socketScrew } from '../shared/screws.ts'
import { assembly, casting, machined, purchased } from '../trades.ts'

const stage = assembly(
  '12VT-ST-10',
  'Stage, bowl and impeller',
  form('bowl', 11.75, 9.5, 1.69, 8),
  [
    [1, wearRing('D6118-5-BZ', 'bowl', 148_60, 7.2, 6.4, 0.9)],
    [
      1,
      casting(
        'D6116-3-BZ',
        'Impeller, enclosed, 7 vane, turbine',
        986_00,
        16.8,
        form('impeller-closed', 8.6, 3.8, 1.69, 7),
        { isPaintable: false, trims: { min: 7.5, full: 8.6 }, hasOtherMaterial: true, leadTimeDays: 18 },
      ),
    ],
    [1, machined('D6117-9-SS', 'Collet, impeller, tapered', 58_40, 0.6, form('sleeve', 2.1, 2, 1.69))],
    [1, oRing['2-275']],
    [
      1,
      casting('D6114-2-CI', 'Bowl, intermediate', 1124_00, 68, form('bowl', 11.75, 9.5, 2.1, 8), {
        hasOtherMaterial: true,
      }),
    ],
    [
      1,
      purchased('D6119-9-BZ', 'Bearing, bowl, bronze', 74_90, 1.1, form('bushing', 2.1, 3.6, 1.69), {
        hasOtherMaterial: true,
      }),
    ],
    [8, hexScrew['1/2-13 x 1.50']],
    [8, lockWasher['1/2']],
  ],
  { axis: 'vertical' },
)

/** Pump stages in their order from the bell to the column. */
export const turbineBowls = assembly(
  '12VT-BA-4S',
  'Bowl assembly, 4 stage',
  form('bowl', 11.75, 58, 1.69, 8),
  [
    [1, plug['1 NPT']],
    [1, casting('D6110-1-CI', 'Bell, suction', 892_00, 64, form('suction-bell', 15.5, 11, 8, 5))],
    [1, purchased('D6111-9-BZ', 'Bearing, suction bell', 82_30, 1.6, form('bushing', 2.4, 5, 1.69))],
    [1, purchased('D6112-9-SS', 'Collar, sand', 46_70, 0.8, form('washer', 3, 0.75, 1.69))],
    [2, socketScrew['5/16-18 x 0.50']],
    [
      1,
      machined('D6113-7-SS', 'Shaft, bowl, 1.688 x 68', 724_00, 42.6, form('shaft', 1.688, 68), {
        hasOtherMaterial: true,
      }),
    ],
    [4, stage],
    [1, oRing['2-275']],
    [1, casting('D6120-2-CI', 'Case, discharge', 764_00, 52, form('bowl', 11.75, 8, 2.4, 8))],
    [1, purchased('D6121-9-BZ', 'Bearing, discharge case', 88_10, 1.9, form('bushing', 2.4, 6, 1.69))],
    [8, hexScrew['1/2-13 x 2.00']],
    [8, nut['1/2-13']],
    [1, sleeve('D6122-6-SS', 'bowl shaft end', 96_50, 2.1, 1.69, 3)],
  ],
  { axis: 'vertical' },
)
