import { sameOrder } from '@volute/domain/buying/orders'
import { date, id, type ReplyOf } from '@volute/domain/core/kernel'
import { listReading, type readLists } from '@volute/domain/buying/list-reading'
import { z } from 'zod/mini'
import { readStored, writeStored } from '../../core/api/index.ts'

/** Purchase order that lines of the quick order came from; the checkout starts with it. */
const carriedOrder = z.object({
  readingId: z.string(),
  poNumber: z.string(),
  shipTo: listReading.shape.shipTo,
  needBy: z.nullable(date),
  poFileId: z.nullable(id),
  fileName: z.string(),
  sameFile: z.nullable(sameOrder),
})
export type CarriedOrder = z.infer<typeof carriedOrder>

/** Stores what a reading says about the order as a whole, until its lines are added to the cart. */
export function noteReadOrder(
  key: string,
  readingId: string,
  { reading, poFileId, sameFile }: ReplyOf<typeof readLists>,
  fileName: string,
) {
  const { poNumber, shipTo } = reading
  const needBy = reading.needBy || null
  const order: CarriedOrder = { readingId, poNumber, shipTo, needBy, poFileId, fileName, sameFile }
  writeStored(key, poNumber || shipTo || poFileId ? order : null, 'sessionStorage')
}

/** Reads a stored order; null if there is none. */
export const readOrder = (key: string): CarriedOrder | null =>
  carriedOrder.safeParse(readStored(key, 'sessionStorage')).data ?? null

/** Passes the order that was read to the next checkout, once one of its lines is in the cart. */
export function carryOrder(fromKey: string, toKey: string, readingIds: ReadonlySet<string | undefined>) {
  const order = readOrder(fromKey)
  if (order && readingIds.has(order.readingId)) writeStored(toKey, order, 'sessionStorage')
}
