import { isKnownHead } from './column-manners.ts'
import type { Cell } from './spreadsheet-damage.ts'

/** Rows that may stand above the heads. */
export const TITLE_ROWS = 30

/** The place of the row that has the most known heads; else of the first one that is as wide as those below it. */
export function findHeadRow(rows: readonly (readonly Cell[])[]): number {
  const first = rows.slice(0, TITLE_ROWS)
  const known = first.map((cells) => cells.filter(isKnown).length)
  const most = Math.max(0, ...known)
  if (most > 1) return known.indexOf(most)
  const widths = first.map((cells) => cells.filter((cell) => String(cell).trim() !== '').length)
  return Math.max(0, widths.indexOf(Math.max(0, ...widths)))
}

const isKnown = (cell: Cell) => typeof cell === 'string' && isKnownHead(cell)
