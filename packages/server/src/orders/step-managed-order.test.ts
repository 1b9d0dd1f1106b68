import { getCompletedOrder, getOrderStatus } from '@volute/domain/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { type Desk, openDesk } from '../../test/order-desk.ts'
import { schema } from '../db/index.ts'

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
    const { body } = await shop.call(getOrderStatus, { requestCode: order.requestCode }, desk.ben)
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
    expect(await shop.request('PUT', url, body, desk.otto)).toMatchObject({
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

  it('is for the provider’s staff with MANAGE_ORDERS only', async () => {
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
