import type { FindingKind, Reading } from './brought-file.ts'
import type { Manner } from './column-manners.ts'
import { readNumber } from './read-number.ts'
import { type Cell, isScientific, looksLikeDate } from './spreadsheet-damage.ts'
import type { ColumnStudy } from './study-column.ts'

export interface CellRead {
  text: string
  found: readonly FindingKind[]
  /** Value after a person has agreed to all findings; null where nobody can know. */
  meant: string | null
}

/** Facts beyond a cell that it is read by. */
export interface Ways {
  decimalMark: Reading['decimalMark']
  study?: ColumnStudy | undefined
  /** Numbers that the catalogue knows with zeros before them. */
  zeroed?: ReadonlyMap<string, string> | undefined
}

/** Reads a cell, and says what a spreadsheet or an ERP has done to it. */
export function readCell(cell: Cell, manner: Manner, ways: Ways): CellRead {
  const text = typeof cell === 'number' ? plainNumber(cell, manner) : cell.trim()
  if (text === '' || manner === 'TEXT' || manner === 'LEVEL') return asItStands(text)
  if (manner === 'DATE') return asItStands(isoDate(text))
  if (isScientific(text)) return { text, found: ['SCIENTIFIC'], meant: null }
  if (looksLikeDate(text) && !ways.study?.isOfDates) return { text, found: ['DATE_FOR_NUMBER'], meant: null }
  if (manner === 'NUMBER') return typeof cell === 'number' ? asItStands(text) : readAmount(text, ways)
  if (manner === 'POSITION' && !/^\d+$/.test(text)) return { text, found: ['TEXT_POSITION'], meant: text }
  if (manner === 'PART') return readPart(text, ways)
  return manner === 'IDENTIFIER' ? readPart(text, { ...ways, zeroed: undefined }) : asItStands(text)
}

const asItStands = (text: string): CellRead => ({ text, found: [], meant: text })

function readAmount(text: string, { decimalMark }: Ways): CellRead {
  const read = readNumber(text, decimalMark)
  return read ? { text, ...read } : asItStands(text)
}

function readPart(text: string, { study, zeroed }: Ways): CellRead {
  const meant = zeroed?.get(text) ?? study?.fillZeros(text) ?? text
  return { text, found: meant === text ? [] : ['LOST_ZEROS'], meant }
}

/** Digits that a workbook keeps of a number. */
const KEPT = 999_999_999_999_999

/** The digits of a workbook's number; one that has lost digits is shown as a spreadsheet shows it. */
function plainNumber(value: number, manner: Manner): string {
  if (manner !== 'NUMBER' && Math.abs(value) > KEPT) return value.toExponential(5).toUpperCase()
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
}

/** `21.11.2026` has one meaning; `11/12/2026` has two and stays. */
const isoDate = (text: string) =>
  text.replace(/^(\d\d?)\.(\d\d?)\.(\d{4})$/, (_all, day, named, of) =>
    [of, String(named).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
  )
