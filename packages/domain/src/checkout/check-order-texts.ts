import { limits } from '../kernel/index.ts'
import { checkTexts, type FieldErrors, type TextRule } from './check-text.ts'

export interface OrderTexts {
  poNumber: string
  comment: string
  specialInstructions: string
}

const rules: Record<keyof OrderTexts, TextRule> = {
  poNumber: { label: 'PO number', max: limits.poNumber, required: true },
  comment: { label: 'Comment', max: limits.comment },
  specialInstructions: { label: 'Special Instructions', max: limits.comment },
}

/** The sentences of an order's own texts: the PO number is required (CHECKOUT-07, OQ-51). */
export function checkOrderTexts(texts: OrderTexts): FieldErrors<keyof OrderTexts> {
  return checkTexts(texts, rules)
}

/** The sentence of the comment alone, which is saved with an address too. */
export function checkComment(comment: string): FieldErrors<'comment'> {
  return checkTexts({ comment }, { comment: rules.comment })
}
