import type { Shop } from '../context.ts'
import type { ErpError } from '../erp/index.ts'
import { listHolders } from '../people/index.ts'
import { refusalAlarm } from './order-mails.ts'

/** Whether the ERP refused the shop and has not been seen to take it again; a watch that is at work is looking (OQ-47). */
export async function isErpRefusing(shop: Shop): Promise<boolean> {
  return shop.isUnfinished('watch-erp')
}

/** Holds all orders and raises the alarm, once until the ERP takes orders again: the watch itself is what holds them. */
export async function holdOrders(shop: Shop, error: ErpError): Promise<void> {
  await shop.db.transaction(async (tx) => {
    if (!(await shop.enqueue(tx, 'watch-erp', {}))) return
    shop.log.error({ err: error }, 'the ERP refuses the shop: orders wait')
    for (const email of await listHolders(tx, 'provider', 'MANAGE_ORDERS'))
      await shop.sendMail(tx, refusalAlarm(email, error.message))
  })
}
