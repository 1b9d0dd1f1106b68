import { lastDay, promisedDate, type Promised, whenText } from '../../catalogue/promise/index.ts'
import { formatDate } from '../../core/kernel/index.ts'
import { cartMessages } from './messages.ts'

interface PromisedLine {
  name: string
  /** Promise of the line: undefined while it is loading, null if it could not be loaded. */
  shares: Promised | null | undefined
}

export interface WholeShipment {
  /** `by 12/14/2026`, `today` or `without a known date`; `–` while a line is loading. */
  when: string
  /** Line that the others wait for; null if all are ready on the same day. */
  held: string | null
}

/** Day by which all lines can ship, and the slowest of them, from the dates that the lines already have (CART-28). */
export function wholeShipment(lines: readonly PromisedLine[], today: string | null): WholeShipment {
  if (lines.some(({ shares }) => shares === undefined)) return { when: '–', held: null }
  const dated = lines.map(({ name, shares }) => ({ name, day: shares ? promisedDate(shares) : null }))
  const last = lastDay(dated.map(({ day }) => day))
  const slowest = dated.filter(({ day }) => day === last)
  const [first] = slowest
  return {
    when: last === null || last === today ? whenText(last, today) : `by ${formatDate(last)}`,
    held:
      first && slowest.length < lines.length ? cartMessages.waitsFor(first.name, slowest.length - 1) : null,
  }
}
