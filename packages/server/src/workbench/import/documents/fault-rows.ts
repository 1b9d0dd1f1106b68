import { type Column, type FaultPart, faultParts, type Line } from './fault-columns.ts'
import type { Piece, Rule } from './page-layout.ts'

export type FaultCells = Record<FaultPart, string>

/** Lines of one column, and the heights of its cells' borders. */
interface Lane {
  lines: Line[]
  edges: number[]
}

/** Cells of each row of a table. Rows are split at drawn lines, or at gaps in the text if there are none. */
export function cellsOf(
  lines: readonly Line[],
  columns: readonly Column[],
  rules: readonly Rule[],
): FaultCells[] {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return []
  const inside = rules.filter(({ y }) => y > first.y && y < last.y)
  const lanes = new Map(faultParts.map((part) => [part, laneOf(part, lines, columns, inside)]))
  const edges = ['cause', 'remedy'].flatMap((part) => lanes.get(part as FaultPart)?.edges ?? [])
  if (edges.length === 0) return cellsByGaps(lines, columns)
  return bandsOf(edges).map((middle) => cells((part) => textAt(lanes.get(part), middle)))
}

const cells = (textOf: (part: FaultPart) => string): FaultCells => ({
  symptom: textOf('symptom'),
  cause: textOf('cause'),
  remedy: textOf('remedy'),
})

/** Share of a column's width that a line must cover to be the edge of a cell. */
const COVERED = 0.6

function laneOf(
  part: FaultPart,
  lines: readonly Line[],
  columns: readonly Column[],
  rules: readonly Rule[],
): Lane {
  const column = columns.find((one) => one.part === part)
  const own = column ? linesIn(lines, column) : []
  const pieces = own.flatMap((line) => line.pieces)
  const left = Math.min(...edgesOf(pieces, ({ x }) => x))
  const right = Math.max(...edgesOf(pieces, ({ end }) => end))
  const isEdge = ({ x, end }: Rule) => Math.min(end, right) - Math.max(x, left) >= (right - left) * COVERED
  return { lines: own, edges: distinct(rules.filter(isEdge).map(({ y }) => y)) }
}

const edgesOf = (pieces: readonly Piece[], edge: (piece: Piece) => number) => pieces.slice(0, 500).map(edge)

const linesIn = (lines: readonly Line[], { from, to }: Column): Line[] =>
  lines.flatMap((line) => {
    const pieces = line.pieces.filter(({ x }) => x >= from && x < to)
    return pieces.length > 0 ? [{ ...line, pieces }] : []
  })

/** Heights without repeats: a border drawn as an area has two edges. */
const distinct = (heights: readonly number[]) =>
  heights.toSorted((a, b) => a - b).filter((y, place, all) => y - (all[place - 1] ?? -10) > 2)

/** Middles of the rows between edges. */
function bandsOf(edges: readonly number[]): number[] {
  const all = distinct(edges)
  const [first = 0, last = 0] = [all[0], all.at(-1)]
  return [first - 4, ...all.slice(1).map((y, place) => (y + (all[place] ?? y)) / 2), last + 4]
}

/** Text of the cell at a height. */
function textAt(lane: Lane | undefined, middle: number): string {
  if (!lane) return ''
  const top = lane.edges.findLast((y) => y <= middle) ?? Number.NEGATIVE_INFINITY
  const bottom = lane.edges.find((y) => y > middle) ?? Number.POSITIVE_INFINITY
  return textOf(lane.lines.filter(({ y }) => y > top && y <= bottom))
}

/** Rows of a table without lines: a row begins after a wider gap, or with a new entry where all gaps are alike. */
function cellsByGaps(lines: readonly Line[], columns: readonly Column[]): FaultCells[] {
  const widest = widestInside(lines)
  const rows: Line[][] = []
  for (const [place, line] of lines.entries()) {
    const above = lines[place - 1]
    const isNew =
      !above ||
      (widest === null ? isEntry(line, columns) : line.y - above.y > widest * Math.max(line.size, above.size))
    if (isNew) rows.push([line])
    else rows.at(-1)?.push(line)
  }
  return rows.map((row) =>
    cells((part) => {
      const column = columns.find((one) => one.part === part)
      return column ? textOf(linesIn(row, column)) : ''
    }),
  )
}

/** Minimum ratio of the gap between rows to that between lines. */
const WIDER = 1.15
/** Maximum gap between the lines of a cell, in font sizes. */
const IN_CELL = 1.6

/** Largest gap between the lines of one cell, in font sizes; null if all gaps are alike and small. */
function widestInside(lines: readonly Line[]): number | null {
  const gaps = lines
    .slice(1)
    .map((line, place) => (line.y - (lines[place]?.y ?? 0)) / Math.max(line.size, lines[place]?.size ?? 1))
    .toSorted((a, b) => a - b)
  const jump = gaps.findIndex(
    (gap, place) => gap > (gaps[place - 1] ?? gap) * WIDER && (gaps[place - 1] ?? 9) <= IN_CELL,
  )
  if (jump > 0) return ((gaps[jump - 1] ?? 0) + (gaps[jump] ?? 0)) / 2
  return (gaps[0] ?? 9) > IN_CELL ? 0 : null
}

/** True if at least two columns begin a sentence on a line. */
const isEntry = (line: Line, columns: readonly Column[]) =>
  columns.filter(({ from, to }) => {
    const piece = line.pieces.find(({ x }) => x >= from && x < to)
    return piece !== undefined && /^\W*[A-Z\d]/.test(piece.text)
  }).length > 1

/** Text of a cell on one line, without its bullets. */
const textOf = (lines: readonly Line[]) =>
  lines
    .map(({ pieces }) => pieces.map(({ text }) => text.trim().replace(bullet, '')).join(' '))
    .reduce(
      (text, line) =>
        isBroken.test(text) && /^[a-z]/.test(line) ? text.slice(0, -1) + line : `${text} ${line}`,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim()

const bullet = /^(?:[•●▪·*–-]|\(?(?:\d{1,2}|[a-z])[.)])\s+/
/** A word broken at the end of a line. */
const isBroken = /[a-z]{2,}-$/
