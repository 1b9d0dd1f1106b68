import type { Shop } from '../context.ts'
import { listPendingOrderIds } from './order-store.ts'
import { submitOrder } from './place-order.ts'

/**
 * The queue's work while orders are held: once the ERP answers and takes the oldest order, the others follow at once.
 * Throws while it does not, and the queue asks again after 10 seconds at most (OQ-47).
 */
export async function watchErp(shop: Shop): Promise<void> {
  await shop.erp.health()
  const [oldest] = await listPendingOrderIds(shop.db)
  if (oldest) await submitOrder(shop, oldest)
  shop.log.info('the ERP takes orders again')
  await shop.retrySoon('place-order')
}
