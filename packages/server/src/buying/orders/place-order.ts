import { z } from 'zod/mini'
import { NotYet, type Shop } from '../../core/http/context.ts'
import { defineJob } from '../../core/queue/index.ts'
import { ErpError, type PlacedOrder } from '@volute/erp'
import { erpOrder } from './erp-order.ts'
import { listHolders } from '../../people/people/index.ts'
import { refusalAlarm, stuckAlarm } from './order-mails.ts'
import { type Answer, endOrder } from './end-order.ts'
import { findPendingOrder, listPendingOrderIds, type PendingOrder } from './order-store.ts'
import { promiseLines } from './promise-lines.ts'
import { failedTry, isRefusal, isStuck } from './failed-try.ts'
import { noteTry } from './try-store.ts'

export const placeOrderJob = defineJob({
  name: 'place-order',
  payload: z.object({ salesOrderId: z.number() }),
  retryLimit: 1_000_000,
  retryDelayMax: 20,
  workers: 3,
  batch: 10,
  work: (shop, { salesOrderId }) => placeOrder(shop, salesOrderId),
})

export const watchErpJob = defineJob({
  name: 'watch-erp',
  payload: z.object({}),
  retryLimit: 1_000_000,
  retryDelayMax: 10,
  workers: 1,
  batch: 2,
  work: watchErp,
})

/** Places a pending order. If the ERP rejects the shop, all orders wait (OQ-47). */
export async function placeOrder(shop: Shop, salesOrderId: number): Promise<void> {
  if (await isErpRefusing(shop)) throw new NotYet('The ERP refuses the shop.')
  await submitOrder(shop, salesOrderId)
}

/** Number of orders that may fail without an answer in one run of the watch. Then the run ends, and the queue retries. */
const MOST_UNANSWERED = 5

/**
 * Checks the ERP while orders are held, starting with the oldest. Once it answers and accepts an order, the others follow
 * at once. Throws while it does not, and the queue retries after 10 seconds at most (OQ-47). An order that fails on its
 * own does not hold up the others (ERP-13).
 */
async function watchErp(shop: Shop): Promise<void> {
  await shop.erp.health()
  const unanswered: Error[] = []
  for (const salesOrderId of await listPendingOrderIds(shop.db)) {
    const error = await failureOf(shop, salesOrderId)
    if (!error) return letOrdersGoOn(shop)
    if (isRefusal(error)) throw error
    if (!isStuck(error)) unanswered.push(error)
    if (unanswered.length === MOST_UNANSWERED) break
  }
  if (unanswered[0]) throw unanswered[0]
  await letOrdersGoOn(shop)
}

async function letOrdersGoOn(shop: Shop): Promise<void> {
  shop.log.info('the ERP takes orders again')
  await shop.retrySoon(placeOrderJob)
}

/** The reason why the ERP has not accepted an order; undefined if it has accepted or rejected it. */
const failureOf = (shop: Shop, salesOrderId: number): Promise<Error | undefined> =>
  shop
    .inTraceOf(placeOrderJob, { salesOrderId }, () => submitOrder(shop, salesOrderId))
    .then(
      () => undefined,
      (error: Error) => error,
    )

/** Queues every pending order again; the queue holds each one once. */
export async function recoverOrders(shop: Shop): Promise<void> {
  for (const salesOrderId of await listPendingOrderIds(shop.db))
    await shop.enqueue(shop.db, placeOrderJob, { salesOrderId })
}

/** True while the ERP rejects the shop: the watch runs until the ERP accepts an order again (OQ-47). */
export async function isErpRefusing(shop: Shop): Promise<boolean> {
  return shop.isUnfinished(watchErpJob)
}

/**
 * Submits a pending order to the ERP and ends its request exactly once, regardless of the number of attempts (OQ-47).
 * Throws if the ERP gives no answer; the queue then retries, and the request stays PENDING.
 */
async function submitOrder(shop: Shop, salesOrderId: number): Promise<void> {
  const found = await findPendingOrder(shop.db, salesOrderId)
  if (!found) return
  const pending = await promiseLines(shop, found)
  await endOrder(shop, pending, await submit(shop, pending))
}

async function submit(shop: Shop, pending: PendingOrder): Promise<Answer> {
  try {
    return { placed: await shop.erp.submitOrder(erpOrder(pending)) }
  } catch (error) {
    await noteFailedTry(shop, pending, error as Error)
    if (!(error instanceof ErpError)) throw error
    if (error.kind === 'rejected') return { rejected: error.message }
    if (isRefusal(error)) await holdOrders(shop, error)
    const placed = error.outcome === 'unknown' && (await findPlaced(shop, pending.order.requestCode))
    if (!placed) throw error
    return { placed }
  }
}

/** Records an attempt. Mails the staff once if the ERP cannot accept this order until someone resolves it there. */
async function noteFailedTry(shop: Shop, { order, customer }: PendingOrder, error: Error): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const isFirst = await noteTry(tx, order.id, failedTry(error), shop.now())
    if (!isFirst || !isStuck(error)) return
    shop.log.error({ err: error, salesOrderId: order.id }, 'the ERP cannot take an order: it waits')
    for (const email of await listHolders(tx, 'provider', 'MANAGE_ORDERS'))
      await shop.sendMail(tx, stuckAlarm(email, { poNumber: order.poNumber, customer }, error.message))
  })
}

/** Starts the watch, which holds all orders until the ERP accepts one, and mails the alarm once. */
async function holdOrders(shop: Shop, error: ErpError): Promise<void> {
  await shop.db.transaction(async (tx) => {
    if (!(await shop.enqueue(tx, watchErpJob, {}))) return
    shop.log.error({ err: error }, 'the ERP refuses the shop: orders wait')
    for (const email of await listHolders(tx, 'provider', 'MANAGE_ORDERS'))
      await shop.sendMail(tx, refusalAlarm(email, error.message))
  })
}

/** After a lost answer: the order, if the ERP has accepted it. */
async function findPlaced(shop: Shop, requestCode: string): Promise<PlacedOrder | undefined> {
  const [order] = await shop.erp.getOrders({ requestCodes: [requestCode] })
  return order && { ...order, wasThere: true }
}
