import { getCompletedOrder, getOrderStatus, listManagedOrders, placeSalesOrder } from '@volute/domain/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { fillCart } from '../../test/order-body.ts'
import { type WorldIds, worldIds } from '../../test/world-lookups.ts'
import { schema } from '../db/index.ts'
import { listPendingOrderIds } from './order-store.ts'
import { placeOrder } from './place-order.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller
let otto: Caller

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
  otto = await shop.signIn('otto@volute.example')
})
afterAll(() => shop.close())

/** An order that stands at the desk, received. */
async function received(poNumber = 'PO-77') {
  const body = await fillCart(shop, ben, [{ partId: ids.part('TB10773'), quantity: 1 }])
  await shop.call(placeSalesOrder, { ...body, poNumber }, ben)
  const [salesOrderId = 0] = await listPendingOrderIds(shop.shop.db)
  await placeOrder(shop.shop, salesOrderId)
  const requestCode = body.salesOrderRequestCode
  const { body: request } = await shop.call(getOrderStatus, { requestCode }, ben)
  return { salesOrderId, requestCode, orderNumber: request.erpSalesOrderId ?? '' }
}

type Step = { step: 'PICKED' | 'SHIPPED' | 'REJECTED'; [noted: string]: string | undefined }
const step = (order: { salesOrderId: number }, { step: name, ...noted }: Step, caller = otto) =>
  shop.request('PUT', `/api/manage-orders/${order.salesOrderId}`, { step: name, ...noted }, caller)
const shown = async ({ orderNumber }: { orderNumber: string }) =>
  (await shop.call(getCompletedOrder, { orderNumber }, ben)).body
const deskState = async ({ orderNumber }: { orderNumber: string }) =>
  (await shop.shop.erp.getOrders({ orderIds: [orderNumber] }))[0]
const mails = async (subject: string) =>
  shop.shop.db.select().from(schema.outbox).where(eq(schema.outbox.subject, subject))

describe('E67 OQ-47: working an order', () => {
  it('received, picked, shipped: shop and desk agree, and the buyer hears of the shipment', async () => {
    const order = await received()
    expect((await shown(order)).status).toBe('Received')
    expect(await step(order, { step: 'PICKED', terms: 'Net 30', fob: 'Origin' })).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await shown(order)).toMatchObject({ status: 'Picked', terms: 'Net 30', fob: 'Origin' })
    const shipment = { trackingNumber: '1Z999', shipVia: 'UPS_2ND_DAY_AIR', salesPerson: 'Sol' }
    expect((await step(order, { step: 'SHIPPED', ...shipment })).status).toBe(200)
    expect(await shown(order)).toMatchObject({
      status: 'Shipped',
      shipVia: '2nd Day Air',
      trackingNumber: '1Z999',
      salesPerson: 'Sol',
      terms: 'Net 30',
    })
    expect(await deskState(order)).toMatchObject({
      status: 'shipped',
      shipVia: '2nd Day Air',
      trackingNumbers: ['1Z999'],
      fob: 'Origin',
      shippedUtc: shop.clock.now.toISOString(),
    })
    const [mail, ...more] = await mails(`Volute: order ${order.orderNumber} shipped`)
    expect(more).toEqual([])
    expect(mail?.recipient).toBe('ben@riverbend.example')
    expect(mail?.text).toContain('has shipped by 2nd Day Air')
    expect(mail?.text).toContain('Tracking number: 1Z999')
  })

  it('ORDER-08: rejected, the request is FAILED, the order reads Rejected and the buyer hears why', async () => {
    const order = await received('PO-REJECT')
    expect((await step(order, { step: 'REJECTED', reason: 'Account on hold.' })).status).toBe(200)
    const { body } = await shop.call(getOrderStatus, { requestCode: order.requestCode }, ben)
    expect(body.requestStatus).toBe('FAILED')
    expect((await shown(order)).status).toBe('Rejected')
    expect(await deskState(order)).toMatchObject({ status: 'cancelled', reason: 'Account on hold.' })
    const [mail] = await mails('Volute: your order with PO number PO-REJECT could not be placed')
    expect(mail?.text).toContain('Reason: Account on hold.')
  })

  it.each<{ reason?: string }>([{}, { reason: '  ' }])(
    'a rejection without a reason is refused',
    async (noted) => {
      const order = await received()
      expect(await step(order, { step: 'REJECTED', ...noted })).toMatchObject({
        status: 400,
        body: { error: 'A reason is required to reject an order.' },
      })
      expect((await shown(order)).status).toBe('Received')
    },
  )

  it('a step out of order is refused and changes nothing', async () => {
    const order = await received()
    const changed = {
      status: 409,
      body: { error: 'This order has already been changed. Please reload the page.' },
    }
    expect(await step(order, { step: 'SHIPPED' })).toMatchObject(changed)
    await step(order, { step: 'PICKED' })
    expect(await step(order, { step: 'PICKED' })).toMatchObject(changed)
    await step(order, { step: 'REJECTED', reason: 'Out of stock' })
    expect(await step(order, { step: 'SHIPPED' })).toMatchObject(changed)
    expect(await deskState(order)).toMatchObject({ status: 'cancelled', shippedUtc: null })
  })

  it('of two shipments at once one is refused, and one mail is sent', async () => {
    const order = await received()
    await step(order, { step: 'PICKED' })
    const answers = await Promise.all([step(order, { step: 'SHIPPED' }), step(order, { step: 'SHIPPED' })])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await mails(`Volute: order ${order.orderNumber} shipped`)).length).toBe(1)
  })

  it.each([
    { step: 'LOST' },
    {},
    { step: 'PICKED', terms: 'x'.repeat(51) },
    { step: 'SHIPPED', trackingNumber: 7 },
  ])('bad input %# is refused', async (body) => {
    const order = await received()
    const url = `/api/manage-orders/${order.salesOrderId}`
    expect(await shop.request('PUT', url, body, otto)).toMatchObject({
      status: 400,
      body: { error: 'The request is not valid.' },
    })
    expect((await shown(order)).status).toBe('Received')
  })

  it('an order that nobody placed is not found', async () => {
    expect(await step({ salesOrderId: 999_999 }, { step: 'PICKED' })).toMatchObject({
      status: 404,
      body: { error: 'The requested item was not found.' },
    })
  })
})

describe('E66 OQ-47: the orders at the desk', () => {
  const page = { pageNumber: '1', rowsPerPage: '2' }

  it('newest first, in pages, by status and by text', async () => {
    shop.clock.now = new Date('2026-11-20T12:30:00Z')
    const older = await received('100%_A')
    shop.clock.now = new Date('2026-11-20T12:40:00Z')
    const newest = await received('B-2')
    await step(newest, { step: 'PICKED' })
    const { body } = await shop.call(listManagedOrders, page, otto)
    expect(body.orders).toEqual([
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
    expect(body.rowCount).toBe(await shop.shop.db.$count(schema.salesOrders))
    const find = async (query: object) =>
      (await shop.call(listManagedOrders, { ...page, ...query }, otto)).body.orders.map((one) => one.poNumber)
    expect(await find({ searchValue: '0%_a' })).toEqual(['100%_A'])
    expect(await find({ searchValue: newest.orderNumber })).toEqual(['B-2'])
    expect(await find({ searchValue: 'nothing like it' })).toEqual([])
    expect(await find({ searchValue: 'riverbend', status: 'Picked' })).toEqual(['B-2'])
    expect(await find({ pageNumber: '999' })).toEqual([])
    for (const status of ['Received', 'Picked', 'Shipped', 'Rejected'] as const) {
      const { orders } = (await shop.call(listManagedOrders, { ...page, status }, otto)).body
      expect(orders.length).toBeGreaterThan(0)
      expect(orders.every((one) => one.status === status)).toBe(true)
    }
  })

  it.each([
    '',
    '?pageNumber=1',
    '?pageNumber=0&rowsPerPage=5',
    '?pageNumber=1&rowsPerPage=101',
    '?pageNumber=1&rowsPerPage=5&status=Gone',
  ])('bad query %j is refused', async (query) => {
    expect(await shop.request('GET', `/api/manage-orders${query}`, undefined, otto)).toMatchObject({
      status: 400,
      body: { error: 'The request is not valid.' },
    })
  })

  it('is for the provider’s staff with MANAGE_ORDERS only', async () => {
    const order = await received()
    const refused = { status: 403, body: { error: 'You do not have permission to perform this action.' } }
    for (const email of ['rosa@riverbend.example', 'sol@volute.example']) {
      const caller = await shop.signIn(email)
      expect(await step(order, { step: 'PICKED' }, caller)).toMatchObject(refused)
      expect(await shop.call(listManagedOrders, page, caller)).toMatchObject(refused)
    }
    expect((await shop.request('GET', '/api/manage-orders?pageNumber=1&rowsPerPage=5')).status).toBe(401)
    expect((await shop.request('PUT', '/api/manage-orders/1', {})).status).toBe(401)
  })
})
