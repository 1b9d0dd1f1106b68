import { type Reading, separators } from './brought-file.ts'

/**
 * The encoding that a text's first bytes tell; undefined where they tell none: then it is UTF-8 if all of it can be read so, else
 * Windows-1252.
 */
export function recogniseEncoding(start: Uint8Array): Reading['encoding'] | undefined {
  const [first, second, third] = start
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  const nulls = (parity: number) => start.filter((byte, place) => byte === 0 && place % 2 === parity).length
  const [even, odd] = [nulls(0), nulls(1)]
  // Letters of UTF-16 have a NUL beside them, always on the same side.
  if (even + odd < start.length / 4) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Lines that are looked at. */
const LOOKED_AT = 50

/** Separator of cells: what most lines have equally often, and the more often the better. */
export function recogniseSeparator(text: string): Reading['separator'] {
  const lines = withoutQuoted(text)
    .split(/\r\n?|\n/, LOOKED_AT)
    .filter((line) => line.trim() !== '')
  const scores = separators.map((separator) => scoreOf(lines.map((line) => line.split(separator).length - 1)))
  return separators[scores.indexOf(Math.max(...scores))] ?? ','
}

const withoutQuoted = (text: string) => text.replaceAll(/"[^"]*"/g, '')

function scoreOf(counts: readonly number[]): number {
  const times = Map.groupBy(
    counts.filter((count) => count > 0),
    (count) => count,
  )
  return Math.max(0, ...[...times].map(([count, { length }]) => length * length * count))
}
