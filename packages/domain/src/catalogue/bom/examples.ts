import type { BomLine } from './bom-line.ts'

/** Builds an example BOM line: a sellable part at $10 with the given lines below it. */
export function exampleLine(
  partNumber: string,
  parts: BomLine[] = [],
  change: Partial<BomLine> = {},
): BomLine {
  return {
    partId: 1,
    partNumber,
    description: `Part ${partNumber}`,
    unitId: 1,
    unitName: 'EA',
    price: 10,
    companyDiscount: null,
    weight: 1,
    isPaintable: false,
    isImpeller: false,
    isSellable: true,
    hasOtherMaterial: false,
    replacedBy: null,
    position: 1,
    reference: String(change.position ?? 1),
    buildQuantity: 1,
    parts,
    ...change,
  }
}
