import { isImpellerNumber } from '../part/index.ts'

export interface ItemOptions {
  /** Null is No Paint. */
  paintColorId: number | null
  /** Whole degrees. */
  impellerAngle: number | null
  /** Inches; 0 is Full Trim. */
  impellerTrim: number | null
}

/** The options that belong to a part; paint or impeller values of another kind are null, not 0 (PART-09, PART-10). */
export function sentOptions(
  part: { partNumber: string; isPaintable: boolean },
  form: ItemOptions,
): ItemOptions {
  const isImpeller = isImpellerNumber(part.partNumber)

  return {
    paintColorId: part.isPaintable ? form.paintColorId : null,
    impellerAngle: isImpeller ? form.impellerAngle : null,
    impellerTrim: isImpeller ? form.impellerTrim : null,
  }
}
