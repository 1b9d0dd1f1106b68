import { type Cell, cleanText, type DecimalMark, readNumber } from '../../core/table/index.ts'
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

const cleanCell = (cell: Cell): Cell =>
  typeof cell === 'string'
    ? cleanText(cell)
        .replaceAll(/\s*\n\s*/g, ' ')
        .trim()
    : cell

/** Cells of a row that are not empty. */
export const filledOf = ({ texts }: ListRow): string[] => texts.filter((text) => text !== '')

/** Part number as the catalogue is asked for it: without an apostrophe or quotation marks around it, in upper case. */
export const numberText = (text: string): string =>
  text
    .replace(/^['"“”‘’`]+|['"“”‘’`]+$/g, '')
    .trim()
    .toUpperCase()

/** True for a cell that may be a part number rather than words: a digit and no blank. */
export const isNumberLike = (text: string): boolean => /\d/.test(text) && !/\s/.test(text)

/** Value of a number cell with a currency; null if it is not a number. */
export function valueOf(cell: Cell, mark: DecimalMark | null): number | null {
  if (typeof cell === 'number') return cell
  const text = cell.trim().replace(/\s*\/\s*\p{L}{1,4}$/u, '')
  const read = (mark ? readNumber(text, mark) : null) ?? readNumber(text, '.') ?? readNumber(text, ',')
  return read && Number.isFinite(Number(read.meant)) ? Number(read.meant) : null
}

/** True if an amount is the product within the rounding of the unit price. */
export const isProduct = (quantity: number, price: number, amount: number): boolean =>
  Math.abs(quantity * price - amount) <= 0.005 * Math.max(1, Math.abs(quantity)) + 0.006
