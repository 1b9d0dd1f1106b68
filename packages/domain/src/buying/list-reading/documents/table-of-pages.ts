import { knownHeaders } from '../find-header.ts'
import type { SourceTable } from '../list-source.ts'
import {
  type Column,
  columnsOf,
  isAcross,
  placeCells,
  type Piece,
  piecesOf,
  type TextRow,
  touches,
  type PageText,
} from './page-rows.ts'

/**
 * Table of the texts of a PDF by their places: rows by y, columns by x. Lines of a wrapped description belong to the nearest
 * row, and a header that is repeated on each page appears once.
 */
export function tableOfPages(pages: readonly (readonly PageText[])[]): SourceTable {
  const rows = pages.flatMap((texts) => piecesOf(texts))
  const head = findHead(rows)
  const placed = head ? tableRows(rows, head) : rows.map(({ pieces }) => pieces.map(({ text }) => text))
  return { name: '', rows: placed, hiddenRows: [], hiddenColumns: [], isHidden: false, isActive: true }
}

/**
 * Row of at least three words without a number above a row of as many cells: the one with the most known headers, because a
 * block of terms above the lines looks like a table, too.
 */
function findHead(rows: readonly TextRow[]): TextRow | undefined {
  const headers = rows.filter(({ pieces }, index) => {
    const below = rows.slice(index + 1, index + 4).map((row) => row.pieces.length)
    return (
      pieces.length >= 3 &&
      pieces.every(({ text }) => !/^[\d.,$€£-]+$/.test(text)) &&
      below.some((count) => count >= Math.max(3, pieces.length - 2))
    )
  })
  const known = headers.map(({ pieces }) => knownHeaders(pieces.map(({ text }) => text)))
  return headers[known.indexOf(Math.max(...known))]
}

function tableRows(rows: readonly TextRow[], head: TextRow): string[][] {
  const columns = columnsOf(rows, head)
  const isHead = (row: TextRow) => textOf(row) === textOf(head)
  const first = rows.indexOf(head)
  const kept = rows.filter((row, index) => index <= first || !isHead(row))
  const joined = joinWrapped(kept, first, columns)
  return joined.map((row, index) =>
    index < first ? row.pieces.map(({ text }) => text) : placeCells(row.pieces, columns),
  )
}

const textOf = ({ pieces }: TextRow) => pieces.map(({ text }) => text).join('\t')

/** Joins the lines of a wrapped text to the row that it belongs to, whether that is level with its first line or its middle. */
function joinWrapped(rows: readonly TextRow[], head: number, columns: readonly Column[]): TextRow[] {
  const partsOf = new Map(rows.map((row) => [row, [row]]))
  const places = new Map(rows.map((row, index) => [row, index]))
  const placeOf = (row: TextRow | undefined) => (row && places.get(row)) ?? 0
  for (const block of blocksOf(rows, (row, index) => index > head && isWords(row, columns))) {
    const near = rows
      .slice(Math.max(placeOf(block[0]) - 1, head + 1), placeOf(block.at(-1)) + 2)
      .filter(isLine)
    const [nearest] = near.toSorted((one, other) => distance(one, block) - distance(other, block))
    const isNear = nearest && distance(nearest, block) <= LINE_GAP * nearest.height
    if (!isNear || !block.every((row) => isUnder(row, nearest))) continue
    partsOf.get(nearest)?.push(...block)
    for (const row of block) partsOf.delete(row)
  }
  return [...partsOf].map(([row, parts]) => ({
    ...row,
    pieces: parts.toSorted((one, other) => one.y - other.y).flatMap(({ pieces }) => pieces),
  }))
}

/** Rows of words that are a line apart: the lines of one cell are nearer to each other than those of two. */
function blocksOf(rows: readonly TextRow[], holds: (row: TextRow, index: number) => boolean): TextRow[][] {
  const words = rows.filter(holds)
  const gapBefore = (index: number) => {
    const [row, last] = [words[index], words[index - 1]]
    return row && last && row.page === last.page ? (row.y - last.y) / row.height : Infinity
  }
  const line = Math.min(...words.map((_, index) => gapBefore(index)))
  const blocks: TextRow[][] = []
  for (const [index, row] of words.entries()) {
    if (gapBefore(index) > Math.min(line * SAME, LINE_GAP)) blocks.push([row])
    else blocks.at(-1)?.push(row)
  }
  return blocks
}

/** Largest distance of two lines of one cell, by the height of their letters, and difference between two such distances. */
const LINE_GAP = 1.7
const SAME = 1.08

/** Distance of a row from the lines of a block; 0 between them. */
function distance({ page, y }: TextRow, block: readonly TextRow[]): number {
  const [top, bottom] = [block[0], block.at(-1)]
  if (!top || !bottom || page !== top.page) return Infinity
  return Math.max(top.y - y, y - bottom.y, 0)
}

const isNumber = ({ text }: Piece) => /^[\d.,$€£%\s-]+$/.test(text)

const isLine = ({ pieces }: TextRow) => pieces.length >= 3 && pieces.some(({ text }) => /\d/.test(text))

const isWords = ({ pieces }: TextRow, columns: readonly Column[]) =>
  pieces.length <= 2 && !pieces.some((piece) => isNumber(piece) || isAcross(piece, columns))

/** True if no piece is above or below a number of the line. */
const isUnder = (row: TextRow, line: TextRow) =>
  row.pieces.every((piece) => !line.pieces.some((one) => isNumber(one) && touches(piece, one)))
