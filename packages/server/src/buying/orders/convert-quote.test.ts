import { randomUUID } from 'node:crypto'
import { getCartMap } from '@volute/domain/buying/cart'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { getQuote, listQuotes } from '@volute/domain/buying/quotes'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultyErp } from '../../../test/faulty-erp.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { grant } from '../../../test/grant.ts'
import { fillCart, type OrderBody } from '../../../test/order-body.ts'
import { savedQuote } from '../../../test/quote-body.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'
import { placeOrder } from './place-order.ts'

const { accounts, parts, salesOrderLines, salesOrders } = schema
const noon = new Date('2026-11-20T12:00:00Z')
const overSaved = 'New quantity cannot be greater than current quantity on a saved quote.'
const alreadyOrdered = 'This quote has already been ordered.'

let shop: TestShop
let ids: WorldIds
let ben: Caller & { userId: number }

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

const seals = (quantity: number) => ({ partId: ids.part('TB10773'), quantity })

async function place(sent: OrderBody, caller: Caller = ben) {
  const { status, body } = await shop.call(placeSalesOrder, sent, caller)
  return [status, body.error]
}

const withNewCode = (order: OrderBody): OrderBody => ({ ...order, salesOrderRequestCode: randomUUID() })

async function ordersOf(quoteId: number) {
  return shop.shop.db
    .select()
    .from(salesOrders)
    .where(and(eq(salesOrders.quoteId, quoteId), ne(salesOrders.requestStatus, 'FAILED')))
}

async function end(quoteId: number, fault?: 'rejected') {
  const erp = faultyErp(shop.shop.erp)
  if (fault) erp.faults.push(fault)
  for (const { id } of await ordersOf(quoteId)) await placeOrder({ ...shop.shop, erp: erp.erp }, id)
}

/** Replaces the lines of an order, so that they differ from the quote's. */
const withLines = (order: OrderBody, ...lines: { partId: number; quantity: number }[]): OrderBody => ({
  ...order,
  cart: lines.flatMap((line) => order.cart.slice(0, 1).map((sent) => ({ ...sent, ...line }))),
})

describe('ordering from a quote (E36)', () => {
  it('uses the quote’s prices and discount, whatever the catalogue says (QUOTE-01, OQ-41, OQ-53, TV-13)', async () => {
    const { salesQuoteId, order } = await savedQuote(shop, ben, [seals(2)])
    const part = eq(parts.partNumber, 'TB10773')
    const account = eq(accounts.identifier, 'A-RIVER')
    await shop.shop.db.update(parts).set({ priceCents: 1, description: 'Other' }).where(part)
    await shop.shop.db.update(accounts).set({ discountBasisPoints: 0 }).where(account)
    const answer = await place(order)
    await shop.shop.db
      .update(parts)
      .set({ priceCents: 61_490, description: 'Seal, mechanical, type 21 1.750' })
      .where(part)
    await shop.shop.db.update(accounts).set({ discountBasisPoints: 1250 }).where(account)

    expect(answer).toEqual([201, undefined])
    const [stored] = await ordersOf(salesQuoteId)
    expect(stored).toMatchObject({
      subtotalCents: 122_980,
      totalCents: 107_608,
      discountBasisPoints: 1250,
      cartVersion: null,
    })
    const lines = await shop.shop.db
      .select()
      .from(salesOrderLines)
      .where(eq(salesOrderLines.salesOrderId, stored?.id ?? 0))
    expect(lines).toMatchObject([{ priceCents: 61_490, description: 'Seal, mechanical, type 21 1.750' }])
  })

  it('keeps the cart and marks the quote as ordered once the ERP has the order (OQ-48, OQ-53)', async () => {
    await fillCart(shop, ben, [seals(2)])
    const { salesQuoteId, order } = await savedQuote(shop, ben, [seals(2)])
    await place(order)
    const quoteId = String(salesQuoteId)
    expect((await shop.call(getQuote, { quoteId }, ben)).body).toMatchObject({
      receivedUtc: null,
      orderNumber: null,
    })
    await end(salesQuoteId)

    const [placed] = await ordersOf(salesQuoteId)
    const { items } = (await shop.call(getCartMap, {}, ben)).body
    expect(items.map(({ quantity }) => quantity)).toEqual([2])
    expect((await shop.call(getQuote, { quoteId }, ben)).body).toMatchObject({
      receivedUtc: noon.toISOString(),
      orderNumber: placed?.erpOrderId,
    })
    const { salesQuotes } = (await shop.call(listQuotes, {}, ben)).body
    expect(salesQuotes.find((quote) => quote.salesQuoteId === salesQuoteId)).toMatchObject({
      receivedUtc: noon.toISOString(),
      salesOrderId: placed?.erpOrderId,
    })
  })

  it('is rejected after the 30th day in the shop’s time zone (OQ-112, TV-19)', async () => {
    const { order } = await savedQuote(shop, ben, [seals(1)])
    const { order: late } = await savedQuote(shop, ben, [seals(1)])
    const dated = { shipBy: '2026-12-30', needBy: '2026-12-30' }
    const [onTime, tooLate] = [order, late].map((one) => ({
      ...one,
      ...dated,
      cart: one.cart.map((line) => ({ ...line, ...dated })),
    }))
    if (!onTime || !tooLate) throw new Error('there are two quotes')
    // Sessions end long before a quote expires.
    shop.clock.now = new Date('2026-12-21T07:59:59.999Z')
    const later = await shop.signIn('ben@riverbend.example')
    const atTheEnd = await place(onTime, later)
    shop.clock.now = new Date('2026-12-21T08:00:00Z')
    const after = await place(tooLate, later)
    shop.clock.now = noon
    expect([atTheEnd, after]).toEqual([
      [201, undefined],
      [400, 'This quote has expired.'],
    ])
  })

  it('allows at most the saved quantity of each part and no other part (QUOTE-17, OQ-54, TV-12)', async () => {
    const { salesQuoteId, order } = await savedQuote(shop, ben, [
      seals(5),
      { ...seals(3), paintColorId: null },
    ])
    const seal = ids.part('TB10773')
    expect(await place(withLines(order, { partId: seal, quantity: 9 }))).toEqual([400, overSaved])
    expect(
      await place(withLines(order, { partId: seal, quantity: 6 }, { partId: seal, quantity: 3 })),
    ).toEqual([400, overSaved])
    const otherPart = { partId: ids.part('235626'), quantity: 1 }
    expect(await place(withLines(order, { partId: seal, quantity: 1 }, otherPart))).toEqual([
      400,
      'Only parts of the saved quote can be ordered from it.',
    ])
    expect(await ordersOf(salesQuoteId)).toEqual([])
    expect(
      await place(withLines(order, { partId: seal, quantity: 1 }, { partId: seal, quantity: 7 })),
    ).toEqual([201, undefined])
  })

  it('another company’s quote and an unknown quote are not found (OQ-53)', async () => {
    const { order } = await savedQuote(shop, ben, [seals(1)])
    const sol = await shop.signIn('sol@volute.example')
    const refused = await place(order, sol)
    expect(refused).toEqual([404, 'The requested item was not found.'])
    expect(await place({ ...order, salesQuoteId: 999_999 })).toEqual([
      404,
      'The requested item was not found.',
    ])
  })

  it('needs the right to place orders besides the right to prepare quotes (OQ-53)', async () => {
    const { order } = await savedQuote(shop, ben, [seals(1)])
    const quinn = await shop.signIn('quinn@riverbend.example')
    expect(await place(order, quinn)).toEqual([403, 'You do not have permission to place sale orders.'])
  })

  it('needs a distributor (CART-08)', async () => {
    const kim = await shop.signIn('kim@kestrel.example')
    const { order } = await savedQuote(shop, kim, [seals(1)])
    expect(await place(order, kim)).toEqual([
      400,
      'Please contact Volute to associate your company with an approved distributor account.',
    ])
  })
})

describe('one order per quote (OQ-53)', () => {
  it.each([2, 8])('of %i concurrent request codes, one becomes an order', async (count) => {
    const { salesQuoteId, order } = await savedQuote(shop, ben, [seals(1)])
    const answers = await Promise.all(Array.from({ length: count }, () => place(withNewCode(order))))
    expect(answers.filter(([status]) => status === 201)).toHaveLength(1)
    expect(answers.filter(([status]) => status === 409)).toEqual(
      Array.from({ length: count - 1 }, () => [409, alreadyOrdered]),
    )
    expect(await ordersOf(salesQuoteId)).toHaveLength(1)
  })

  it('the same code sent concurrently and again later makes one order (OQ-44)', async () => {
    const { salesQuoteId, order } = await savedQuote(shop, ben, [seals(1)])
    const answers = await Promise.all(Array.from({ length: 4 }, () => place(order)))
    expect(answers.map(([status]) => Number(status)).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 201])
    await end(salesQuoteId)
    expect(await place(order)).toEqual([200, undefined])
    expect(await place(withNewCode(order))).toEqual([409, alreadyOrdered])
    expect(await ordersOf(salesQuoteId)).toHaveLength(1)
  })

  it('a second order is accepted once the ERP has rejected the first', async () => {
    const { salesQuoteId, order } = await savedQuote(shop, ben, [seals(1)])
    await place(order)
    await end(salesQuoteId, 'rejected')
    expect(await place(withNewCode(order))).toEqual([201, undefined])
    expect(await place(withNewCode(order))).toEqual([409, alreadyOrdered])
  })

  it('the database rejects a second order', async () => {
    const { salesQuoteId, order } = await savedQuote(shop, ben, [seals(1)])
    await place(order)
    const [first] = await ordersOf(salesQuoteId)
    if (!first) throw new Error('the order was not written')
    const { id, ...copy } = first
    const second = shop.shop.db.insert(salesOrders).values({ ...copy, requestCode: randomUUID() })
    await expect(second).rejects.toThrow()
  })
})

it('converting a quote needs the rights to prepare quotes and to place orders (PERM-13)', async () => {
  const { order } = await savedQuote(shop, ben, [seals(1)])
  await grant(shop, 'vic@riverbend.example', ['PLACE_SALES_ORDERS'])
  const vic = await shop.signIn('vic@riverbend.example')
  const mayNotOrder = [403, 'You do not have permission to place sale orders.']
  expect(await place(order, vic)).toEqual(mayNotOrder)
  await grant(shop, 'vic@riverbend.example', ['PREPARE_QUOTES'])
  expect(await place(order, vic)).toEqual(mayNotOrder)
  expect(await ordersOf(Number(order.salesQuoteId))).toEqual([])
  await grant(shop, 'vic@riverbend.example', ['PLACE_SALES_ORDERS', 'PREPARE_QUOTES'])
  expect(await place(order, vic)).toEqual([201, undefined])
})
