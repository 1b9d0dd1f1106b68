import {
  type Cell,
  type ColumnStudy,
  isScientific,
  looksLikeDate,
  readNumber,
} from '../../core/table/index.ts'
import type { FindingKind, Reading } from './uploaded-file.ts'
import type { Manner } from './column-manners.ts'
import { parsePrice, plainDollars, toDollars } from '../../core/pricing/index.ts'
import { losesDigits, splitUnit, toOwnUnit, type Unit, unitsOf } from './units.ts'

export interface CellRead {
  text: string
  found: readonly FindingKind[]
  /** Value after a person agrees to all findings; null if it cannot be known. */
  meant: string | null
  /** Price with all its decimals, which the import rounds and names in the difference. */
  unrounded?: string
}

/** Context needed to read a cell. */
export interface Ways {
  decimalMark: Reading['decimalMark']
  study?: ColumnStudy | undefined
  /** Numbers that the catalogue knows with leading zeros. */
  zeroed?: ReadonlyMap<string, string> | undefined
  /** Column of the import format, and the unit of its numbers in the file. */
  column?: string | undefined
  unit?: Unit | undefined
}

/** Reads a cell and reports damage by a spreadsheet or an ERP. */
export function readCell(cell: Cell, manner: Manner, ways: Ways): CellRead {
  const text = typeof cell === 'number' ? plainNumber(cell, manner) : cell.trim()
  if (text === '' || manner === 'TEXT' || manner === 'LEVEL') return asItStands(text)
  if (manner === 'DATE') return asItStands(isoDate(text))
  if (isScientific(text)) return { text, found: ['SCIENTIFIC'], meant: null }
  if (looksLikeDate(text) && !ways.study?.isOfDates) return { text, found: ['DATE_FOR_NUMBER'], meant: null }
  if (manner === 'NUMBER')
    return readAmount(text, typeof cell === 'number' ? { ...ways, decimalMark: '.' } : ways)
  if (manner === 'POSITION' && !/^\d+$/.test(text)) return { text, found: ['TEXT_POSITION'], meant: text }
  if (manner === 'PART') return readPart(text, ways)
  return manner === 'IDENTIFIER' ? readPart(text, { ...ways, zeroed: undefined }) : asItStands(text)
}

type NumberCell = Pick<CellRead, 'text' | 'found'> & { meant: string }

const asItStands = (text: string): CellRead => ({ text, found: [], meant: text })

function readAmount(text: string, ways: Ways): CellRead {
  const { decimalMark, column = '' } = ways
  const { number, unit } = splitUnit(text, column)
  const read = readNumber(number, decimalMark)
  if (!read) return asItStands(text)
  if (unitsOf(column).length > 0) return readMeasure({ text, ...read }, unit, ways)
  return column === 'price' ? readPrice({ text, ...read }) : inOwnUnit({ text, ...read })
}

/** The unit in a cell takes precedence over that of its column. Without either, nobody can know the value; 0 needs none. */
function readMeasure({ text, found, meant }: NumberCell, unit: Unit | undefined, ways: Ways): CellRead {
  if (unit) return inOwnUnit({ text, found: [...found, 'UNIT'], meant }, unit)
  if (ways.unit) return inOwnUnit({ text, found, meant }, ways.unit)
  return Number(meant) === 0 ? { text, found, meant } : { text, found: [...found, 'NO_UNIT'], meant: null }
}

/** A number that rounding to the shop's three decimals changes is a finding: 0.1 g would be read as 0 pounds (BRING-72). */
function inOwnUnit({ text, found, meant }: NumberCell, unit?: Unit): CellRead {
  const rounded: FindingKind[] = losesDigits(meant, unit) ? ['FEWER_DECIMALS'] : []
  return { text, found: [...found, ...rounded], meant: toOwnUnit(meant, unit) }
}

function readPrice({ text, found, meant }: NumberCell): CellRead {
  const price = parsePrice(meant)
  if (!price?.rounded) return { text, found, meant }
  return { text, found: [...found, 'ROUNDED'], meant: plainDollars(toDollars(price.cents)), unrounded: meant }
}

function readPart(text: string, { study, zeroed }: Ways): CellRead {
  if (study?.hasBothForms) return asItStands(text)
  const meant = zeroed?.get(text) ?? study?.fillZeros(text) ?? text
  return { text, found: meant === text ? [] : ['LOST_ZEROS'], meant }
}

/** Largest number that a workbook stores with all its digits. */
const KEPT = 999_999_999_999_999

/** Digits of a workbook's number; one that lost digits is formatted as a spreadsheet shows it. */
function plainNumber(value: number, manner: Manner): string {
  if (manner !== 'NUMBER' && Math.abs(value) > KEPT) return value.toExponential(5).toUpperCase()
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
}

/** Converts `21.11.2026`, which is unambiguous; leaves `11/12/2026`, which has two meanings. */
const isoDate = (text: string) =>
  text.replace(/^(\d\d?)\.(\d\d?)\.(\d{4})$/, (_all, day, named, of) =>
    [of, String(named).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
  )
