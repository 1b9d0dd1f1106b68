import { type DecimalMark, hasOtherMark, looksLikeDate } from '../../core/table/index.ts'
import { isNumberLike, type ListRow, numberText, valueOf } from './list-table.ts'
import { meaningsOf, splitQuantity } from './read-quantity.ts'
import { isUnit } from './units.ts'

/** Facts about the cells of a column, below the header. */
export interface ColumnFacts {
  filled: number
  /** Cells that may be part numbers, and those of them that the catalogue knows. */
  numberLike: number
  known: number
  /** Cells that are numbers, and whole numbers from 0 written with digits, a unit after them included. */
  numeric: number
  whole: number
  units: number
  dates: number
  /** True for line numbers: 1, 2, 3 …, 10, 20 …, 001. */
  isSequence: boolean
  /** True if all filled cells are zero. */
  isZero: boolean
  /** True if cells have cents, beside whole ones or with two decimals: without a header they may be prices. */
  isPriceLike: boolean
  /** True if the first cell is not a number: an unknown header. */
  hasOwnHeader: boolean
  values: (number | null)[]
}

/** Studies the columns of rows. */
export function studyTable(
  rows: readonly ListRow[],
  width: number,
  knows: (number: string) => boolean,
): ColumnFacts[] {
  const mark = usualMark(rows)
  return Array.from({ length: width }, (_, column) => studyCells(rows, column, mark, knows))
}

/** The decimal mark of nearly all numbers that need one. */
function usualMark(rows: readonly ListRow[]): DecimalMark | null {
  let [points, commas] = [0, 0]
  for (const { cells } of rows)
    for (const cell of cells) {
      if (typeof cell !== 'string' || !/^[^\p{L}]*\d[.,]\d/u.test(cell)) continue
      if (hasOtherMark(cell, ',')) points++
      if (hasOtherMark(cell, '.')) commas++
    }
  if (points === commas) return null
  return points > commas ? '.' : ','
}

function studyCells(
  rows: readonly ListRow[],
  column: number,
  mark: DecimalMark | null,
  knows: (number: string) => boolean,
): ColumnFacts {
  const facts: ColumnFacts = {
    filled: 0,
    numberLike: 0,
    known: 0,
    numeric: 0,
    whole: 0,
    units: 0,
    dates: 0,
    isSequence: false,
    isZero: true,
    isPriceLike: false,
    hasOwnHeader: false,
    values: [],
  }
  const texts: string[] = []
  for (const { cells, texts: all } of rows) {
    const [cell = '', text = ''] = [cells[column], all[column]]
    const value = text === '' ? null : (valueOf(cell, mark) ?? countOf(text, mark))
    facts.values.push(value)
    if (text === '') continue
    texts.push(text)
    facts.filled++
    if (value !== 0) facts.isZero = false
    if (value !== null) facts.numeric++
    if (isWholeNumber(text)) facts.whole++
    if (isUnit(text)) facts.units++
    if (looksLikeDate(text)) facts.dates++
    if (!isNumberLike(text)) continue
    facts.numberLike++
    if (knows(numberText(text))) facts.known++
  }
  facts.isSequence = isSequence(texts)
  facts.hasOwnHeader = texts.length > 1 && !/\d/.test(texts[0] ?? '')
  facts.isPriceLike =
    texts.some((text) => /\d[.,]\d\d$/.test(text)) || (facts.whole > 0 && facts.values.some(isFraction))
  return facts
}

const isFraction = (value: number | null) => value !== null && !Number.isInteger(value)

/** Number before a unit: `25 FT` is 25. */
const countOf = (text: string, mark: DecimalMark | null): number | null =>
  meaningsOf(splitQuantity(text)?.number ?? '', mark)[0] ?? null

/** True for `4`, `4 ea`, `x4`, `4.00` and, if ambiguous, `1.000`. */
const isWholeNumber = (text: string): boolean =>
  /^\d+([.,]0+)?$|^\d{1,3}([.,'’ ]\d{3})+$/.test(splitQuantity(text)?.number ?? '')

/** Steps of line numbers. */
const steps = new Set([1, 5, 10, 20, 50, 100, 1000])

/**
 * True for line numbers: 1, 2, 3 …, 10, 20, 30 …, also if some are missing or the first ones are, and `001`. Two numbers
 * count only from the first step on, or as tens.
 */
export function isSequence(texts: readonly string[]): boolean {
  const digits = texts.flatMap((text) => /^\(?(\d{1,6})(?:[.)]|\.0+)?$/.exec(text)?.[1] ?? [])
  if (digits.length < Math.max(1, texts.length * 0.9)) return false
  if (digits.every((text) => text.startsWith('0') && Number(text) > 0)) return true
  const numbers = digits.map(Number)
  const gaps = numbers.slice(1).map((number, place) => number - (numbers[place] ?? 0))
  const step = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0
  if (!steps.has(step) || !gaps.every((gap) => gap > 0 && gap % step === 0)) return false
  const isUsual = numbers[0] === step || step >= 10 || numbers.length > 2
  return (
    isUsual &&
    gaps.filter((gap) => gap === step).length >= gaps.length * 0.7 &&
    (numbers[0] ?? 0) % step === 0
  )
}
