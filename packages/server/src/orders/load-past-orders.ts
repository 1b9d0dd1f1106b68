import type { InputOf } from '@volute/domain/kernel'
import type { stepManagedOrder as stepContract } from '@volute/domain/orders'
import type { Shop } from '../context.ts'
import { ErpError, type ErpPort } from '../erp/index.ts'
import { checkOrder } from './check-order.ts'
import { insertOrder } from './order-store.ts'
import { actAs, orderBody, type PastDocument } from './past-document.ts'
import { placeOrder } from './place-order.ts'
import { stepManagedOrder } from './step-managed-order.ts'

/** An order to start with: who ordered what how many days ago, and what was done with it since. */
export interface PastOrder extends PastDocument {
  buyer: string
  daysAgo: number
  steps: readonly ({ daysAgo: number } & Omit<InputOf<typeof stepContract>, 'salesOrderId'>)[]
  /** Why the ERP refused it. */
  refusal?: string
}

/** Places and works orders as they were in the past, by the shop's own verbs on the clock of then, without mails. */
export async function loadPastOrders(shop: Shop, orders: readonly PastOrder[], clerk: string): Promise<void> {
  for (const order of orders) {
    const buyer = await actAs(shop, order.buyer, order.daysAgo)
    const body = await orderBody(buyer, order)
    const checked = await checkOrder(buyer, body)
    const salesOrderId = await shop.db.transaction((tx) => insertOrder(tx, buyer.actor, checked, null))
    if (!salesOrderId) throw new Error(`the order ${order.poNumber} was not written`)

    await placeOrder(
      { ...buyer, erp: order.refusal ? refusing(buyer.erp, order.refusal) : buyer.erp },
      salesOrderId,
    )
    for (const { daysAgo, ...step } of order.steps)
      await stepManagedOrder(await actAs(shop, clerk, daysAgo), { salesOrderId, ...step })
  }
}

const refusing = (erp: ErpPort, reason: string): ErpPort => ({
  ...erp,
  submitOrder: async () => {
    throw new ErpError('rejected', reason)
  },
})
