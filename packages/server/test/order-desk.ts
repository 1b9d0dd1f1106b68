import { getOrderStatus, type OrderStep, placeSalesOrder } from '@volute/domain/buying/orders'
import { listPendingOrderIds } from '../src/buying/orders/order-store.ts'
import { placeOrder } from '../src/buying/orders/place-order.ts'
import type { Caller, TestShop } from './open-test-shop.ts'
import { fillCart, type OrderBody } from './order-body.ts'
import { worldIds } from './world-lookups.ts'

type Step = { step: OrderStep; [noted: string]: unknown }

/** Parts of an order's lines, in order. */
const ordinary = ['TB10773', '235626', 'HOSE-FT']

/** Ben of Riverbend, who orders, and Otto of the order desk, who processes the orders. */
export async function openDesk(shop: TestShop) {
  const ids = await worldIds(shop)
  const ben = await shop.signIn('ben@riverbend.example')
  const otto = await shop.signIn('otto@volute.example')

  /** Places an order that is still on its way to the ERP. */
  async function ordered(wished: Partial<OrderBody> = {}, buyer: Caller = ben, quantities = [1]) {
    const lines = quantities.map((quantity, place) => ({ partId: ids.part(ordinary[place] ?? ''), quantity }))
    const body = await fillCart(shop, buyer, lines)
    const answer = await shop.call(placeSalesOrder, { ...body, ...wished }, buyer)
    if (answer.status !== 201) throw new Error(`the order was not taken: ${answer.body.error}`)
    const [salesOrderId = 0] = await listPendingOrderIds(shop.shop.db)
    return { salesOrderId, requestCode: body.salesOrderRequestCode }
  }

  /** Places an order that the desk has received. */
  async function received(poNumber = 'PO-77', buyer: Caller = ben, quantities = [1]) {
    const { salesOrderId, requestCode } = await ordered({ poNumber }, buyer, quantities)
    await placeOrder(shop.shop, salesOrderId)
    const { body: request } = await shop.call(getOrderStatus, { requestCode }, buyer)
    return { salesOrderId, requestCode, orderNumber: request.erpSalesOrderId ?? '' }
  }

  const step = (
    order: { salesOrderId: number },
    { step: name, ...noted }: Step,
    caller: Partial<Caller> = otto,
  ) => {
    // Its orders forbid partial shipments, so that one needs a reason.
    const said = name === 'SHIPPED' ? { reason: 'The rest is on back-order.', ...noted } : noted
    return shop.request('PUT', `/api/manage-orders/${order.salesOrderId}`, { step: name, ...said }, caller)
  }

  return { ids, ben, otto, ordered, received, step }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>
