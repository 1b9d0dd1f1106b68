import { z } from 'zod/mini'
import { date } from '../../core/kernel/index.ts'

/** Source of goods: a warehouse's stock, a receipt on order, production, or unknown. */
export const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stock'), warehouse: z.string() }),
  z.object({ kind: z.literal('receipt'), dueOn: date, quantity: z.number() }),
  z.object({ kind: z.literal('making'), workingDays: z.int() }),
  z.object({ kind: z.literal('unknown') }),
])
export type Source = z.infer<typeof source>

/** An allocation: the quantity of a line that is ready on one day. Allocations of a line add up to its quantity. */
export const allocation = z.object({
  quantity: z.int(),
  /** The day it is ready to ship; null when unknown. */
  date: z.nullable(date),
  source,
})
export type Allocation = z.infer<typeof allocation>

/** A supply of a part: stock, a receipt, or what can be made; its quantity is null where it has no end. */
export const supplied = z.extend(allocation, { quantity: z.nullable(z.int()) })
export type Supplied = z.infer<typeof supplied>

/** Allocations that a line was shown with, by date. */
export const promised = z.array(allocation)
export type Promised = z.infer<typeof promised>

/** The day on which a whole line is ready: the date of its last allocation; null when that has none. */
export const promisedDate = (allocations: Promised): string | null => allocations.at(-1)?.date ?? null
