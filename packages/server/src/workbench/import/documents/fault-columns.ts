import type { Piece } from './page-layout.ts'

/** Pieces on one baseline, from left to right. */
export interface Line {
  y: number
  size: number
  pieces: Piece[]
}

export const faultParts = ['symptom', 'cause', 'remedy'] as const
export type FaultPart = (typeof faultParts)[number]

/** Column of a fault table; `part` is missing for other columns. */
export interface Column {
  part: FaultPart | null
  /** Its texts begin right of this. */
  from: number
  to: number
}

/** Lines of a page, top to bottom, each from left to right. */
export function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = []
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const last = lines.at(-1)
    if (last && piece.y - last.y <= last.size * 0.3) last.pieces.push(piece)
    else lines.push({ y: piece.y, size: piece.size, pieces: [piece] })
  }
  for (const line of lines) line.pieces.sort((a, b) => a.x - b.x)
  return lines
}

interface Title {
  text: string
  x: number
  end: number
}

const wordsOfParts: Record<FaultPart, RegExp> = {
  symptom: /\b(?:symptoms?|troubles?|faults?|problems?|malfunctions?|defects?|complaints?|conditions?)\b/i,
  cause: /\b(?:causes?|reasons?)\b/i,
  remedy: /\b(?:remed(?:y|ies)|corrections?|corrective|actions?|solutions?|cures?)\b/i,
}
/** True if a page's text names all columns of a fault table. */
export const mayHaveFaults = (text: string) => faultParts.every((part) => wordsOfParts[part].test(text))

/** True if a text may belong to a fault table's header. */
export const namesFaults = (text: string) => faultParts.some((part) => wordsOfParts[part].test(text))

/** Limits: lines of a header, characters of a column's title, pieces of a line, and texts that show a column's edge. */
const [HEADER_LINES, TITLE, PIECES, EDGES] = [3, 40, 40, 200]

/** Columns of the header that begins at this line, and its height in lines; null if it is not a fault table's header. */
export function readHeader(lines: readonly Line[], at: number): { columns: Column[]; size: number } | null {
  let titles: Title[] = []
  for (let size = 1; size <= HEADER_LINES; size++) {
    const [line, above] = [lines[at + size - 1], lines[at + size - 2]]
    if (!line || line.pieces.length > PIECES || (size > 1 && above && line.y - above.y > above.size * 1.8))
      return null
    titles = joined([...titles, ...line.pieces.map(({ text, x, end }) => ({ text, x, end }))], line.size)
    const parts = partsOf(titles)
    if (parts) return { columns: columnsOf(titles, parts, lines.slice(at + size, at + size + 40)), size }
  }
  return null
}

/** Joins titles that overlap, as in a header of two lines, or are as close as words. */
function joined(titles: readonly Title[], size: number): Title[] {
  const all: Title[] = []
  for (const title of titles) {
    const near = all.find((one) => title.x - one.end < size * 0.6 && one.x - title.end < size * 0.6)
    if (!near) all.push({ ...title })
    else
      Object.assign(near, {
        text: `${near.text} ${title.text}`,
        x: Math.min(near.x, title.x),
        end: Math.max(near.end, title.end),
      })
  }
  return all.toSorted((a, b) => a.x - b.x)
}

/** Part of each title, if each of the three parts has a title of its own. */
function partsOf(titles: readonly Title[]): (FaultPart | null)[] | null {
  const left = new Set(titles.filter(({ text }) => text.length <= TITLE))
  const owner = new Map<Title, FaultPart>()
  for (const part of ['remedy', 'cause', 'symptom'] as const) {
    const title = [...left].find(({ text }) => wordsOfParts[part].test(text))
    if (!title) return null
    left.delete(title)
    owner.set(title, part)
  }
  return titles.map((title) => owner.get(title) ?? null)
}

/** Space by which texts of a column may begin before its title or the texts below. */
const SLACK = 3

function columnsOf(titles: readonly Title[], parts: (FaultPart | null)[], below: readonly Line[]): Column[] {
  const starts = titles.map((title, place) => startOf(title, titles[place - 1], below))
  return starts.map((start, place) => ({
    part: parts[place] ?? null,
    from: place === 0 ? Number.NEGATIVE_INFINITY : start - SLACK,
    to: (starts[place + 1] ?? Number.POSITIVE_INFINITY) - SLACK,
  }))
}

/** Left edge of a column: that of its title, or that of most texts below where the title is centred above them. */
function startOf(title: Title, before: Title | undefined, below: readonly Line[]): number {
  const starts = below.flatMap(({ pieces }) => pieces.map(({ x }) => x)).slice(0, EDGES)
  const near = (x: number) => starts.filter((start) => Math.abs(start - x) <= SLACK).length
  if (!before || near(title.x) > 1) return title.x
  const inside = starts.filter((x) => x > before.x + SLACK && x < title.x)
  const best = inside.toSorted((a, b) => near(b) - near(a) || a - b)[0]
  return best !== undefined && near(best) > 1 && best > before.x + 2 * SLACK ? best : title.x
}
