import type { CartLine } from '../cart/index.ts'
import { type Checked, invalid, valid } from '../../core/kernel/index.ts'
import { quoteMessages } from './messages.ts'

/** Lines of a quote in review that share a limit: the total quantity of the saved lines they come from (QUOTE-17, OQ-54). */
export interface QuoteGroup {
  saved: number
  lineIds: readonly number[]
}

interface Line {
  cartItemId: number
  quantity: number
}

/** Puts every saved line into its own group. */
export function savedGroups(lines: readonly Line[]): QuoteGroup[] {
  return lines.map(({ cartItemId, quantity }) => ({ saved: quantity, lineIds: [cartItemId] }))
}

/**
 * Adds a split-off line to the group of its origin, so that both share the limit: 5 saved, split into 3 red and 2 blue,
 * stay at most 5 together.
 */
export function splitGroup(groups: readonly QuoteGroup[], lineId: number, newId: number): QuoteGroup[] {
  return groups.map((group) =>
    group.lineIds.includes(lineId) ? { ...group, lineIds: [...group.lineIds, newId] } : group,
  )
}

/** Joins the groups of two merged lines and adds their limits: 5 saved and 3 saved as one line are at most 8. */
export function mergeGroups(
  groups: readonly QuoteGroup[],
  [first, second]: readonly [number, number],
): QuoteGroup[] {
  const merged = groups.filter(({ lineIds }) => lineIds.includes(first) || lineIds.includes(second))
  if (merged.length < 2) return [...groups]

  const joined = {
    saved: merged.reduce((sum, { saved }) => sum + saved, 0),
    lineIds: merged.flatMap(({ lineIds }) => lineIds),
  }
  return [...groups.filter((group) => !merged.includes(group)), joined]
}

/** Lines of groups whose total exceeds the saved quantity; a line without a group was never saved. */
export function linesOverSaved(groups: readonly QuoteGroup[], lines: readonly Line[]): number[] {
  const groupOf = new Map(groups.flatMap((group) => group.lineIds.map((id) => [id, group] as const)))
  const sums = new Map<QuoteGroup | undefined, number>()
  for (const { cartItemId, quantity } of lines) {
    const group = groupOf.get(cartItemId)
    sums.set(group, (sums.get(group) ?? 0) + quantity)
  }

  return lines
    .filter(({ cartItemId }) => {
      const group = groupOf.get(cartItemId)
      return (sums.get(group) ?? 0) > (group?.saved ?? 0)
    })
    .map(({ cartItemId }) => cartItemId)
}

type OrderedLine = Pick<CartLine, 'partId' | 'pumpId' | 'quantity'>

/**
 * Checks the lines ordered from a quote: for each part and pump at most the total of all its saved lines, and no other
 * part (QUOTE-17, OQ-54). Saved 5 red and 3 blue: 8 red can be ordered, 9 cannot.
 */
export function checkOrderedLines<Line extends OrderedLine>(
  ordered: readonly Line[],
  saved: readonly OrderedLine[],
): Checked<readonly Line[], 'cart'> {
  const [wanted, limits] = [sumPerGoods(ordered), sumPerGoods(saved)]
  if ([...wanted.keys()].some((goods) => !limits.has(goods)))
    return invalid('cart', 'NOT_ALLOWED', quoteMessages.otherParts)

  const isOver = [...wanted].some(([goods, quantity]) => quantity > (limits.get(goods) ?? 0))
  return isOver ? invalid('cart', 'OUT_OF_RANGE', quoteMessages.overSaved) : valid(ordered)
}

function sumPerGoods(lines: readonly OrderedLine[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { partId, pumpId, quantity } of lines) {
    const goods = `${partId} ${pumpId}`
    sums.set(goods, (sums.get(goods) ?? 0) + quantity)
  }
  return sums
}
