import { type Checked, checkedAs, errorsOf, invalid } from '../kernel/index.ts'
import { formatCartTrim, isImpellerNumber } from '../part/index.ts'
import { type ItemOptions, sentOptions } from './cart-item.ts'
import type { CartLine } from './check-item.ts'
import type { EditableField } from './diff-carts.ts'
import { checkAngle, checkQuantity, checkTrim } from './line-values.ts'
import { cartMessages } from './messages.ts'

/** A line while it is typed: in the add form, the cart, the quick order and a quote (PART-12 to PART-21, CART-05, QUICK-04). */
export interface LineDraft {
  quantity: string
  /** Nothing as long as neither is chosen. */
  trimOption: 'full-trim' | 'custom' | ''
  /** Inches, as typed; they stay while Full Trim is chosen (PART-14). */
  trimValue: string
  /** Degrees, as typed. */
  angle: string
  /** Null is No Paint; absent is not chosen yet (PART-13, OQ-64). */
  paintColorId?: number | null | undefined
}

/** What a form starts with (PART-15, PART-17). */
export const startDraft: LineDraft = { quantity: '1', trimOption: 'full-trim', trimValue: '0.0', angle: '0' }

/** A stored line as its fields show it, a trim with two decimals (CART-11, CART-20). */
export function draftOf(line: Omit<CartLine, 'partId'>): LineDraft {
  return {
    quantity: String(line.quantity),
    trimOption: line.impellerTrim === 0 ? 'full-trim' : 'custom',
    trimValue: line.impellerTrim === null ? '' : formatCartTrim(line.impellerTrim),
    angle: String(line.impellerAngle ?? ''),
    paintColorId: line.paintColorId,
  }
}

/** The sentences of the wrong fields of a line. */
export type LineErrors = Partial<Record<EditableField, string>>

/**
 * The values of a draft as they are stored, or every wrong field at once, as far as the part has the field (CART-09, PART-18
 * to PART-20). `MISSING` is what is not chosen or typed yet, so that a screen may say more about it; an open paint is no error.
 */
export function checkDraft(
  part: { partNumber: string; isPaintable: boolean },
  draft: LineDraft,
): Checked<LineValues, EditableField> {
  const isImpeller = isImpellerNumber(part.partNumber)
  const { quantity, ...options } = readDraft(draft)
  return checkedAs({ quantity, ...sentOptions(part, options) }, [
    ...errorsOf(checkQuantity(draft.quantity)),
    ...(isImpeller ? errorsOf(checkDraftTrim(draft)) : []),
    ...(isImpeller ? errorsOf(checkDraftAngle(draft)) : []),
  ])
}

/** Full Trim is a trim of 0 (QUICK-14). */
function checkDraftTrim({ trimOption, trimValue }: LineDraft): Checked<number, 'impellerTrim'> {
  if (trimOption === '') return invalid('impellerTrim', 'MISSING', cartMessages.trim)
  return checkTrim(trimOption === 'full-trim' ? 0 : trimValue)
}

function checkDraftAngle({ angle }: LineDraft): Checked<number, 'impellerAngle'> {
  return angle === '' ? invalid('impellerAngle', 'MISSING', cartMessages.angle) : checkAngle(angle)
}

/** What a draft says of a line. */
export type LineValues = ItemOptions & { quantity: number }

/** The values of a draft as they are stored; what cannot be read is no value, and a quantity 0. */
export function readDraft(draft: LineDraft): LineValues {
  const quantity = checkQuantity(draft.quantity)
  const [trim, angle] = [checkDraftTrim(draft), checkDraftAngle(draft)]
  return {
    quantity: quantity.ok ? quantity.value : 0,
    paintColorId: draft.paintColorId ?? null,
    impellerTrim: trim.ok ? trim.value : null,
    impellerAngle: angle.ok ? angle.value : null,
  }
}

/** The draft in the company's default colour as long as none is chosen (PART-13). */
export function withDefaultPaint(draft: LineDraft, defaultPaint: number | null | undefined): LineDraft {
  return draft.paintColorId === undefined ? { ...draft, paintColorId: defaultPaint ?? null } : draft
}

/** What leaving a field makes of its text: a good one reads as it is stored, rounded, any other stays (OQ-63). */
export function settleDraft(draft: LineDraft, field: EditableField): Partial<LineDraft> {
  if (field === 'paintColorId' || (field === 'impellerTrim' && draft.trimOption !== 'custom')) return {}

  const text = ({ quantity: 'quantity', impellerTrim: 'trimValue', impellerAngle: 'angle' } as const)[field]
  const { [text]: settled } = draftOf(readDraft(draft))
  const isWrong = field === 'quantity' ? settled === '0' : settled === ''
  return isWrong || settled === draft[text] ? {} : { [text]: settled }
}
