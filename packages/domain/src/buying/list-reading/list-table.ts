import { type Cell, cleanText, type DecimalMark, readNumber } from '../../core/table/index.ts'
import { limits } from '../../core/kernel/index.ts'
import type { SourceTable } from './list-source.ts'

/** Row of a table that is read, with its index in the source. */
export interface ListRow {
  at: number
  cells: readonly Cell[]
  /** Cells as text. */
  texts: readonly string[]
}

/** Rows that are read: without blank ones, and hidden cells are empty. */
export function rowsOf({ rows, hiddenColumns }: SourceTable, includeHidden: boolean): ListRow[] {
  const hidden = new Set(includeHidden ? [] : hiddenColumns)
  return rows.flatMap((row, at) => {
    const cells = row.map((cell, column) => (hidden.has(column) ? '' : cleanCell(cell)))
    const texts = cells.map(textOf)
    return texts.some((text) => text !== '') ? [{ at, cells, texts }] : []
  })
}

/** Text of a cell, in one line. */
export const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : String(cell))

/** Characters of a cell that are read; a longer one is a text, of which only the start is shown. */
export const LONGEST_CELL = 2000

/** Signs that change when a text is cleaned; most cells have none. */
const unclean = /[^\x20-\x7E]/

function cleanCell(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  const text = cell.slice(0, LONGEST_CELL)
  if (!unclean.test(text)) return text.trim()
  const lines = cleanText(text).split('\n')
  return lines
    .map((line) => line.trim())
    .join(' ')
    .trim()
}

/** Cells of a row that are not empty. */
export const filledOf = ({ texts }: ListRow): string[] => texts.filter((text) => text !== '')

/** Part number as the catalogue is asked for it: without an apostrophe or quotation marks around it, in upper case. */
export function numberText(text: string): string {
  const bare = text.length > limits.catalogueNumber * 2 ? text : text.replace(/^['"“”‘’`]+|['"“”‘’`]+$/g, '')
  return bare.trim().toUpperCase()
}

/** True for a cell that may be a part number rather than words: a digit and no blank. */
export const isNumberLike = (text: string): boolean => /\d/.test(text) && !/\s/.test(text)

/** Maximum length of a number with its currency and unit. */
const LONGEST_NUMBER = 60

/** Number of a cell without the unit of its price: `614.90/EA` has `614.90`; empty if the text is too long for a number. */
export function numberPart(text: string): string {
  if (text.length > LONGEST_NUMBER || !/\d/.test(text)) return ''
  return text.includes('/') ? text.replace(/\s*\/\s*\p{L}{1,4}$/u, '') : text
}

/** Value of a number cell with a currency; null if it is not a number. */
export function valueOf(cell: Cell, mark: DecimalMark | null): number | null {
  if (typeof cell === 'number') return cell
  const text = numberPart(cell)
  if (text === '') return null
  if (/^\d{1,15}$/.test(text)) return Number(text)
  const read = (mark ? readNumber(text, mark) : null) ?? readNumber(text, '.') ?? readNumber(text, ',')
  return read && Number.isFinite(Number(read.meant)) ? Number(read.meant) : null
}

/** True if an amount is the product within the rounding of the unit price. */
export const isProduct = (quantity: number, price: number, amount: number): boolean =>
  Math.abs(quantity * price - amount) <= 0.005 * Math.max(1, Math.abs(quantity)) + 0.006
