import { form } from '../form.ts'
import { plug } from '../shared/fittings.ts'
import { mechanicalSeal } from '../shared/mechanical-seal.ts'
import { gasket, oRing, snapRing } from '../shared/rings.ts'
import { hexScrew } from '../shared/screws.ts'
import { assembly, casting, kit, machined, purchased } from '../trades.ts'

const outerSeal = mechanicalSeal({ number: 'TB09415', type: '21', shaft: 1.5, price: 386_20 })
const innerSeal = mechanicalSeal({ number: 'TB09418', type: '6', shaft: 1.75, price: 274_60 })

/** Two seals one behind the other. */
export const submersibleSealKit = kit(
  '4SUB-SK-15',
  'Kit, tandem seal',
  form('mechanical-seal', 2.63, 6.2, 1.5),
  [
    [1, oRing['2-246']],
    [1, outerSeal],
    [1, snapRing['1.77']],
    [1, machined('D5512-9-SS', 'Spacer, seal', 28_60, 0.4, form('sleeve', 2, 0.8, 1.52))],
    [1, innerSeal],
    [1, snapRing['1.97']],
    [1, oRing['2-258']],
    [1, gasket('235664', 'oil plug', 1_40, 1.4, 1)],
  ],
  { axis: 'vertical' },
)

/** The oil between the two seals and what holds it. */
export const submersibleOilChamber = assembly(
  '4SUB-OC-15',
  'Oil chamber',
  form('adapter', 14.5, 7, 1.5, 8),
  [
    [1, oRing['2-275']],
    [1, casting('D5510-4-CI', 'Backplate, submersible', 642_00, 38, form('backplate', 14.5, 2.4, 2.7, 8))],
    [6, hexScrew['3/8-16 x 1.00']],
    [1, casting('D5511-1-CI', 'Chamber, oil', 728_00, 46, form('adapter', 14.5, 5, 4, 8))],
    [2, plug['3/8 NPT']],
    [1, purchased('119760', 'Probe, moisture', 94_50, 0.2, form('plug', 0.8, 2.4))],
    [3, purchased('119872', 'Oil, dielectric, quart', 16_40, 1.9, form('bushing', 3.4, 7.5, 1))],
    [1, oRing['2-280']],
  ],
  { axis: 'vertical' },
)
