import { removeOrdered } from '@volute/domain/orders'
import { openCart, storeLines } from '../cart/index.ts'
import type { Shop } from '../context.ts'
import type { Transaction } from '../db/index.ts'
import { ErpError, type PlacedOrder } from '../erp/index.ts'
import { erpOrder } from './erp-order.ts'
import { acknowledgement, failureNotice } from './order-mails.ts'
import { findPendingOrder, markCompleted, markFailed, type PendingOrder } from './order-store.ts'

/**
 * The queue's work: submits a pending order to the ERP and ends its request, once, however often it is tried (OQ-47).
 * Throws when the ERP could not be asked; the queue then tries again, and the request stays PENDING.
 */
export async function placeOrder(shop: Shop, salesOrderId: number): Promise<void> {
  const pending = await findPendingOrder(shop.db, salesOrderId)
  if (!pending) return
  const answer = await submit(shop, pending)
  await shop.db.transaction((tx) =>
    'rejected' in answer
      ? fail(shop, tx, pending, answer.rejected)
      : complete(shop, tx, pending, answer.placed),
  )
}

async function submit(
  shop: Shop,
  pending: PendingOrder,
): Promise<{ placed: PlacedOrder } | { rejected: string }> {
  try {
    return { placed: await shop.erp.submitOrder(erpOrder(pending)) }
  } catch (error) {
    if (error instanceof ErpError && error.kind === 'rejected') return { rejected: error.message }
    if (error instanceof ErpError && error.kind === 'config')
      shop.log.error({ err: error, salesOrderId: pending.order.id }, 'the ERP refuses the shop: orders wait')
    throw error
  }
}

async function complete(shop: Shop, tx: Transaction, pending: PendingOrder, placed: PlacedOrder) {
  const { order, lines } = pending
  if (!(await markCompleted(tx, order.id, placed, shop.now()))) return
  // A converted quote's lines never were in the cart (OQ-48).
  if (order.quoteId === null) {
    const cart = await openCart(tx, order)
    await storeLines(tx, cart.id, removeOrdered(cart.lines, lines))
  }
  await shop.sendMail(tx, acknowledgement(pending, placed, shop.settings.publicUrl))
}

async function fail(shop: Shop, tx: Transaction, pending: PendingOrder, reason: string) {
  if (!(await markFailed(tx, pending.order.id, reason))) return
  await shop.sendMail(tx, failureNotice(pending.buyer.email, pending.order.poNumber, reason))
}
