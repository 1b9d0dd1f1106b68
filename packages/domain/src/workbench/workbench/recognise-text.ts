import { type Reading, separators } from './uploaded-file.ts'

/**
 * Detects the encoding from the first bytes of a text. If they do not tell, returns undefined: a text that is valid UTF-8 as
 * a whole then counts as that, any other as Windows-1252.
 */
export function recogniseEncoding(start: Uint8Array): Reading['encoding'] | undefined {
  const [first, second, third] = start
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  const nulls = (parity: number) => start.filter((byte, place) => byte === 0 && place % 2 === parity).length
  const [even, odd] = [nulls(0), nulls(1)]
  // Letters in UTF-16 come with a NUL byte, always on the same side.
  if (even + odd < start.length / 4) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Number of lines examined. */
const LOOKED_AT = 50

/** Detects the cell separator: the one with the same count in most lines; higher counts win. */
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
