interface Piece {
  text: string
  start: number
  end: number
}

/**
 * Splits lines at gaps of two blanks or more, or below a ruler at its columns. A line with fewer pieces than most puts each piece into the column above or
 * below which it stands; if that is not clear, the line is one cell.
 */
export function splitAtGaps(lines: readonly string[]): string[][] {
  const ruler = lines.find((line) => isRuler(line))
  if (ruler) return lines.map((line) => splitBelow(rulersOf(ruler), line) ?? [line.trim()])
  const split = lines.map(piecesOf)
  const width = usualWidth(split)
  const columns = rangesOf(split.filter((pieces) => pieces.length === width))
  return split.map((pieces, place) => {
    if (pieces.length >= width || pieces.length <= 1) return pieces.map(({ text }) => text)
    return alignedTo(columns, pieces) ?? [lines[place]?.trim() ?? '']
  })
}

/** True for a line of dashes that shows the columns of a report: `---- ------ ---`. */
export const isRuler = (line: string): boolean => /^\s*[-=]{2,}(\s+[-=]{2,}){2,}\s*$/.test(line)

const rulersOf = (ruler: string) =>
  [...ruler.matchAll(/[-=]+/g)].map(({ 0: dashes, index }) => ({ start: index, end: index + dashes.length }))

/** Cells of a line by the ruler; null if a text runs from one column into the next. */
function splitBelow(columns: readonly { start: number; end: number }[], line: string): string[] | null {
  const isAcross = columns.some(({ end }) => /\S/.test(line[end] ?? '') && /\S/.test(line[end - 1] ?? ''))
  if (isAcross) return null
  return columns.map(({ start }, place) =>
    line.slice(place === 0 ? 0 : start, columns[place + 1]?.start).trim(),
  )
}

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  for (const match of line.matchAll(/\S+(?: \S+)*/g))
    pieces.push({ text: match[0], start: match.index, end: match.index + match[0].length })
  return pieces
}

function usualWidth(split: readonly (readonly Piece[])[]): number {
  const widths = Map.groupBy(
    split.filter((pieces) => pieces.length > 1),
    (pieces) => pieces.length,
  )
  return [...widths].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 1
}

/** Columns from the leftmost start to the rightmost end of their pieces. */
function rangesOf(rows: readonly (readonly Piece[])[]): { start: number; end: number }[] {
  const ranges = (rows[0] ?? []).map(({ start, end }) => ({ start, end }))
  for (const pieces of rows)
    for (const [column, range] of ranges.entries()) {
      range.start = Math.min(range.start, pieces[column]?.start ?? range.start)
      range.end = Math.max(range.end, pieces[column]?.end ?? range.end)
    }
  return ranges
}

function alignedTo(columns: readonly { start: number; end: number }[], pieces: readonly Piece[]) {
  const cells = columns.map(() => '')
  for (const { text, start, end } of pieces) {
    const over = columns.flatMap((column, place) => (start < column.end && end > column.start ? [place] : []))
    const [place] = over
    if (over.length !== 1 || place === undefined || cells[place] !== '') return null
    cells[place] = text
  }
  return cells
}
