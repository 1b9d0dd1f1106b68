import { checkAngle, checkQuantity, checkTrim, type ItemOptions } from '@volute/domain/cart'
import type { Part } from '@volute/domain/catalogue'

/** What stands in the add form, as typed. */
export interface AddFormValues {
  quantity: string
  angle: string
  /** Full Trim is sent as 0; the text of a custom trim is kept meanwhile (PART-14). */
  trimKind: 'full' | 'custom'
  trim: string
  /** Null is No Paint; undefined is not chosen yet, so the company's default counts. */
  paintColorId: number | null | undefined
}

export const startValues: AddFormValues = {
  quantity: '1',
  angle: '0',
  trimKind: 'full',
  trim: '0.0',
  paintColorId: undefined,
}

export type AddFormErrors = Partial<Record<'quantity' | 'angle' | 'trim', string>>

/** Reads the form for a part: what it would add, or the sentence of each field that is wrong (PART-18 to PART-20). */
export function readAddForm(
  part: Part,
  values: AddFormValues,
): { errors: AddFormErrors; quantity: number; options: Omit<ItemOptions, 'paintColorId'> } {
  const quantity = checkQuantity(values.quantity)
  const angle = checkAngle(part.isImpeller ? values.angle : 0)
  const trim = checkTrim(part.isImpeller && values.trimKind === 'custom' ? values.trim : 0)
  return {
    errors: {
      ...(!quantity.ok && { quantity: quantity.error }),
      ...(!angle.ok && { angle: angle.error }),
      ...(!trim.ok && { trim: trim.error }),
    },
    quantity: quantity.ok ? quantity.value : 0,
    options: { impellerAngle: angle.ok ? angle.value : 0, impellerTrim: trim.ok ? trim.value : 0 },
  }
}
