import { curves } from './curves.ts'
import { drawCurve } from './draw-curve.ts'
import { drawManual } from './draw-manual.ts'
import { electricMotorManual } from './manuals/electric-motor.ts'
import { endSuctionManual } from './manuals/end-suction.ts'
import { mixedFlowManual } from './manuals/mixed-flow.ts'
import { selfPrimingManual } from './manuals/self-priming.ts'
import { splitCaseManual } from './manuals/split-case.ts'
import { submersibleManual } from './manuals/submersible.ts'
import { verticalTurbineManual } from './manuals/vertical-turbine.ts'

/** A PDF that belongs to some pumps. */
export interface Document {
  kind: 'manual' | 'curve'
  name: string
  file: string
  boms: string[]
  draw: () => Promise<Buffer>
}

export const manuals = [
  endSuctionManual,
  selfPrimingManual,
  verticalTurbineManual,
  splitCaseManual,
  mixedFlowManual,
  submersibleManual,
  electricMotorManual,
]

export const documents: Document[] = [
  ...manuals.map(
    (manual): Document => ({
      kind: 'manual',
      name: manual.number,
      file: `${manual.number}.pdf`,
      boms: manual.boms,
      draw: () => drawManual(manual),
    }),
  ),
  ...curves.map(
    (curve): Document => ({
      kind: 'curve',
      name: curve.name,
      file: curve.file,
      boms: [curve.bom],
      draw: () => drawCurve(curve),
    }),
  ),
]
