import { listManagedOrders } from '@volute/domain/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultyErp } from '../../test/faulty-erp.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { type Desk, openDesk } from '../../test/order-desk.ts'
import { placeOrder } from './place-order.ts'

let shop: TestShop
let desk: Desk

beforeAll(async () => {
  shop = await openTestShop()
  desk = await openDesk(shop)
})
afterAll(() => shop.close())

const page = { pageNumber: '1', rowsPerPage: '2' }
type Asked = {
  status?: 'Picked' | 'Waiting' | 'Failed'
  searchValue?: string
  sortDirection?: 'ASC'
  pageNumber?: string
}
const list = async (asked: Asked = {}) =>
  (await shop.call(listManagedOrders, { ...page, ...asked }, desk.otto)).body
const find = async (asked: Asked) => (await list(asked)).orders.map((one) => one.poNumber)

describe('E66 OQ-47: the orders at the desk', () => {
  it('by the time received, in pages, by status and by text', async () => {
    shop.clock.now = new Date('2026-11-20T12:30:00Z')
    const older = await desk.received('100%_A')
    shop.clock.now = new Date('2026-11-20T12:40:00Z')
    const newest = await desk.received('B-2')
    await desk.step(newest, { step: 'PICKED' })
    const { orders, rowCount } = await list()
    expect(orders).toEqual([
      {
        salesOrderId: newest.salesOrderId,
        erpSalesOrderNumber: newest.orderNumber,
        companyName: 'Riverbend Irrigation',
        poNumber: 'B-2',
        receivedUtc: '2026-11-20T12:40:00.000Z',
        status: 'Picked',
        grandTotal: 538.04,
      },
      expect.objectContaining({ salesOrderId: older.salesOrderId, status: 'Received' }),
    ])
    expect(rowCount).toBe(2)
    expect(await find({ sortDirection: 'ASC' })).toEqual(['100%_A', 'B-2'])
    expect(await find({ searchValue: '0%_a' })).toEqual(['100%_A'])
    expect(await find({ searchValue: newest.orderNumber })).toEqual(['B-2'])
    expect(await find({ searchValue: 'nothing like it' })).toEqual([])
    expect(await find({ searchValue: 'riverbend', status: 'Picked' })).toEqual(['B-2'])
    expect(await find({ pageNumber: '999' })).toEqual([])
  })

  it('tells how many of the orders searched for stand where, each under one status', async () => {
    for (const steps of [['PICKED', 'SHIPPED'], ['PICKED', 'REJECTED'], ['PICKED'], []] as const) {
      const order = await desk.received('COUNTED')
      for (const step of steps) await desk.step(order, { step, reason: 'Out of stock' })
    }
    const none = { Waiting: 0, Failed: 0 }
    expect(await list({ searchValue: 'counted', status: 'Picked' })).toMatchObject({
      rowCount: 1,
      orders: [{ status: 'Picked' }],
      counts: { Received: 1, Picked: 1, Shipped: 1, Rejected: 1, ...none },
    })
  })

  it('OQ-46: shows an order that waits for the ERP for two minutes, and one that the ERP refused', async () => {
    const { salesOrderId } = await desk.ordered({ poNumber: 'STUCK' })
    const orderedUtc = shop.clock.now
    expect(await find({ searchValue: 'stuck' })).toEqual([])
    shop.clock.now = new Date(orderedUtc.getTime() + 120_000)
    const row = { salesOrderId, poNumber: 'STUCK', erpSalesOrderNumber: null }
    expect(await list({ status: 'Waiting' })).toMatchObject({
      rowCount: 1,
      counts: { Waiting: 1, Failed: 0 },
      orders: [{ ...row, receivedUtc: orderedUtc.toISOString(), status: 'Waiting' }],
    })
    expect(await desk.step({ salesOrderId }, { step: 'PICKED' })).toMatchObject({ status: 404 })

    const { erp, faults } = faultyErp(shop.shop.erp)
    faults.push('rejected')
    await placeOrder({ ...shop.shop, erp }, salesOrderId)
    expect(await list({ status: 'Failed' })).toMatchObject({
      rowCount: 1,
      counts: { Waiting: 0, Failed: 1 },
      orders: [{ ...row, status: 'Failed' }],
    })
  })

  it.each([
    '',
    '?pageNumber=1',
    '?pageNumber=0&rowsPerPage=5',
    '?pageNumber=1&rowsPerPage=101',
    '?pageNumber=1&rowsPerPage=5&status=Gone',
    '?pageNumber=1&rowsPerPage=5&sortDirection=UP',
  ])('bad query %j is refused', async (query) => {
    expect(await shop.request('GET', `/api/manage-orders${query}`, undefined, desk.otto)).toMatchObject({
      status: 400,
      body: { error: 'The request is not valid.' },
    })
  })

  it('is for the provider’s staff with MANAGE_ORDERS only', async () => {
    for (const email of ['rosa@riverbend.example', 'sol@volute.example']) {
      expect(await shop.call(listManagedOrders, page, await shop.signIn(email))).toMatchObject({
        status: 403,
        body: { error: 'You do not have permission to perform this action.' },
      })
    }
    expect((await shop.call(listManagedOrders, page)).status).toBe(401)
  })
})
