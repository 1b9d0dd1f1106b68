import { durations } from '@volute/domain/core/kernel'
import { shopMoment } from '@volute/domain/catalogue/lead-time'
import { readBrand } from '../../core/brand/index.ts'
import type { Shop } from '../../core/http/context.ts'
import { askPromises, promiseTogether } from '../../catalogue/promise/index.ts'
import { type OrderLine, type PendingOrder, setPromises } from './order-store.ts'

/**
 * Asks the ERP, in one call, for the dates that the buyer was not shown. Without a quick answer the order continues
 * without them (PROMISE-09).
 */
export async function promiseLines(
  shop: Shop,
  pending: PendingOrder,
  patience: number = durations.lastAnswerWait,
): Promise<PendingOrder> {
  const bare = pending.lines.filter((line) => line.shownPromise === null)
  if (bare.length === 0) return pending
  try {
    const { brand } = await readBrand(shop)
    const moment = shopMoment(shop.now(), brand.timeZone)
    const answered = await askPromises(shop, pending.customer ?? '', bare, moment, patience)
    const asked = inTheirParcels(pending, answered)
    await setPromises(shop.db, pending.order.id, asked)
    const promises = new Map(asked.map((line) => [line.position, line]))
    return { ...pending, lines: pending.lines.map((line) => promises.get(line.position) ?? line) }
  } catch (error) {
    shop.log.warn({ err: error }, 'an order is placed without dates')
    return pending
  }
}

/** Goods that ship in one parcel get dates only if all of them have one. */
function inTheirParcels({ order, lines }: PendingOrder, answered: OrderLine[]): OrderLine[] {
  if (order.allowPartialShipments) return answered
  return answered.length < lines.length ? [] : promiseTogether(answered)
}
