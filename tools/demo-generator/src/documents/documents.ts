import { curves } from './curves.ts'
import { drawCurve } from './draw-curve.ts'
import { drawManual } from './draw-manual.ts'
import { manuals } from './manuals.ts'

/** A PDF that belongs to some pumps. */
export interface Document {
  kind: 'manual' | 'curve'
  name: string
  file: string
  boms: string[]
  draw: () => Promise<Buffer>
}

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
