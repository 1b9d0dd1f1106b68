import { z } from 'zod/mini'
import { date } from '../../core/kernel/index.ts'

/** Where goods come from: a warehouse's stock, what is on order, making, or nobody knows. */
export const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stock'), warehouse: z.string() }),
  z.object({ kind: z.literal('receipt'), dueOn: date, quantity: z.number() }),
  z.object({ kind: z.literal('making'), workingDays: z.int() }),
  z.object({ kind: z.literal('unknown') }),
])
export type Source = z.infer<typeof source>

/** A share of a line that is ready on one day; the shares of a line add up to its quantity. */
export const share = z.object({
  quantity: z.int(),
  /** When it is ready to ship; null where nobody can say. */
  date: z.nullable(date),
  source,
})
export type Share = z.infer<typeof share>

/** The dates that a line was shown with, by date. */
export const promised = z.array(share)
export type Promised = z.infer<typeof promised>

/** When the whole of a line is ready: the date of its last share; null where a share has none. */
export const promisedDate = (shares: Promised): string | null => shares.at(-1)?.date ?? null
