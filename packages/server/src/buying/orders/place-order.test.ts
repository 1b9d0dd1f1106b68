import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { getCompletedOrder, getOrderStatus, placeSalesOrder } from '@volute/domain/buying/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { askQueue } from '../../../test/ask-queue.ts'
import { eventually } from '../../../test/eventually.ts'
import { faultyErp } from '../../../test/faulty-erp.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart, type OrderBody } from '../../../test/order-body.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import type { Shop } from '../../core/http/context.ts'
import { schema } from '../../core/db/index.ts'
import { limitWait } from '../../core/erp/index.ts'
import { placeOrder, recoverOrders, watchErpJob } from './place-order.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller
let erp: ReturnType<typeof faultyErp>
let withFaults: Shop

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
  erp = faultyErp(shop.shop.erp)
  withFaults = { ...shop.shop, erp: erp.erp }
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { version } = (await shop.call(getCartMap, {}, ben)).body
  await shop.call(putCart, { replaceAll: true, version, items: [] }, ben)
})

/** A pending order: in the database, not yet at the ERP. */
async function ordered(): Promise<{ body: OrderBody; id: number }> {
  const body = await fillCart(shop, ben, [
    { partId: ids.part('TB10773'), quantity: 2 },
    { partId: ids.part('C2134-3-BZ'), quantity: 1, impellerTrim: 5.1, impellerAngle: 10 },
  ])
  await shop.call(placeSalesOrder, body, ben)
  const [order] = await shop.shop.db
    .select({ id: schema.salesOrders.id })
    .from(schema.salesOrders)
    .where(eq(schema.salesOrders.requestCode, body.salesOrderRequestCode))
  return { body, id: order?.id ?? 0 }
}

const status = async ({ body }: { body: OrderBody }) =>
  (await shop.call(getOrderStatus, { requestCode: body.salesOrderRequestCode }, ben)).body

const mailsAbout = async (words: string) =>
  (await shop.shop.db.select().from(schema.outbox)).filter((mail) => mail.text.includes(words))

const cartLines = async () =>
  (await shop.call(getCartMap, {}, ben)).body.items.map((item) => [item.partNumber, item.quantity])

it('a placed order has a number, its cart is empty and the buyer gets one mail (ORDER-04, ORDER-06, OQ-27, OQ-48)', async () => {
  const order = await ordered()
  const { version } = (await shop.call(getCartMap, {}, ben)).body
  await placeOrder(withFaults, order.id)
  const { requestStatus, erpSalesOrderId } = await status(order)
  expect([requestStatus, erpSalesOrderId]).toEqual(['COMPLETED', expect.stringMatching(/^1000\d\d$/)])
  const cart = (await shop.call(getCartMap, {}, ben)).body
  expect([cart.items, cart.version]).toEqual([[], version + 1])
  const [mail, ...more] = await mailsAbout(`number is ${erpSalesOrderId}`)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'ben@riverbend.example',
    subject: `Volute: order ${erpSalesOrderId} received`,
  })
  expect(mail?.text).toContain('2 EA TB10773, Seal, mechanical, type 21 1.750: $614.90 each')
  expect(mail?.html).toContain('<span class="row">2 EA TB10773, Seal')
  expect(mail?.text).toContain('Trim 5.10 in, Angle 10 deg')
  // 2 × $614.90 + $1,846.50 = $3,076.30; less 12.5 % = $2,691.7625.
  expect(mail?.text).toContain('Subtotal: $3,076.30\nDiscount: $384.54\nTotal: $2,691.76')
  expect(mail?.text).toContain(`http://localhost:3000/orders/${erpSalesOrderId}`)
})

it('a member of the company sees the whole order, another company does not (ORDER-12, E38)', async () => {
  shop.clock.now = new Date('2026-11-21T07:30:00Z')
  ben = await shop.signIn('ben@riverbend.example')
  const order = await ordered()
  await placeOrder(withFaults, order.id)
  const orderNumber = (await status(order)).erpSalesOrderId ?? ''
  const vic = await shop.signIn('vic@riverbend.example')
  const untouched = {
    shippedQuantity: 0,
    cancelledQuantity: 0,
    promisedDate: null,
    shownPromise: expect.any(Array),
    delayReason: null,
    returnable: 0,
  }
  expect((await shop.call(getCompletedOrder, { orderNumber }, vic)).body).toEqual({
    poNumber: 'PO-77',
    poFile: null,
    allowPartialShipments: false,
    shippingCountry: 'US',
    shippingCompanyName: 'Riverbend Irrigation',
    shippingAddressLine1: '1 Canal Road',
    shippingAddressLine2: null,
    shippingContactName: 'Ben',
    shippingPhoneNumber: null,
    shippingLocality: 'Fresno',
    shippingAdministrativeArea: 'CA',
    shippingPostalCode: '93706',
    specialInstructions: 'Ring the bell',
    itemsSubtotal: 3076.3,
    shipBy: '2026-12-05',
    grandTotal: 2691.76,
    orderDate: '2026-11-20',
    discountPercent: 12.5,
    companyName: 'Riverbend Irrigation',
    terms: null,
    termsVersion: null,
    fob: null,
    salesPerson: null,
    shipVia: 'Ground',
    billingType: 'UPS Freight Collect',
    trackingNumber: null,
    reason: null,
    status: 'Received',
    erpSalesOrderNumber: orderNumber,
    timeline: [
      { kind: 'ORDERED', day: '2026-11-20', atUtc: '2026-11-21T07:30:00.000Z', text: 'Submitted.' },
      {
        kind: 'RECEIVED',
        day: '2026-11-20',
        atUtc: '2026-11-21T07:30:00.000Z',
        text: `Ordered as sales order ${orderNumber}.`,
      },
    ],
    addedLines: [],
    parcels: [],
    invoices: [],
    claims: [],
    asOfUtc: null,
    comingBehind: null,
    orderItems: [
      {
        ...untouched,
        position: 0,
        unitName: 'EA',
        quantity: 2,
        partNumber: 'TB10773',
        partDescription: 'Seal, mechanical, type 21 1.750',
        paintColor: null,
        price: 614.9,
        impellerAngle: null,
        impellerTrim: null,
        forPump: null,
      },
      {
        ...untouched,
        position: 1,
        unitName: 'EA',
        quantity: 1,
        partNumber: 'C2134-3-BZ',
        partDescription: 'Impeller, enclosed, 6 vane',
        paintColor: null,
        price: 1846.5,
        impellerAngle: 10,
        impellerTrim: 5.1,
        forPump: null,
      },
    ],
  })
  const kim = await shop.signIn('kim@kestrel.example')
  for (const [caller, number] of [
    [kim, orderNumber],
    [ben, '999999'],
  ] as const)
    expect(await shop.call(getCompletedOrder, { orderNumber: number }, caller)).toMatchObject({
      status: 404,
      body: { error: 'The requested item was not found.' },
    })
})

it('after a lost answer the order is found by its code and not submitted again (OQ-47)', async () => {
  const order = await ordered()
  const before = erp.submitted.length
  erp.faults.push('answer lost')
  await placeOrder(withFaults, order.id)
  const { requestStatus, erpSalesOrderId } = await status(order)
  expect(requestStatus).toBe('COMPLETED')
  const atDesk = await shop.shop.erp.getOrders({ requestCodes: [order.body.salesOrderRequestCode] })
  expect(atDesk.map((one) => one.orderId)).toEqual([erpSalesOrderId])
  expect(erp.submitted.length).toBe(before + 1)
})

it('an unreachable ERP leaves the order PENDING without an alarm (OQ-47)', async () => {
  const order = await ordered()
  erp.faults.push('unreachable')
  await expect(placeOrder(withFaults, order.id)).rejects.toThrow('The ERP does not answer.')
  expect(await status(order)).toEqual({ requestStatus: 'PENDING', erpSalesOrderId: null })
  expect(await shop.shop.isUnfinished(watchErpJob)).toBe(false)
  await placeOrder(withFaults, order.id)
  expect((await status(order)).requestStatus).toBe('COMPLETED')
})

it('an ERP that never answers leaves the order PENDING; the next attempt places it (OQ-47)', async () => {
  const order = await ordered()
  erp.faults.push('never heard')
  const impatient = { ...withFaults, erp: limitWait(erp.erp, 50) }
  await expect(placeOrder(impatient, order.id)).rejects.toThrow('The ERP does not answer.')
  expect(await status(order)).toEqual({ requestStatus: 'PENDING', erpSalesOrderId: null })
  await placeOrder(withFaults, order.id)
  expect((await status(order)).requestStatus).toBe('COMPLETED')
})

it('an order the ERP accepted without answering is found by its code and exists once (OQ-47)', async () => {
  const order = await ordered()
  const before = erp.submitted.length
  erp.faults.push('never answered')
  // Long enough for the desk to accept the order even on a busy machine.
  await placeOrder({ ...withFaults, erp: limitWait(erp.erp, 2_000) }, order.id)
  expect((await status(order)).requestStatus).toBe('COMPLETED')
  expect(erp.submitted.length).toBe(before + 1)
  const atDesk = await shop.shop.erp.getOrders({ requestCodes: [order.body.salesOrderRequestCode] })
  expect(atDesk).toHaveLength(1)
})

it('a rejection makes the order FAILED, keeps the cart and notifies the buyer once (ORDER-08, OQ-47)', async () => {
  const order = await ordered()
  const before = (await mailsAbout('credit hold')).length
  erp.faults.push('rejected')
  await placeOrder(withFaults, order.id)
  expect(await status(order)).toEqual({ requestStatus: 'FAILED', erpSalesOrderId: null })
  await placeOrder(withFaults, order.id)
  expect(await cartLines()).toEqual([
    ['TB10773', 2],
    ['C2134-3-BZ', 1],
  ])
  expect((await mailsAbout('credit hold')).length).toBe(before + 1)
  const again = await shop.call(placeSalesOrder, order.body, ben)
  expect([again.status, again.body.requestStatus]).toEqual([200, 'FAILED'])
})

it('two concurrent workers on one order send one mail (OQ-47)', async () => {
  const order = await ordered()
  await Promise.all([placeOrder(withFaults, order.id), placeOrder(withFaults, order.id)])
  const { erpSalesOrderId } = await status(order)
  expect((await mailsAbout(`number is ${erpSalesOrderId}`)).length).toBe(1)
  expect(await cartLines()).toEqual([])
})

it('an order the ERP has is not submitted again (OQ-47)', async () => {
  const order = await ordered()
  await placeOrder(withFaults, order.id)
  const before = erp.submitted.length
  await placeOrder(withFaults, order.id)
  expect(erp.submitted.length).toBe(before)
})

it('items added to the cart after ordering stay in it (OQ-48)', async () => {
  const order = await ordered()
  const late = [
    { partId: ids.part('TB10773'), quantity: 3 },
    { partId: ids.part('235626'), quantity: 4 },
  ]
  await shop.call(putCart, { replaceAll: false, items: late }, ben)
  await placeOrder(withFaults, order.id)
  expect(await cartLines()).toEqual([
    ['TB10773', 3],
    ['235626', 4],
  ])
})

it('a pending order whose job is lost is queued once and then placed (OQ-47)', async () => {
  const order = await ordered()
  const data = { salesOrderId: order.id }
  const jobs = () => askQueue(shop.shop.db, (boss) => boss.findJobs('place-order', { data }))
  for (const { id } of await jobs()) await askQueue(shop.shop.db, (boss) => boss.deleteJob('place-order', id))
  expect(await jobs()).toEqual([])
  await recoverOrders(shop.shop)
  await recoverOrders(shop.shop)
  expect(await jobs()).toHaveLength(1)
  await shop.shop.startWorkers()
  expect(await eventually(async () => (await status(order)).erpSalesOrderId ?? false)).toMatch(/^1000/)
})
