import type { CartLine } from '../cart/index.ts'
import { quoteMessages } from './messages.ts'

type Line = Pick<CartLine, 'partId' | 'quantity'>

/**
 * Why these lines cannot be ordered from a quote, or null: of every part at most what was saved in all its lines, and
 * no other part (QUOTE-17, OQ-54). Saved 5 red and 3 blue: 8 red may be ordered, 9 may not.
 */
export function checkOrderedLines(ordered: readonly Line[], saved: readonly Line[]): string | null {
  const [wanted, limits] = [sumPerPart(ordered), sumPerPart(saved)]
  if ([...wanted.keys()].some((partId) => !limits.has(partId))) return quoteMessages.otherParts

  const isOver = [...wanted].some(([partId, quantity]) => quantity > (limits.get(partId) ?? 0))
  return isOver ? quoteMessages.overSaved : null
}

function sumPerPart(lines: readonly Line[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { partId, quantity } of lines) sums.set(partId, (sums.get(partId) ?? 0) + quantity)
  return sums
}
