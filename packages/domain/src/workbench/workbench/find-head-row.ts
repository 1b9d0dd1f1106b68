import { isKnownHead } from './column-manners.ts'
import type { Cell } from '../../core/table/index.ts'

/** Maximum number of rows above the header row. */
export const TITLE_ROWS = 30

/** Index of the row with the most known headers, at least two; otherwise of the first of the widest rows. */
export function findHeadRow(rows: readonly (readonly Cell[])[]): number {
  const first = rows.slice(0, TITLE_ROWS)
  const known = first.map((cells) => cells.filter(isKnown).length)
  const most = Math.max(0, ...known)
  if (most > 1) return known.indexOf(most)
  const widths = first.map((cells) => cells.filter((cell) => String(cell).trim() !== '').length)
  return Math.max(0, widths.indexOf(Math.max(0, ...widths)))
}

const isKnown = (cell: Cell) => typeof cell === 'string' && isKnownHead(cell)
