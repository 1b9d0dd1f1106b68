import type { BomLine } from './bom-line.ts'

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
