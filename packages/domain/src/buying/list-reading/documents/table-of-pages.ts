import type { SourceTable } from '../list-source.ts'
import { columnsOf, placeCells, type Piece, piecesOf, type TextRow } from './page-rows.ts'

/** Text on a page of a PDF; `y` is the distance of its baseline from the top. */
export interface PageText {
  text: string
  x: number
  y: number
  width: number
  height: number
}

/**
 * Table of the texts of a PDF by their places: rows by y, columns by x. Lines of a wrapped description belong to the nearest
 * row, and a head that is repeated on each page stands once.
 */
export function tableOfPages(pages: readonly (readonly PageText[])[]): SourceTable {
  const rows = pages.flatMap((texts) => piecesOf(texts))
  const head = findHead(rows)
  const placed = head ? tableRows(rows, head) : rows.map(({ pieces }) => pieces.map(({ text }) => text))
  return { name: '', rows: placed, hiddenRows: [], hiddenColumns: [], isHidden: false, isActive: true }
}

/** Row of at least three words without a number above a row of as many cells, most of which have the same places. */
function findHead(rows: readonly TextRow[]): TextRow | undefined {
  return rows.find(({ pieces }, index) => {
    const below = rows.slice(index + 1, index + 4).map((row) => row.pieces.length)
    return (
      pieces.length >= 3 &&
      pieces.every(({ text }) => !/^[\d.,$€£-]+$/.test(text)) &&
      below.some((count) => count >= Math.max(3, pieces.length - 2))
    )
  })
}

function tableRows(rows: readonly TextRow[], head: TextRow): string[][] {
  const columns = columnsOf(rows, head)
  const isHead = (row: TextRow) => textOf(row) === textOf(head)
  const first = rows.indexOf(head)
  const kept = rows.filter((row, index) => index <= first || !isHead(row))
  return joinWrapped(kept, kept.indexOf(head)).map((row) => placeCells(row.pieces, columns))
}

const textOf = ({ pieces }: TextRow) => pieces.map(({ text }) => text).join('\t')

/** Joins each row of words alone to the nearest row with numbers, above or below it, if it is as near as the next line. */
function joinWrapped(rows: readonly TextRow[], head: number): TextRow[] {
  const partsOf = new Map(rows.map((row) => [row, [row]]))
  const isLine = (row: TextRow) => row.pieces.length >= 3 && row.pieces.some(({ text }) => /\d/.test(text))
  for (const [index, row] of rows.entries()) {
    if (index <= head || row.pieces.length > 2 || row.pieces.some(isNumber)) continue
    const above = nearestLine(rows, index, -1, { isLine, head })
    const below = nearestLine(rows, index, 1, { isLine, head })
    const nearest = (above?.gap ?? Infinity) <= (below?.gap ?? Infinity) ? above : below
    if (!nearest || !isUnder(row, nearest.row)) continue
    partsOf.get(nearest.row)?.push(row)
    partsOf.delete(row)
  }
  return [...partsOf].map(([row, parts]) => ({
    ...row,
    pieces: parts.toSorted((one, other) => one.y - other.y).flatMap(({ pieces }) => pieces),
  }))
}

const isNumber = ({ text }: Piece) => /^[\d.,$€£%\s-]+$/.test(text)

/** Most distance of two lines of one cell, by the height of their letters. */
const LINE_GAP = 1.7

/** Next row with numbers in a direction, reached by steps no larger than the lines of one cell. */
function nearestLine(
  rows: readonly TextRow[],
  from: number,
  step: 1 | -1,
  { isLine, head }: { isLine(row: TextRow): boolean; head: number },
): { row: TextRow; gap: number } | undefined {
  for (let index = from + step, last = rows[from]; ; index += step) {
    const row = index > head ? rows[index] : undefined
    if (!row || !last || row.page !== last.page) return undefined
    const gap = Math.abs(row.y - last.y)
    if (gap > LINE_GAP * Math.max(row.height, last.height)) return undefined
    if (isLine(row)) return { row, gap: Math.abs(row.y - (rows[from]?.y ?? 0)) }
    if (row.pieces.length > 2 || row.pieces.some(isNumber)) return undefined
    last = row
  }
}

/** True if each piece stands below or above a piece of the line, neither of which is a number. */
const isUnder = (row: TextRow, line: TextRow) =>
  row.pieces.every((piece) =>
    line.pieces.some((one) => !isNumber(one) && piece.left < one.right && one.left < piece.right),
  )
