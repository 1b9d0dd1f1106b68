import type { BomLine } from './part.ts'

type Numbered = Pick<BomLine, 'partNumber'>

/**
 * The index of a part's nth line in a list, counted from 1: in `A, B, A` the second A is at 2.
 * Its first line when it has fewer, -1 when it has none (OQ-74: a part may stand at several positions).
 */
export function findLine(lines: readonly Numbered[], partNumber: string | null, nth = 1): number {
  let first = -1
  let seen = 0

  for (const [index, line] of lines.entries()) {
    if (line.partNumber !== partNumber) continue
    if (++seen === nth) return index
    if (first < 0) first = index
  }
  return first
}

/** Which of its part's lines the one at an index is, counted from 1; what `findLine` is asked with. */
export function nthOfPart(lines: readonly Numbered[], index: number): number {
  const partNumber = lines[index]?.partNumber
  return lines.slice(0, index + 1).filter((line) => line.partNumber === partNumber).length
}
