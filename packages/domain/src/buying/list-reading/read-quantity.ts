import {
  type Cell,
  type DecimalMark,
  isScientific,
  looksLikeDate,
  readNumber,
} from '../../core/table/index.ts'
import { listReadingMessages } from './messages.ts'
import { isUnit, shopUnit } from './units.ts'

export interface QuantityRead {
  /** Whole number from 1, or null with the problem. */
  quantity: number | null
  unit: string
  problem: string
}

/** Digits of the largest quantity that is read. */
const DIGITS = 7
/** Maximum length of a quantity with its unit. */
const LONGEST = 40

const shape =
  /^(?:qty\.?:?|x|×)?\s*([-+(]?)\s*(\d[\d.,'’ ]*|[.,]\d+)\)?\s*(?:x(?=$|\s)|×)?\s*(?:([\p{L}][\p{L}\d./²³]*)\.?)?$/iu
const unitFirst = /^(\p{L}{1,8})\.?:?\s+(\d[\d.,'’ ]*)$/u

/** Number and unit of a quantity cell: `2 ea`, `25FT`, `x4`, `4 x`; null for other texts. */
export function splitQuantity(text: string): { sign: string; number: string; unit: string } | null {
  if (text.length > LONGEST) return null
  const [, first = '', after = ''] = unitFirst.exec(text) ?? []
  if (isUnit(first)) return { sign: '', number: after.trim(), unit: first }
  const [matched, sign = '', number = '', unit = ''] = shape.exec(text) ?? []
  if (matched === undefined || (unit !== '' && !isUnit(unit) && !/^(x|off|pcs?)$/i.test(unit))) return null
  return { sign, number: number.trim(), unit: /^(x|off)$/i.test(unit) ? '' : unit }
}

/** Numbers that a text may mean with each decimal mark; none if it is not a number. */
export function meaningsOf(number: string, mark: DecimalMark | null): number[] {
  const marks = mark ? [mark] : (['.', ','] as const)
  const read = marks.flatMap((one) => readNumber(number, one)?.meant ?? []).map(Number)
  return [...new Set(read)]
}

/** Reads a quantity; a negative, zero, decimal or ambiguous one is a problem that names it. */
export function readQuantity(cell: Cell, mark: DecimalMark | null): QuantityRead {
  const text = String(cell).trim()
  if (text === '') return failed(listReadingMessages.noQuantity)
  if (typeof cell === 'number') return wholeOf(text, [cell], '')
  if (isScientific(text)) return failed(listReadingMessages.changedToPower(text))
  if (looksLikeDate(text)) return failed(listReadingMessages.changedToDate(text))
  const split = splitQuantity(text)
  if (!split || split.sign === '-' || split.sign === '(')
    return failed(listReadingMessages.notAQuantity(text))
  return wholeOf(text, meaningsOf(split.number, mark), split.unit)
}

function wholeOf(text: string, meanings: readonly number[], unit: string): QuantityRead {
  const [quantity] = meanings
  if (quantity === undefined) return failed(listReadingMessages.notAQuantity(text))
  if (meanings.length > 1) return failed(listReadingMessages.twoForms(text))
  if (!Number.isInteger(quantity)) return failed(listReadingMessages.notWhole(text))
  if (quantity < 1 || quantity >= 10 ** DIGITS) return failed(listReadingMessages.notAQuantity(text))
  return { quantity, unit: unit === '' ? '' : shopUnit(unit), problem: '' }
}

const failed = (problem: string): QuantityRead => ({ quantity: null, unit: '', problem })
