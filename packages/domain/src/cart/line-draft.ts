import { formatCartTrim } from '../part/index.ts'
import { isImpellerNumber } from '../part/index.ts'
import type { Checked } from '../kernel/index.ts'
import type { CartLine } from './check-item.ts'
import { checkAngle, checkTrim } from './check-impeller.ts'
import { checkQuantity } from './check-quantity.ts'
import type { ItemOptions } from './item-options.ts'
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

export type DraftField = 'quantity' | 'trim' | 'angle' | 'paintColor'
export type DraftErrors = Partial<Record<DraftField, string>>

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

/** What is said of a field; where a screen says nothing of its own about a missing value, it is a wrong one. */
export interface DraftSentences {
  quantity: string
  trim: string
  angle: string
  trimMissing?: string
  angleMissing?: string
  impellerMissing?: string
  paintColor?: string
}

const { quantity, trim, angle } = cartMessages
const cartSentences: DraftSentences = { quantity, trim, angle }

/** The sentence of every wrong field at once, as far as the part has the field (CART-09, PART-18 to PART-20). */
export function checkDraft(
  part: { partNumber: string; isPaintable: boolean },
  draft: LineDraft,
  sentences: DraftSentences = cartSentences,
): DraftErrors {
  const isPaintOpen = part.isPaintable && draft.paintColorId === undefined
  return {
    ...(!checkQuantity(draft.quantity).ok && { quantity: sentences.quantity }),
    ...(isImpellerNumber(part.partNumber) && checkImpeller(draft, sentences)),
    ...(isPaintOpen && sentences.paintColor !== undefined && { paintColor: sentences.paintColor }),
  }
}

function checkImpeller(draft: LineDraft, sentences: DraftSentences): DraftErrors {
  const { trim, trimMissing = trim, angle, angleMissing = angle, impellerMissing } = sentences
  const isTrimMissing = draft.trimOption === ''
  const isAngleMissing = draft.angle === ''
  if (isTrimMissing && isAngleMissing && impellerMissing !== undefined) return { trim: impellerMissing }

  return {
    ...(!checkTrimOf(draft).ok && { trim: isTrimMissing ? trimMissing : trim }),
    ...(!checkAngle(draft.angle).ok && { angle: isAngleMissing ? angleMissing : angle }),
  }
}

/** The values of a draft as they are stored; what cannot be read is no value, and a quantity 0. */
export function readDraft(draft: LineDraft): ItemOptions & { quantity: number } {
  const [quantity, trim, angle] = [checkQuantity(draft.quantity), checkTrimOf(draft), checkAngle(draft.angle)]
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
export function settleDraft(draft: LineDraft, field: DraftField): Partial<LineDraft> {
  if (field === 'paintColor' || (field === 'trim' && draft.trimOption !== 'custom')) return {}

  const text = { quantity: 'quantity', trim: 'trimValue', angle: 'angle' } as const
  const { [text[field]]: settled } = draftOf(readDraft(draft))
  const isWrong = field === 'quantity' ? settled === '0' : settled === ''
  return isWrong || settled === draft[text[field]] ? {} : { [text[field]]: settled }
}

/** Full Trim is a trim of 0 (QUICK-14). */
function checkTrimOf({ trimOption, trimValue }: LineDraft): Checked<number> {
  return checkTrim(trimOption === 'full-trim' ? 0 : trimOption === 'custom' ? trimValue : '')
}
