import type { Part } from '../../catalogue/part/index.ts'
import { type QuickLine, startLine } from './quick-line.ts'

/** Part on sale at $10 per EA. */
export function examplePart(partNumber: string, change: Partial<Part> = {}): Part {
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
    isImpeller: partNumber.includes('-3-'),
    isSellable: true,
    hasOtherMaterial: false,
    replacedBy: null,
    ...change,
  }
}

/** Line of a part, without a default color. */
export function exampleLine(lineId: number, part: Part, change: Partial<QuickLine> = {}): QuickLine {
  return { ...startLine(lineId, part, null), ...change }
}
