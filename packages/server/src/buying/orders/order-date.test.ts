import {
  getCompletedOrder,
  getManagedOrder,
  listManagedOrders,
  searchOrderHistory,
} from '@volute/domain/buying/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDesk } from '../../../test/order-desk.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { placeOrder } from './place-order.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('an order submitted before midnight and received after it has one order date everywhere (TRACK-12)', async () => {
  // One minute before and after midnight in Los Angeles.
  shop.clock.now = new Date('2026-11-21T07:59:00Z')
  const desk = await openDesk(shop)
  const { salesOrderId } = await desk.ordered({ poNumber: 'MIDNIGHT' })
  shop.clock.now = new Date('2026-11-21T08:01:00Z')
  await placeOrder(shop.shop, salesOrderId)

  const page = { dateSearchStart: '2026-11-21', searchValue: '', pageNumber: 1, rowsPerPage: 25 } as const
  const sorted = { columnName: 'Order Date', sortDirection: 'DESC' } as const
  const { salesOrders } = (await shop.call(searchOrderHistory, { ...page, ...sorted }, desk.ben)).body
  const orderNumber = salesOrders[0]?.erpSalesOrderNumber ?? ''
  const { orderDate, timeline } = (await shop.call(getCompletedOrder, { orderNumber }, desk.ben)).body
  const listed = await shop.call(listManagedOrders, { pageNumber: '1', rowsPerPage: '2' }, desk.otto)
  const atDesk = (await shop.call(getManagedOrder, { salesOrderId: String(salesOrderId) }, desk.otto)).body
  expect([salesOrders[0]?.orderDate, orderDate, listed.body.orders[0]?.orderDate, atDesk.orderDate]).toEqual(
    Array.from({ length: 4 }, () => '2026-11-21'),
  )
  expect(timeline.map(({ day, text }) => [day, text])).toEqual([
    ['2026-11-20', 'Submitted.'],
    ['2026-11-21', `Ordered as sales order ${orderNumber}.`],
  ])
  expect(atDesk.history.map(({ event, atUtc }) => [event, atUtc])).toEqual([
    ['Submitted', '2026-11-21T07:59:00.000Z'],
    ['Ordered', '2026-11-21T08:01:00.000Z'],
  ])
})
