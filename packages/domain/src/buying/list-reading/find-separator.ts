import { isRuler } from './split-at-gaps.ts'

export type Separator = '\t' | ';' | '|' | ',' | 'GAPS'

/**
 * Finds what separates the cells of a text: a sign or gaps of two blanks; null if each line is one cell. A comma before a
 * blank separates only if every line has as many, because prose has them too; between two digits it may be a decimal mark.
 */
export function findSeparator(lines: readonly string[]): Separator | null {
  const filled = lines.filter((line) => line.trim() !== '')
  if (filled.some(isRuler)) return 'GAPS'
  const bare = filled.map((line) => line.replaceAll(/"[^"]*"/g, ''))
  const scores = signs.map(({ separator, pattern }) => ({ separator, score: scoreOf(bare, pattern) }))
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  return best && best.score > 0 ? best.separator : null
}

const signs: readonly { separator: Separator; pattern: RegExp }[] = [
  { separator: '\t', pattern: /\t/g },
  { separator: ';', pattern: /;/g },
  { separator: '|', pattern: /[|│]/g },
  { separator: ',', pattern: /,(?!\s)/g },
  { separator: ',', pattern: /,/g },
  { separator: 'GAPS', pattern: /\S[ ]{2,}(?=\S)/g },
]
const [tab, , , tightComma, anyComma] = signs.map(({ pattern }) => pattern)

/** Share of the lines that need the separator, and of all lines for a comma before blanks. */
const SHARE = 0.3
const ALL = 0.9

/** A number with decimals or thousands behind a blank: `TB10773 4,00`. */
const numberAtEnd = /\s[-$€£]?\d{1,3}(?:,\d+)+(?:\.\d+)?(?=[\s;:]|$)/g

function scoreOf(lines: readonly string[], pattern: RegExp): number {
  const isComma = pattern === tightComma || pattern === anyComma
  const counts = lines
    .map((line) => (isComma ? line.replaceAll(numberAtEnd, ' ') : line))
    .map((line) => line.match(pattern)?.length ?? 0)
  const used = counts.filter((count) => count > 0)
  if (pattern === tab) return used.length > 0 ? Number.POSITIVE_INFINITY : 0
  const times = Map.groupBy(used, (count) => count)
  const [count, usual] = [...times].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [0, []]
  if (pattern === anyComma)
    return lines.length > 1 && usual.length >= lines.length * ALL ? usual.length ** 2 * count : 0
  return used.length >= lines.length * SHARE ? usual.length ** 2 * count : 0
}
