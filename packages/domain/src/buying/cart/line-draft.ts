import { type Checked, checkedAs, errorsOf, invalid } from '../../core/kernel/index.ts'
import { type BuiltImpeller, doubtAboutTrim, otherThanBuilt } from '../../catalogue/fit/index.ts'
import { formatCartTrim, isImpellerNumber, type TrimLimits } from '../../catalogue/part/index.ts'
import { type ItemOptions, sentOptions } from './line-options.ts'
import type { EditableField } from './diff-carts.ts'
import { checkAngle, checkQuantity, checkTrim, trimMessage } from './line-values.ts'
import { cartMessages } from './messages.ts'

/** Full Trim, the as-built trim of the pump, or custom inches; empty while none is chosen (PART-14). */
export const trimOptions = ['full-trim', 'as-built', 'custom', ''] as const
export type TrimOption = (typeof trimOptions)[number]

/** Line being edited in the add form, the cart, quick order or a quote (PART-12 to PART-21, CART-05, QUICK-04). */
export interface LineDraft {
  quantity: string
  trimOption: TrimOption
  /** Inches, as typed; kept while another option is chosen (PART-14). */
  trimValue: string
  /** Impeller on the pump's nameplate, if the part was found by a lookup that knows it. */
  built?: BuiltImpeller | undefined
  /** Degrees, as typed. */
  angle: string
  /** Null is No Paint; absent means not chosen yet (PART-13, OQ-64). */
  paintColorId?: number | null | undefined
}

/** Initial values of a form: angle 0 and Full Trim; a custom trim is empty until typed (PART-15, PART-17). */
export const startDraft: LineDraft = { quantity: '1', trimOption: 'full-trim', trimValue: '', angle: '0' }

/**
 * Initial values for a part found with a pump: its as-built trim and angle are preselected, if the part allows the trim
 * (FIT-16, OQ-117).
 */
export function startDraftFor(part: TrimLimits, built: BuiltImpeller | undefined): LineDraft {
  const start = { ...startDraft, built }
  return built && checkTrim(built.trim, part).ok ? { ...start, ...chooseTrim(start, 'as-built') } : start
}

/**
 * As-built impeller of a looked-up pump or BOM, if its trim is valid for an order; undefined if the trim is unknown
 * (LOOKUP-04, FIT-16).
 */
export function builtImpellerOf({
  trim,
  angle,
}: Record<'trim' | 'angle', number | null>): BuiltImpeller | undefined {
  if (trim === null || trim <= 0 || !checkTrim(trim).ok) return undefined
  const degrees = checkAngle(angle ?? '')
  if (angle === null || (degrees.ok && degrees.value === angle)) return { trim, angle }
  return { trim, angle: null, oddAngle: angle }
}

/**
 * Changes of a line when a trim is chosen: the as-built trim also sets the angle of the nameplate, and empties the angle if
 * that one cannot be ordered (FIT-16).
 */
export function chooseTrim({ built }: LineDraft, trimOption: TrimOption): Partial<LineDraft> {
  const angle = trimOption === 'as-built' ? built?.angle : null
  if (trimOption === 'as-built' && built?.oddAngle !== undefined) return { trimOption, angle: '' }
  return { trimOption, ...(typeof angle === 'number' && { angle: String(angle) }) }
}

/** Note at the trim field: a doubt about the trim, or that it differs from the nameplate; null without either (FIT-16). */
export function trimNoteOf(draft: LineDraft, part: TrimLimits): string | null {
  const judged = { part, built: draft.built, ordered: readDraft(draft, part) }
  return doubtAboutTrim(judged) ?? otherThanBuilt(judged)
}

/** Converts a stored line to the text of its fields; a trim has two decimals (CART-11, CART-20). */
export function draftOf(line: LineValues): LineDraft {
  return {
    quantity: String(line.quantity),
    trimOption: line.impellerTrim === 0 ? 'full-trim' : 'custom',
    trimValue: line.impellerTrim ? formatCartTrim(line.impellerTrim) : '',
    angle: String(line.impellerAngle ?? ''),
    paintColorId: line.paintColorId,
  }
}

/** Error messages of a line, by field. */
export type LineErrors = Partial<Record<EditableField, string>>

/**
 * Converts a draft to the values to store, or returns all errors at once, for the fields that the part has (CART-09,
 * PART-18 to PART-20). `MISSING` means not chosen or typed yet, so that a screen can add a hint; an unchosen paint is no
 * error.
 */
export function checkDraft(
  part: { partNumber: string; isPaintable: boolean } & TrimLimits,
  draft: LineDraft,
): Checked<LineValues, EditableField> {
  const isImpeller = isImpellerNumber(part.partNumber)
  const { quantity, ...options } = readDraft(draft, part)
  return checkedAs({ quantity, ...sentOptions(part, options) }, [
    ...errorsOf(checkQuantity(draft.quantity)),
    ...(isImpeller ? errorsOf(checkDraftTrim(draft, part)) : []),
    ...(isImpeller ? errorsOf(checkDraftAngle(draft)) : []),
  ])
}

/** Checks the trim of a draft; Full Trim is a trim of 0 (QUICK-14). */
function checkDraftTrim(
  { trimOption, trimValue, built }: LineDraft,
  part: TrimLimits,
): Checked<number, 'impellerTrim'> {
  if (trimOption === '') return invalid('impellerTrim', 'MISSING', trimMessage(part))
  return checkTrim({ 'full-trim': 0, 'as-built': built?.trim ?? '', custom: trimValue }[trimOption], part)
}

function checkDraftAngle({ angle }: LineDraft): Checked<number, 'impellerAngle'> {
  return angle === '' ? invalid('impellerAngle', 'MISSING', cartMessages.angle) : checkAngle(angle)
}

/** Values of a line. */
export type LineValues = ItemOptions & { quantity: number }

/** Converts a draft to the values to store; a wrong value is null, a wrong quantity 0. */
export function readDraft(draft: LineDraft, part: TrimLimits = {}): LineValues {
  const quantity = checkQuantity(draft.quantity)
  const [trim, angle] = [checkDraftTrim(draft, part), checkDraftAngle(draft)]
  return {
    quantity: quantity.ok ? quantity.value : 0,
    paintColorId: draft.paintColorId ?? null,
    impellerTrim: trim.ok ? trim.value : null,
    impellerAngle: angle.ok ? angle.value : null,
  }
}

/** Sets the company's default color if no paint is chosen yet (PART-13). */
export function withDefaultPaint(draft: LineDraft, defaultPaint: number | null | undefined): LineDraft {
  return draft.paintColorId === undefined ? { ...draft, paintColorId: defaultPaint ?? null } : draft
}

/** Properties of a draft that hold each field of a line. */
export const textsOf = {
  quantity: ['quantity'],
  paintColorId: ['paintColorId'],
  impellerTrim: ['trimValue', 'trimOption'],
  impellerAngle: ['angle'],
} as const satisfies Record<EditableField, readonly (keyof LineDraft)[]>

/**
 * Normalizes a field when it loses focus: a valid value reads as it is stored, rounded, and 0 inches as Full Trim; an
 * invalid one stays (OQ-63, CART-11).
 */
export function settleDraft(
  draft: LineDraft,
  field: EditableField,
  part: TrimLimits = {},
): Partial<LineDraft> {
  if (field === 'paintColorId' || (field === 'impellerTrim' && draft.trimOption !== 'custom')) return {}

  const read = readDraft(draft, part)
  const isWrong = field === 'quantity' ? read.quantity === 0 : read[field] === null
  if (isWrong) return {}

  const settled = draftOf(read)
  const changed = textsOf[field].filter((text) => settled[text] !== draft[text])
  return Object.fromEntries(changed.map((text) => [text, settled[text]]))
}
