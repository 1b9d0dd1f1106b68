import type { Shop } from '../context.ts'
import { listPendingOrderIds } from './order-store.ts'

/** Hands every order that still waits for the ERP to the queue again; one that is already there stays there once. */
export async function recoverOrders(shop: Shop): Promise<void> {
  for (const salesOrderId of await listPendingOrderIds(shop.db))
    await shop.enqueue(shop.db, 'place-order', { salesOrderId })
}
