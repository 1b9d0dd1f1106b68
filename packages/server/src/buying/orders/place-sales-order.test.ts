import { randomUUID } from 'node:crypto'
import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { getOrderStatus, placeSalesOrder } from '@volute/domain/buying/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askQueue } from '../../../test/ask-queue.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart, type OrderBody, orderBody } from '../../../test/order-body.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller & { userId: number }
let rosa: Caller

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
  rosa = await shop.signIn('rosa@riverbend.example')
})
afterAll(() => shop.close())

const place = (caller: Caller, body: OrderBody) => shop.call(placeSalesOrder, body, caller)

async function emptyCart(caller: Caller) {
  const { version } = (await shop.call(getCartMap, {}, caller)).body
  await shop.call(putCart, { replaceAll: true, version, items: [] }, caller)
}

async function readyOrder(caller = ben): Promise<OrderBody> {
  await emptyCart(caller)
  return fillCart(shop, caller, [{ partId: ids.part('TB10773'), quantity: 2 }])
}

async function storedOrder(code: string) {
  const [order] = await shop.shop.db
    .select()
    .from(schema.salesOrders)
    .where(eq(schema.salesOrders.requestCode, code))
  return order
}

describe('a valid order', () => {
  it('is stored as PENDING with the lines of its cart and an audit event (ORDER-02, ORDER-03)', async () => {
    await emptyCart(ben)
    const blue = ids.color('Safety Blue')
    const body = await fillCart(shop, ben, [
      { partId: ids.part('TB10773'), quantity: '2' },
      { partId: ids.part('AB/1-2'), quantity: 3, paintColorId: blue },
      { partId: ids.part('C2134-3-BZ'), quantity: 1, impellerTrim: 5.1, impellerAngle: 10 },
    ])
    const { status, body: answer } = await place(ben, body)
    expect(status).toBe(201)
    expect(answer).toEqual({ salesOrderRequestCode: body.salesOrderRequestCode, requestStatus: 'PENDING' })

    const stored = await storedOrder(body.salesOrderRequestCode)
    expect(stored).toMatchObject({ userId: expect.any(Number), companyId: ben.companyId, poNumber: 'PO-77' })
    const lines = await shop.shop.db
      .select()
      .from(schema.salesOrderLines)
      .where(eq(schema.salesOrderLines.salesOrderId, stored?.id ?? 0))
    expect(lines).toMatchObject([
      { partNumber: 'TB10773', quantity: 2, unitName: 'EA', paintColorName: null },
      { partNumber: 'AB/1-2', quantity: 3, paintColorId: blue, paintColorName: 'Safety Blue' },
      { partNumber: 'C2134-3-BZ', quantity: 1, impellerTrim: 5.1, impellerAngle: 10 },
    ])
    const acts = await shop.shop.db.select().from(schema.events).where(eq(schema.events.kind, 'place-order'))
    expect(acts.at(-1)).toMatchObject({ companyId: ben.companyId, subject: { salesOrderId: stored?.id } })
  })

  it('takes price, description, discount, user and company from the server, with totals in whole cents (CART-21, TV-13, OQ-41)', async () => {
    const body = {
      ...(await readyOrder()),
      discountPercent: 99,
      companyDiscount: 99,
      userId: 1,
      companyId: 999,
    }
    await place(ben, body)
    const stored = await storedOrder(body.salesOrderRequestCode)
    // 2 × $614.90 less 12.5 % = $1,076.075.
    expect(stored).toMatchObject({ subtotalCents: 122_980, totalCents: 107_608, discountBasisPoints: 1250 })
    expect(stored).toMatchObject({ userId: ben.userId, companyId: ben.companyId })
    const [line] = await shop.shop.db
      .select()
      .from(schema.salesOrderLines)
      .where(eq(schema.salesOrderLines.salesOrderId, stored?.id ?? 0))
    expect(line).toMatchObject({ priceCents: 61_490, description: 'Seal, mechanical, type 21 1.750' })
  })

  it('can have an unpriced part; its totals are then 0 (CART-22, TV-13b, OQ-42)', async () => {
    await emptyCart(ben)
    const body = await fillCart(shop, ben, [
      { partId: ids.part('TB10773'), quantity: 2 },
      { partId: ids.part('RQ5501'), quantity: 1 },
    ])
    expect((await place(ben, body)).status).toBe(201)
    expect(await storedOrder(body.salesOrderRequestCode)).toMatchObject({ subtotalCents: 0, totalCents: 0 })
  })
})

it('an order placed while acting belongs to the customer and records the real user (OQ-13)', async () => {
  const sol = await shop.signIn('sol@volute.example')
  await shop.request('PUT', '/api/session/company', { companyId: ben.companyId }, sol)
  const acting = { ...sol, companyId: ben.companyId }
  const body = await fillCart(shop, acting, [{ partId: ids.part('235626'), quantity: 1 }])
  expect((await place(acting, body)).status).toBe(201)
  expect(await storedOrder(body.salesOrderRequestCode)).toMatchObject({
    companyId: ben.companyId,
    userId: sol.userId,
    discountBasisPoints: 1250,
  })
  await shop.request('DELETE', '/api/session/company', undefined, acting)
  const requestCode = body.salesOrderRequestCode
  expect((await shop.call(getOrderStatus, { requestCode }, sol)).status).toBe(404)
})

describe('the request code (OQ-44)', () => {
  it('returns the same order when its buyer repeats it, even after the cart has changed', async () => {
    const body = await readyOrder()
    expect((await place(ben, body)).status).toBe(201)
    await emptyCart(ben)
    const again = await place(ben, { ...body, poNumber: '' })
    expect([again.status, again.body]).toEqual([
      200,
      { salesOrderRequestCode: body.salesOrderRequestCode, requestStatus: 'PENDING' },
    ])
  })

  it('makes one order and one job in ten concurrent calls', async () => {
    const body = await readyOrder()
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(ben, body)))
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      ...Array(9).fill(200),
      201,
    ])
    const stored = await storedOrder(body.salesOrderRequestCode)
    const data = { salesOrderId: stored?.id }
    const jobs = await askQueue(shop.shop.db, (boss) => boss.findJobs('place-order', { data }))
    expect(jobs).toHaveLength(1)
  })

  it('is rejected for another user of the company', async () => {
    const body = await readyOrder()
    await place(ben, body)
    const { status, body: answer } = await place(rosa, body)
    expect([status, answer.error]).toEqual([409, 'This order request code has already been used.'])
  })
})

describe('an invalid order', () => {
  const invalid = 'The request is not valid.'
  const cases: [string, (body: OrderBody) => Partial<OrderBody>, string][] = [
    ['empty cart', () => ({ cart: [], poNumber: '' }), 'Your shopping cart is empty.'],
    ['no company name', () => ({ shippingCompanyName: ' ', poNumber: '' }), 'Company Name is required.'],
    [
      'long company name',
      () => ({ shippingCompanyName: 'x'.repeat(51) }),
      'Company Name must be 50 characters or less. Currently 51 characters.',
    ],
    ['no address', () => ({ shippingAddressLine1: '' }), 'Address Line 1 is required.'],
    ['no city', () => ({ shippingCity: null }), 'City is required.'],
    ['no state', () => ({ shippingState: '' }), 'State is required.'],
    ['no US state', () => ({ shippingState: 'Ontario' }), 'State is required.'],
    ['no zip', () => ({ shippingZipCode: '' }), 'Zip is required.'],
    ['wrong zip', () => ({ shippingZipCode: '9810' }), 'Zip code is invalid for the current country.'],
    ['unknown country', () => ({ shippingCountry: 'XX' }), 'Country is required.'],
    [
      'long phone',
      () => ({ shippingPhoneNumber: '1'.repeat(21) }),
      'Phone must be 20 characters or less. Currently 21 characters.',
    ],
    ['no PO number', () => ({ poNumber: ' ', shipVia: '' }), 'PO number is required.'],
    ['no ship type', () => ({ shipVia: null }), 'A carrier and ship type must be selected.'],
    ['unknown ship type', () => ({ shipVia: 'PIGEON' }), 'A carrier and ship type must be selected.'],
    [
      'no account',
      () => ({ shippingBillingAccountNumber: ' ' }),
      'An account number is required for the selected carrier.',
    ],
    ['quantity', (body) => line(body, { quantity: 0 }), 'Quantity must be a number between 1 and 999.'],
    [
      'part',
      (body) => line(body, { partId: ids.part('NS9000') }),
      'Part number invalid. Please check the part number and try again.',
    ],
    ['colour', (body) => line(body, { paintColorId: 999_999 }), 'Paint color is not valid.'],
    ['date long past', () => ({ shipBy: '2026-11-18' }), invalid],
    ['date far ahead', () => ({ needBy: '2031-11-21' }), invalid],
    ['date of a line', (body) => line(body, { needBy: '2020-01-01' }), invalid],
    ['no date', () => ({ shipBy: 'soon' }), invalid],
    ['no request code', () => ({ salesOrderRequestCode: 'mine' }), invalid],
  ]

  const line = (body: OrderBody, change: object) => ({
    cart: body.cart.map((one) => ({ ...one, ...change })),
  })

  it.each(cases)('is rejected: %s (ORDER-07, E36)', async (_name, change, sentence) => {
    const body = await readyOrder()
    const before = await shop.shop.db.$count(schema.salesOrders)
    const { status, body: answer } = await place(ben, { ...body, ...change(body) })
    expect([status, answer.error]).toEqual([400, sentence])
    expect(await shop.shop.db.$count(schema.salesOrders)).toBe(before)
  })

  it('is rejected for expedited shipping over 150 lb, not at 150 lb (CART-25, OQ-43)', async () => {
    await emptyCart(ben)
    const heavy = await fillCart(shop, ben, [{ partId: ids.part('235626'), quantity: 751 }])
    const refused = await place(ben, { ...heavy, shipVia: 'UPS_NEXT_DAY_AIR' })
    expect([refused.status, refused.body.error]).toEqual([
      400,
      'Expedited shipping is not allowed for orders over 150 lb.',
    ])
    await emptyCart(ben)
    const light = await fillCart(shop, ben, [{ partId: ids.part('235626'), quantity: 750 }])
    expect((await place(ben, { ...light, shipVia: 'UPS_NEXT_DAY_AIR' })).status).toBe(201)
  })

  it('is rejected if its lines differ from the stored cart (OQ-37)', async () => {
    const body = await readyOrder()
    const { status, body: answer } = await place(ben, { ...body, ...line(body, { quantity: 3 }) })
    expect([status, answer.error]).toEqual([409, 'Your shopping cart has changed. Please review it again.'])
    expect(await storedOrder(body.salesOrderRequestCode)).toBeUndefined()
  })

  it('is rejected without the right to place orders (CART-07)', async () => {
    const vic = await shop.signIn('vic@riverbend.example')
    const body = orderBody([{ partId: ids.part('TB10773'), quantity: 1 }], shop.clock.now)
    const { status, body: answer } = await place(vic, body)
    expect([status, answer.error]).toEqual([403, 'You do not have permission to place sale orders.'])
  })

  it('is rejected without a distributor (CART-08, OQ-34)', async () => {
    const kim = await shop.signIn('kim@kestrel.example')
    const { status, body } = await place(kim, orderBody([], shop.clock.now))
    expect([status, body.error]).toEqual([
      400,
      'Please contact Volute to associate your company with an approved distributor account.',
    ])
  })

  it('is rejected for a quote the company does not have', async () => {
    const body = await readyOrder()
    const { status, body: answer } = await place(ben, { ...body, salesQuoteId: 1 })
    expect([status, answer.error]).toEqual([404, 'The requested item was not found.'])
  })

  it('is rejected without a token (OQ-02)', async () => {
    expect((await shop.request('POST', '/api/sales-order', {})).status).toBe(401)
  })
})

describe('the order status (E37)', () => {
  it('is visible to the buyer only (ORDER-05)', async () => {
    const body = await readyOrder()
    await place(ben, body)
    const requestCode = body.salesOrderRequestCode
    expect((await shop.call(getOrderStatus, { requestCode }, ben)).body).toEqual({
      requestStatus: 'PENDING',
      erpSalesOrderId: null,
    })
    const kim = await shop.signIn('kim@kestrel.example')
    for (const stranger of [rosa, kim])
      expect((await shop.call(getOrderStatus, { requestCode }, stranger)).body).toMatchObject({
        error: 'The requested item was not found.',
      })
  })

  it.each([randomUUID(), 'no-code', "' or 1=1"])(
    'is not found for the unknown code %s',
    async (requestCode) => {
      expect((await shop.call(getOrderStatus, { requestCode }, ben)).status).toBe(404)
    },
  )
})
