import { cartMessages } from '../cart/index.ts'
import { type Checked, invalid, limits, valid } from '../../core/kernel/index.ts'
import { lineOfRow, type ListLine } from '../lines/index.ts'
import {
  type ListReading,
  numberText,
  readSource,
  readTextLine,
  type SourceTable,
} from '../list-reading/index.ts'
import { quickOrderMessages } from './messages.ts'
import type { ReadRow } from './quick-line.ts'
import { csvHeaders } from './csv-headers.ts'
import { isBlank, readCsvRows, type ReadRows } from './read-csv-rows.ts'

/** Checks a pasted text by its length only. */
export function checkPaste(text: string): Checked<string, 'list'> {
  if (text.trim() === '') return invalid('list', 'MISSING', quickOrderMessages.listUnreadable)
  return text.length > limits.importedBytes
    ? invalid('list', 'TOO_LONG', cartMessages.tooManyLines(text.split('\n').length))
    : valid(text)
}

/** True for a file with a column of the template, which is judged by the template's rules (QUICK-18, TV-23). */
export function isTemplate({ rows }: SourceTable): boolean {
  const header = rows.find((row) => !isBlank(row.map(String))) ?? []
  return header.some((cell) =>
    csvHeaders.some((name) => name === String(cell).trim().toLowerCase() && name.includes('_')),
  )
}

/**
 * Reads the rows of a file: one with a column of the template by the template's rules, any other one as a list. A file
 * without a column of part numbers has invalid headers (QUICK-17 to QUICK-20).
 */
export function readFileRows(table: SourceTable, knows: (number: string) => boolean): Checked<ReadRows> {
  const cells = table.rows.map((row) => row.map(String))
  if (isTemplate(table) || cells.every(isBlank)) return readCsvRows(cells)
  const reading = readTable(table, knows)
  if (reading.lines.length === 0) return readCsvRows(cells)
  return reading.lines.length > limits.importedRows
    ? invalid('file', 'NOT_ALLOWED', quickOrderMessages.fileFailed)
    : valid(rowsOfReading(reading))
}

const readTable = (table: SourceTable, knows: (number: string) => boolean): ListReading =>
  readSource({ tables: [table], orders: [], notAnOrder: null }, { knows })

/** Rows of a reading; a quantity that is not certain is left open, with the reason. */
function rowsOfReading({ lines, leftOut, questions }: ListReading): ReadRows {
  const isAsked = questions.length > 0
  const isSkipped = ({ why }: ListReading['leftOut'][number]) => why === 'NO_NUMBER'
  return {
    rows: lines.map(({ row, partNumber, quantity, unit, trim, angle, paintColor, problem }): ReadRow => {
      const reason = problem || (isAsked ? quickOrderMessages.quantityUnclear : '')
      return {
        row,
        partNumber,
        quantity: quantity === null ? '' : String(quantity),
        unit,
        trim,
        angle,
        paintColor,
        ...(reason && { problem: reason }),
      }
    }),
    skipped: leftOut.filter(isSkipped),
    said: leftOut.filter((one) => !isSkipped(one) && one.why !== 'HEAD'),
  }
}

/**
 * Interpretations of a typed text: the whole text as a part number, then a number with a quantity, such as `TB10773 5`
 * (QUICK-05). A quantity typed in a field of its own counts instead of the text's (CART-29).
 */
export function readTyped(text: string, quantity = ''): ListLine[] {
  const whole = { partNumber: text.trim().toUpperCase(), quantity: '1', trim: '', angle: '', paintColor: '' }
  const counted = numbersIn(text)
    .flatMap((word) => readTextLine(text, 1, { knows: (number) => number === word }).lines)
    .filter((line) => line.quantity !== null)
    .slice(0, 1)
    .map((line) => ({ ...line, quantity: String(line.quantity) }))
  return [whole, ...counted].map((row) => lineOfRow({ ...row, quantity: quantity || row.quantity }, 'TYPED'))
}

/** Words of a typed text; one with many is not a number with a quantity. */
function numbersIn(text: string): string[] {
  const words = text.length > limits.catalogueNumber * 2 ? [] : text.trim().split(/[\s:,;]+/)
  return words.length > 1 && words.length <= 5 ? words.map(numberText).filter((word) => /\d/.test(word)) : []
}
