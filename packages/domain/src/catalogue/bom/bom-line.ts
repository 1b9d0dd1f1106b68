import { z } from 'zod/mini'
import { part } from '../part/index.ts'

/** A BOM line: the part, its quantity per parent, and the lines below it. */
export const bomLine = z.extend(part, {
  /** Sort order within the BOM. */
  position: z.int(),
  /** Reference of the line on drawings and lists: `1`, `10A`, `433.1`. */
  reference: z.string(),
  buildQuantity: z.number(),
  get parts() {
    return z.array(bomLine)
  },
})
bomLine.register(z.globalRegistry, { id: 'BomLine' })
export type BomLine = z.infer<typeof bomLine>

export interface RowActions {
  viewSubAssembly: boolean
  customize: boolean
  quickAdd: boolean
}

type Row = Pick<BomLine, 'parts' | 'isSellable' | 'isImpeller' | 'isPaintable'>

/** Buttons shown on a row of the parts list (LOOKUP-13 to LOOKUP-15). */
export function rowActions(line: Row, { isFlat }: { isFlat: boolean }): RowActions {
  return {
    viewSubAssembly: line.parts.length > 0 && !isFlat,
    customize: line.isSellable && (line.isImpeller || line.isPaintable),
    quickAdd: line.isSellable && !line.isImpeller,
  }
}

/** Initial Order Quantity of a row: the build quantity rounded up to a whole number, at least 1 (OQ-65). */
export function startQuantity(buildQuantity: number): number {
  return Math.max(1, Math.ceil(buildQuantity))
}
