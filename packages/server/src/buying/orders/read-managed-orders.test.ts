import {
  type DeskFilter,
  getManagedOrder,
  listManagedOrders,
  placeSalesOrder,
} from '@volute/domain/buying/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultyErp } from '../../../test/faulty-erp.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type Desk, openDesk } from '../../../test/order-desk.ts'
import { fillCart } from '../../../test/order-body.ts'
import { listPendingOrderIds } from './order-store.ts'
import { placeOrder } from './place-order.ts'

describe('the orders at the desk (E66, OQ-47)', () => {
  let shop: TestShop
  let desk: Desk

  beforeAll(async () => {
    shop = await openTestShop()
    desk = await openDesk(shop)
  })
  afterAll(() => shop.close())

  const page = { pageNumber: '1', rowsPerPage: '2' }
  type Asked = {
    status?: DeskFilter
    searchValue?: string
    sortDirection?: 'ASC'
    pageNumber?: string
    rowsPerPage?: string
  }
  const list = async (asked: Asked = {}) =>
    (await shop.call(listManagedOrders, { ...page, ...asked }, desk.otto)).body
  const find = async (asked: Asked) => (await list(asked)).orders.map((one) => one.poNumber)

  it('are sorted by time received, paged, and filtered by status and text', async () => {
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
        orderDate: '2026-11-20',
        status: 'Picked',
        grandTotal: 538.04,
      },
      expect.objectContaining({ salesOrderId: older.salesOrderId, status: 'Received' }),
    ])
    expect(rowCount).toBe(2)
    expect(await list({ rowsPerPage: '25' })).toMatchObject({ orders, rowCount })
    expect(await find({ sortDirection: 'ASC' })).toEqual(['100%_A', 'B-2'])
    expect(await find({ searchValue: '0%_a' })).toEqual(['100%_A'])
    expect(await find({ searchValue: newest.orderNumber })).toEqual(['B-2'])
    expect(await find({ searchValue: 'nothing like it' })).toEqual([])
    expect(await find({ searchValue: 'riverbend', status: 'Picked' })).toEqual(['B-2'])
    expect(await find({ pageNumber: '999' })).toEqual([])
  })

  it('are counted per status within the search, each under one status', async () => {
    for (const steps of [['PICKED', 'SHIPPED'], ['PICKED', 'REJECTED'], ['PICKED'], []] as const) {
      const order = await desk.received('COUNTED')
      for (const step of steps) await desk.step(order, { step, reason: 'Out of stock' })
    }
    const one = { rowCount: 1, isMore: false }
    const none = { rowCount: 0, isMore: false }
    expect(await list({ searchValue: 'counted', status: 'Picked' })).toMatchObject({
      rowCount: 1,
      orders: [{ status: 'Picked' }],
      counts: { Received: one, Picked: one, Shipped: one, Rejected: one, Waiting: none, Failed: none },
    })
  })

  it('an order whose PO number and company both contain the text is found once (OQ-49)', async () => {
    await desk.received('RIVERBEND-9')
    const { orders, rowCount } = await list({ searchValue: 'riverbend', rowsPerPage: '25' })
    expect(orders.filter(({ poNumber }) => poNumber === 'RIVERBEND-9')).toHaveLength(1)
    expect(rowCount).toBe(orders.length)
  })

  it('the To Do filter lists open orders, oldest first (OQ-47)', async () => {
    const oldest = { searchValue: 'counted', sortDirection: 'ASC' } as const
    expect(await list({ ...oldest, status: 'To Do' })).toMatchObject({
      rowCount: 2,
      orders: [{ status: 'Picked' }, { status: 'Received' }],
    })
    expect(await list({ ...oldest, status: 'All' })).toMatchObject({ rowCount: 4 })
  })

  it('an order shows as Waiting after two minutes without the ERP, and as Failed once the ERP rejects it (OQ-46)', async () => {
    const { salesOrderId } = await desk.ordered({ poNumber: 'STUCK' })
    const orderedUtc = shop.clock.now
    expect(await find({ searchValue: 'stuck' })).toEqual([])
    shop.clock.now = new Date(orderedUtc.getTime() + 120_000)
    const row = { salesOrderId, poNumber: 'STUCK', erpSalesOrderNumber: null }
    expect(await list({ status: 'Waiting' })).toMatchObject({
      rowCount: 1,
      counts: { Waiting: { rowCount: 1 }, Failed: { rowCount: 0 } },
      orders: [{ ...row, receivedUtc: orderedUtc.toISOString(), status: 'Waiting' }],
    })
    expect(await desk.step({ salesOrderId }, { step: 'PICKED' })).toMatchObject({ status: 404 })

    const { erp, faults } = faultyErp(shop.shop.erp)
    faults.push('rejected')
    await placeOrder({ ...shop.shop, erp }, salesOrderId)
    expect(await list({ status: 'Failed' })).toMatchObject({
      rowCount: 1,
      counts: { Waiting: { rowCount: 0 }, Failed: { rowCount: 1 } },
      orders: [{ ...row, status: 'Failed' }],
    })
  })

  it.each([
    '?pageNumber=0&rowsPerPage=5',
    '?pageNumber=1&rowsPerPage=101',
    '?pageNumber=1&rowsPerPage=5&status=Gone',
    '?pageNumber=1&rowsPerPage=5&sortDirection=UP',
  ])('the invalid query %j is rejected', async (query) => {
    expect(await shop.request('GET', `/api/manage-orders${query}`, undefined, desk.otto)).toMatchObject({
      status: 400,
      body: { error: 'The request is not valid.' },
    })
  })

  it('a request without a page gets the first page', async () => {
    const bare = await shop.request('GET', '/api/manage-orders', undefined, desk.otto)
    const first = await shop.call(listManagedOrders, { ...page, rowsPerPage: '25' }, desk.otto)
    expect(bare.body).toEqual(first.body)
  })

  it('only the provider’s staff with MANAGE_ORDERS have access', async () => {
    for (const email of ['rosa@riverbend.example', 'sol@volute.example']) {
      expect(await shop.call(listManagedOrders, page, await shop.signIn(email))).toMatchObject({
        status: 403,
        body: { error: 'You do not have permission to perform this action.' },
      })
    }
    expect((await shop.call(listManagedOrders, page)).status).toBe(401)
  })
})

describe('the order details at the desk (E73, OQ-47)', () => {
  let shop: TestShop
  let desk: Desk

  beforeAll(async () => {
    shop = await openTestShop()
    desk = await openDesk(shop)
  })
  afterAll(() => shop.close())

  const read = ({ salesOrderId }: { salesOrderId: number }) =>
    shop.call(getManagedOrder, { salesOrderId: String(salesOrderId) }, desk.otto)

  it('contain what is needed to pick, pack and ship the order', async () => {
    const items = [
      { partId: desk.ids.part('C2134-3-BZ'), quantity: 2, impellerTrim: 9.25, impellerAngle: 12 },
      { partId: desk.ids.part('D7232-2-CP'), quantity: 1, paintColorId: desk.ids.color('Safety Blue') },
    ]
    const body = await fillCart(shop, desk.ben, items)
    await shop.call(placeSalesOrder, { ...body, comment: 'Spares' }, desk.ben)
    const [salesOrderId = 0] = await listPendingOrderIds(shop.shop.db)
    await placeOrder(shop.shop, salesOrderId)
    const { body: order } = await read({ salesOrderId })
    expect(order).toMatchObject({
      salesOrderId,
      erpSalesOrderNumber: order.erpSalesOrderId,
      status: 'Received',
      reason: null,
      companyName: 'Riverbend Irrigation',
      customerCode: 'A-RIVER',
      buyer: { name: 'Ben', email: 'ben@riverbend.example', companyName: 'Riverbend Irrigation' },
      poNumber: 'PO-77',
      shippingAddressLine1: '1 Canal Road',
      shipVia: 'Ground',
      shipViaCode: 'UPS_GROUND',
      billingType: 'UPS Freight Collect',
      billingAccountNumber: 'A1',
      comment: 'Spares',
      specialInstructions: 'Ring the bell',
      allowPartialShipments: false,
      shipBy: '2026-12-04',
      needBy: '2026-12-04',
      history: [
        { event: 'Submitted', atUtc: shop.clock.now.toISOString(), by: 'Ben' },
        { event: 'Ordered', atUtc: shop.clock.now.toISOString(), by: null },
      ],
    })
    expect(order.orderItems).toMatchObject([
      { partNumber: 'C2134-3-BZ', quantity: 2, impellerTrim: 9.25, impellerAngle: 12, unitName: 'EA' },
      { partNumber: 'D7232-2-CP', quantity: 1, paintColor: 'Safety Blue', shipBy: '2026-12-04' },
    ])
  })

  it('show who took each step and why the order was rejected (OQ-72)', async () => {
    const order = await desk.received()
    const ada = await shop.signIn('ada@volute.example')
    await desk.step(order, { step: 'PICKED' })
    await desk.step(order, { step: 'REJECTED', reason: 'The account is on hold.' }, ada)
    const { body } = await read(order)
    expect(body).toMatchObject({ status: 'Rejected', reason: 'The account is on hold.' })
    expect(body.history.map(({ event, by }) => [event, by])).toEqual([
      ['Submitted', 'Ben'],
      ['Ordered', null],
      ['Picked', 'Otto'],
      ['Rejected', 'Ada'],
    ])
  })

  it('name the next open order, and after the newest the oldest (OQ-47)', async () => {
    const [first, done, second] = [await desk.received(), await desk.received(), await desk.received()]
    await desk.step(done, { step: 'REJECTED', reason: 'Out of stock' })
    await desk.step(second, { step: 'PICKED' })
    const next = async (order: typeof first) => (await read(order)).body.nextSalesOrderId
    expect([await next(first), await next(done)]).toEqual([second.salesOrderId, second.salesOrderId])
    const [oldest] = (
      await shop.call(
        listManagedOrders,
        { status: 'To Do', sortDirection: 'ASC', pageNumber: '1', rowsPerPage: '1' },
        desk.otto,
      )
    ).body.orders
    expect(await next(second)).toBe(oldest?.salesOrderId)
    expect(await next(second)).not.toBe(second.salesOrderId)
  })

  it.each(['0', 'x', '1.5', '99999999999'])('the id %s is rejected', async (id) => {
    expect(await shop.request('GET', `/api/manage-orders/${id}`, undefined, desk.otto)).toMatchObject({
      status: 400,
      body: { error: 'The request is not valid.' },
    })
  })

  it('an unknown order is not found', async () => {
    expect(await read({ salesOrderId: 999_999 })).toMatchObject({
      status: 404,
      body: { error: 'The requested item was not found.' },
    })
  })

  it('only the provider’s staff with MANAGE_ORDERS have access', async () => {
    const { salesOrderId } = await desk.received()
    for (const email of ['ben@riverbend.example', 'rosa@riverbend.example', 'sol@volute.example']) {
      const caller = await shop.signIn(email)
      expect(await shop.call(getManagedOrder, { salesOrderId: String(salesOrderId) }, caller)).toMatchObject({
        status: 403,
        body: { error: 'You do not have permission to perform this action.' },
      })
    }
    expect((await shop.call(getManagedOrder, { salesOrderId: String(salesOrderId) })).status).toBe(401)
  })

  it('show why the ERP rejected the order (OQ-46)', async () => {
    const { erp, faults } = faultyErp(shop.shop.erp)
    faults.push('rejected')
    const order = await desk.ordered()
    expect((await read(order)).status).toBe(404)
    await placeOrder({ ...shop.shop, erp }, order.salesOrderId)
    expect((await read(order)).body).toMatchObject({
      status: 'Failed',
      reason: 'The account is on credit hold.',
      erpSalesOrderNumber: null,
      history: [{ event: 'Submitted' }],
    })
  })
})
