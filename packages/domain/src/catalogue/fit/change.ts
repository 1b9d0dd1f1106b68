import { z } from 'zod/mini'
import { bomLine } from '../bom/index.ts'
import { id } from '../../core/kernel/index.ts'

/** The fields of a pump line used to compare pumps; a line of a lookup has them too. */
export interface TreeLine {
  position: number
  /** Reference of the position on drawings and lists. */
  reference: string
  partNumber: string
  description: string
  buildQuantity: number
  parts: readonly TreeLine[]
}

/** Kinds of change at a position of a pump: `SUPERSEDED` by a part at the end of its chain, `REPLACED` by any other part. */
export const changeKinds = ['SUPERSEDED', 'REPLACED', 'QUANTITY', 'RENUMBERED', 'ADDED', 'REMOVED'] as const
export type ChangeKind = (typeof changeKinds)[number]

export const changeTitles: Record<ChangeKind, string> = {
  SUPERSEDED: 'Superseded',
  REPLACED: 'Replaced',
  QUANTITY: 'Quantity',
  RENUMBERED: 'Renumbered',
  ADDED: 'Added',
  REMOVED: 'Removed',
}

/** A position that differs between two states of a pump. Lines below a replaced or added part are folded into its change. */
export interface Change<Line extends TreeLine = TreeLine> {
  kind: ChangeKind
  /** Positions that lead to the line before and after; null when it did not exist. */
  wasPath: number[] | null
  isPath: number[] | null
  was: Line | null
  is: Line | null
  /** Part numbers from the earlier part to the later one, both included; empty unless superseded. */
  chain: string[]
}

/** A line as the parts list shows it; a part missing from the catalogue has only its number. */
export const fitLine = z.extend(bomLine, {
  partId: z.nullable(id),
  unitId: z.nullable(id),
  get parts() {
    return z.array(fitLine)
  },
})
fitLine.register(z.globalRegistry, { id: 'FitLine' })
export type FitLine = z.infer<typeof fitLine>

/** A change as it is shown: both lines with their parts, and its sentence. */
export const describedChange = z.object({
  kind: z.enum(changeKinds),
  wasPath: z.nullable(z.array(z.int())),
  isPath: z.nullable(z.array(z.int())),
  was: z.nullable(fitLine),
  is: z.nullable(fitLine),
  chain: z.array(z.string()),
  /** Description of the assembly that contains the line. */
  assembly: z.string(),
  /** `OR2-222-N (shipped 2019) is replaced by OR2-222-V.` */
  sentence: z.string(),
})
export type DescribedChange = z.infer<typeof describedChange>
