import {
  cartMessages,
  checkDraft,
  checkQuantity,
  type EditableField,
  linesOverTogether,
  readDraft,
  sentOptions,
  trimLimitTexts,
} from '../cart/index.ts'
import {
  type Checked,
  checkedAs,
  type InputError,
  invalid,
  valid,
  writeCsv,
} from '../../core/kernel/index.ts'
import type { TrimLimits } from '../../catalogue/part/index.ts'
import { toCents, toDollars } from '../../core/pricing/index.ts'
import { quickOrderMessages } from './messages.ts'
import { openDifferences } from './open-differences.ts'
import { type QuickLine, trimText } from './quick-line.ts'
import { csvHeaders } from './csv-headers.ts'

export interface CheckedList {
  /** Lines that need attention. */
  wrong: ReadonlySet<number>
  /** Lines of the same goods whose total exceeds the maximum, with the message; the cart would reject their sum. */
  over: ReadonlyMap<number, string>
}

/** Finds the lines that cannot be added to the cart as they are: with errors, or with open differences (OQ-40, READ-15). */
export function checkList(lines: readonly QuickLine[], today: string): CheckedList {
  const wrong = new Set<number>()
  const found = []
  for (const line of lines) {
    const checked = checkLine(line)
    if (!checked.ok || openDifferences(line, today).length > 0) wrong.add(line.lineId)
    else if (checked.value) found.push({ ...checked.value, lineId: line.lineId })
  }

  const over = new Map(linesOverTogether(found).map(({ lineId }) => [lineId, cartMessages.quantity]))
  for (const lineId of over.keys()) wrong.add(lineId)

  return { wrong, over }
}

/**
 * Item that a line adds to the cart, or its errors (QUICK-06, QUICK-11 to QUICK-14). A line with an unknown part has
 * only that error; a line whose part is still being looked up has no value yet.
 */
export function checkLine(line: QuickLine): Checked<LineItem | null, EditableField | 'partId'> {
  const { part } = line
  if (part === undefined) return valid(null)
  if (part === null)
    return invalid('partId', 'UNKNOWN', line.unsold ? quickOrderMessages.notSold : cartMessages.partInvalid)

  const checked = checkDraft(part, line)
  return checkedAs(goodsOf(line), [
    ...(checked.ok ? [] : withOwnSentences(checked.errors, part)),
    part.isPaintable && line.paintColorId === undefined && paintOpen,
  ])
}

const { quantity, angle, angleMissing, trim, trimMissing, impellerMissing, paintColor } = quickOrderMessages
const paintOpen = { field: 'paintColorId', code: 'MISSING', error: paintColor } as const
const wrongValue = { quantity, impellerTrim: trim, impellerAngle: angle, paintColorId: paintColor }
const missingValue = { ...wrongValue, impellerAngle: angleMissing }

/**
 * Rewords errors for quick order: what to enter, followed by the message of CART-17 or CART-18. An impeller without both
 * values has one error, at its trim (QUICK-11 to QUICK-13).
 */
function withOwnSentences(
  errors: readonly InputError<EditableField>[],
  part: TrimLimits,
): InputError<EditableField>[] {
  const missing = errors.filter(({ code }) => code === 'MISSING')
  const isBlank = missing.length === 2
  return errors
    .filter(({ field }) => !isBlank || field !== 'impellerAngle')
    .map((one) => ({ ...one, error: sentenceFor(one) }))

  function sentenceFor({ field, code, error }: InputError<EditableField>): string {
    if (code !== 'MISSING') return `${wrongValue[field]} ${error}`
    if (isBlank) return impellerMissing
    const missing = field === 'impellerTrim' ? trimMissing(...trimLimitTexts(part)) : missingValue[field]
    return `${wrongValue[field]} ${missing}`
  }
}

type LineItem = ReturnType<typeof goodsOf>

/** Goods that a line adds to the cart; an unreadable value is null, an unreadable quantity 0. */
export function goodsOf(line: QuickLine) {
  const { part } = line
  const { quantity: count, ...options } = readDraft(line)
  return {
    partId: part?.partId ?? 0,
    quantity: count,
    units: part?.unitName ?? '',
    ...sentOptions(part ?? { partNumber: '', isPaintable: false }, options),
  }
}

/**
 * CSV of the lines that need attention, to fix and import again: the template's columns as they were read, and the
 * reasons in the notes, such as `Row 14: Enter a valid quantity.`
 */
export function attentionCsv(lines: readonly QuickLine[], over: CheckedList['over']): string {
  return writeCsv([
    csvHeaders,
    ...lines.map((line) => [
      line.partNumber,
      line.quantity || (line.read?.quantity ?? ''),
      trimText(line),
      line.angle,
      line.unknownPaint ?? line.read?.paintColor ?? '',
      reasonsOf(line, over.get(line.lineId)),
    ]),
  ])
}

function reasonsOf(line: QuickLine, over: string | undefined): string {
  const checked = checkLine(line)
  const errors = checked.ok ? [] : checked.errors.map(({ error }) => error)
  const reasons = [line.read?.problem, ...errors, over].filter(Boolean).join(' ')
  return line.read ? `Row ${line.read.row}: ${reasons}` : reasons
}

/** Subtotal of the lines in dollars before the discount; lines without a part, price or valid quantity count as 0. */
export function subtotal(lines: readonly QuickLine[]): number {
  const cents = lines.map(({ part, quantity }) => {
    const count = checkQuantity(quantity)
    return part?.price && count.ok ? toCents(part.price) * count.value : 0
  })
  return toDollars(cents.reduce((sum, one) => sum + one, 0))
}
