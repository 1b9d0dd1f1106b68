import {
  getCompletedOrder,
  getManagedOrder,
  getOrderStatus,
  searchOrderHistory,
} from '@volute/domain/buying/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type Desk, openDesk } from '../../../test/order-desk.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let desk: Desk

beforeAll(async () => {
  shop = await openTestShop()
  desk = await openDesk(shop)
})
afterAll(() => shop.close())

const received = (poNumber?: string) => desk.received(poNumber)
const step: Desk['step'] = (...taken) => desk.step(...taken)
const shown = async ({ orderNumber }: { orderNumber: string }) =>
  (await shop.call(getCompletedOrder, { orderNumber }, desk.ben)).body
const deskState = async ({ orderNumber }: { orderNumber: string }) =>
  (await shop.shop.erp.getOrders({ orderIds: [orderNumber] }))[0]
const ben = 'ben@riverbend.example'
const newest = {
  pageNumber: 1,
  rowsPerPage: 25,
  columnName: 'Order Date',
  sortDirection: 'DESC',
} as const
/** Mails that mention an order's number. */
const mailsTo = async (recipient: string, { orderNumber }: { orderNumber: string }) =>
  (await shop.shop.db.select().from(schema.outbox).where(eq(schema.outbox.recipient, recipient))).filter(
    ({ text }) => text.includes(orderNumber),
  )
const mails = async (subject: string) =>
  shop.shop.db.select().from(schema.outbox).where(eq(schema.outbox.subject, subject))

describe('processing an order (E67, OQ-47)', () => {
  it('picking and shipping update shop and desk, and the shipment is mailed to the buyer', async () => {
    const order = await received()
    expect((await shown(order)).status).toBe('Received')
    expect(await step(order, { step: 'PICKED', terms: 'Net 30', fob: 'Origin' })).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await shown(order)).toMatchObject({ status: 'Picked', terms: 'Net 30', fob: 'Origin' })
    expect((await mailsTo(ben, order)).length).toBe(1)
    const trackingNumber = '1Z999AA10123456784'
    const shipment = { trackingNumber, shipVia: 'UPS_2ND_DAY_AIR', salesPerson: 'Sol' }
    expect((await step(order, { step: 'SHIPPED', ...shipment })).status).toBe(200)
    expect(await shown(order)).toMatchObject({
      status: 'Shipped',
      shipVia: '2nd Day Air',
      trackingNumber,
      salesPerson: 'Sol',
      terms: 'Net 30',
    })
    expect(await deskState(order)).toMatchObject({
      shipVia: '2nd Day Air',
      fob: 'Origin',
      shipments: [
        {
          carrier: '2nd Day Air',
          trackingNumber,
          shippedUtc: shop.clock.now.toISOString(),
          cancelledUtc: null,
        },
      ],
    })
    const [mail, ...more] = await mails(`Volute: order ${order.orderNumber} shipped`)
    expect(more).toEqual([])
    expect(mail?.recipient).toBe(ben)
    expect(mail?.text).toBe(
      [
        `Your order ${order.orderNumber} has shipped by 2nd Day Air. Your PO number is PO-77.`,
        `Tracking number: ${trackingNumber}\nFollow it: https://www.ups.com/track?tracknum=${trackingNumber}`,
        `See the order: http://localhost:3000/orders/${order.orderNumber}\n`,
      ].join('\n\n'),
    )
    const page = `http://localhost:3000/orders/${order.orderNumber}`
    expect(mail?.html).toContain(`<a href="${page}">${page}</a>`)
    expect(mail?.html).toContain(`<a href="https://www.ups.com/track?tracknum=${trackingNumber}">`)
  })

  it('a rejection makes the request FAILED and the order Rejected, and mails the buyer the reason (ORDER-08)', async () => {
    const order = await received('PO-REJECT')
    expect((await step(order, { step: 'REJECTED', reason: 'Account <on> hold.' })).status).toBe(200)
    const { body } = await shop.call(getOrderStatus, { requestCode: order.requestCode }, desk.ben)
    expect(body.requestStatus).toBe('FAILED')
    expect(await shown(order)).toMatchObject({ status: 'Rejected', reason: 'Account <on> hold.' })
    const { salesOrders } = (await shop.call(searchOrderHistory, newest, desk.ben)).body
    expect(
      salesOrders.find(({ erpSalesOrderNumber }) => erpSalesOrderNumber === order.orderNumber),
    ).toMatchObject({
      rejectionReason: 'Account <on> hold.',
    })
    expect(await deskState(order)).toMatchObject({
      cancelledUtc: shop.clock.now.toISOString(),
      reason: 'Account <on> hold.',
    })
    const [mail] = await mails('Volute: your order with PO number PO-REJECT could not be placed')
    expect(mail?.text).toContain(
      `Your order ${order.orderNumber} with PO number PO-REJECT could not be placed.`,
    )
    expect(mail?.text).toContain('Reason: Account <on> hold.')
    expect(mail?.text).toContain(`See the order: http://localhost:3000/orders/${order.orderNumber}\n`)
    expect(mail?.html).toContain('Reason: Account &#60;on&#62; hold.')
  })

  it('correcting a shipment updates shop, desk and history and notifies the buyer (OQ-47, OQ-72)', async () => {
    const order = await received('PO-WRONG')
    await step(order, { step: 'PICKED' })
    expect(await step(order, { step: 'CORRECTED', trackingNumber: 'T-2' })).toMatchObject({ status: 409 })
    await step(order, { step: 'SHIPPED', trackingNumber: 'T-1', terms: 'Net 30' })
    const shippedUtc = shop.clock.now.toISOString()
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)

    const right = { trackingNumber: '1Z999AA10123456784', shipVia: 'UPS_2ND_DAY_AIR' }
    expect(await step(order, { step: 'CORRECTED', ...right })).toMatchObject({ status: 200 })
    const corrected = { trackingNumber: right.trackingNumber, shipVia: '2nd Day Air' }
    expect(await shown(order)).toMatchObject({ status: 'Shipped', terms: 'Net 30', ...corrected })
    expect(await deskState(order)).toMatchObject({
      shipments: [{ shippedUtc, trackingNumber: right.trackingNumber, carrier: '2nd Day Air' }],
    })
    const [mail, ...more] = await mails(`Volute: shipment of order ${order.orderNumber} corrected`)
    expect(more).toEqual([])
    expect(mail?.text).toContain(`Tracking number: ${right.trackingNumber}\nFollow it: https://www.ups.com/`)
    const acts = await shop.shop.db.select().from(schema.events).where(eq(schema.events.kind, 'work-order'))
    expect(acts.at(-1)?.subject).toEqual({
      salesOrderId: order.salesOrderId,
      step: 'CORRECTED',
      before: { parcelId: expect.any(String), trackingNumber: 'T-1', carrier: null },
    })
    const { body } = await shop.call(getManagedOrder, { salesOrderId: String(order.salesOrderId) }, desk.otto)
    expect(body.history.at(-1)).toEqual({
      event: 'Corrected',
      atUtc: shop.clock.now.toISOString(),
      by: 'Otto',
    })

    await step(order, { step: 'CORRECTED', trackingNumber: '' })
    expect((await shown(order)).trackingNumber).toBe(null)
  })

  it.each<{ reason?: string }>([{}, { reason: '  ' }])(
    'an order cannot be rejected without a reason',
    async (noted) => {
      const order = await received()
      expect(await step(order, { step: 'REJECTED', ...noted })).toMatchObject({
        status: 400,
        body: { error: 'A reason is required to reject an order.' },
      })
      expect((await shown(order)).status).toBe('Received')
    },
  )

  it('a step out of order is rejected and changes nothing', async () => {
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
    expect(await deskState(order)).toMatchObject({ reason: 'Out of stock', shipments: [] })
  })

  it('of two concurrent shipments one is rejected, and one mail is sent', async () => {
    const order = await received()
    await step(order, { step: 'PICKED' })
    const answers = await Promise.all([step(order, { step: 'SHIPPED' }), step(order, { step: 'SHIPPED' })])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await mails(`Volute: order ${order.orderNumber} shipped`)).length).toBe(1)
  })

  it('of a concurrent shipment and two rejections one succeeds, and one mail is sent (OQ-27)', async () => {
    const order = await received()
    await step(order, { step: 'PICKED' })
    const before = (await mailsTo(ben, order)).length
    const answers = await Promise.all([
      step(order, { step: 'REJECTED', reason: 'Out of stock' }),
      step(order, { step: 'SHIPPED', trackingNumber: 'T-1' }),
      step(order, { step: 'REJECTED', reason: 'On hold' }),
    ])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await mailsTo(ben, order)).length).toBe(before + 1)
    const { status, trackingNumber } = await shown(order)
    expect(await deskState(order)).toMatchObject(
      status === 'Shipped'
        ? { cancelledUtc: null, shipments: [{ trackingNumber: 'T-1' }], reason: null }
        : { cancelledUtc: shop.clock.now.toISOString(), shipments: [] },
    )
    expect(trackingNumber).toBe(status === 'Shipped' ? 'T-1' : null)
  })

  it.each([
    { step: 'LOST' },
    {},
    { step: 'PICKED', terms: 'x'.repeat(51) },
    { step: 'SHIPPED', trackingNumber: 7 },
  ])('invalid request %# is rejected and changes nothing', async (body) => {
    const order = await received()
    const url = `/api/manage-orders/${order.salesOrderId}`
    expect(await shop.request('PUT', url, body, desk.otto)).toMatchObject({
      status: 400,
      body: { error: 'The request is not valid.' },
    })
    expect((await shown(order)).status).toBe('Received')
  })

  it('an unknown order is not found', async () => {
    expect(await step({ salesOrderId: 999_999 }, { step: 'PICKED' })).toMatchObject({
      status: 404,
      body: { error: 'The requested item was not found.' },
    })
  })

  it('only the provider’s staff with MANAGE_ORDERS have access', async () => {
    const order = await received()
    for (const email of ['rosa@riverbend.example', 'sol@volute.example']) {
      expect(await step(order, { step: 'PICKED' }, await shop.signIn(email))).toMatchObject({
        status: 403,
        body: { error: 'You do not have permission to perform this action.' },
      })
    }
    expect((await step(order, { step: 'PICKED' }, {})).status).toBe(401)
  })
})
