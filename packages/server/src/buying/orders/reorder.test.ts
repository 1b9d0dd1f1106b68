import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { copyQuote, placeSalesOrder, reorder } from '@volute/domain/buying/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart, orderBody } from '../../../test/order-body.ts'
import { savedQuote } from '../../../test/quote-body.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'
import { listPendingOrderIds } from './order-store.ts'
import { placeOrder } from './place-order.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller
let orderNumber: string

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
  const body = await fillCart(shop, ben, [
    { partId: ids.part('TB10773'), quantity: 2 },
    { partId: ids.part('D7232-2-CP'), quantity: 1, paintColorId: ids.color('Safety Blue') },
    { partId: ids.part('C2134-3-BZ'), quantity: 1, impellerTrim: 9.25, impellerAngle: 12 },
    { partId: ids.part('HOSE-FT'), quantity: 7 },
  ])
  await shop.call(placeSalesOrder, body, ben)
  const [salesOrderId = 0] = await listPendingOrderIds(shop.shop.db)
  await placeOrder(shop.shop, salesOrderId)
  const [order] = await shop.shop.db.select().from(schema.salesOrders)
  orderNumber = order?.erpOrderId ?? ''
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.update(schema.parts).set({ replacedByPartId: null })
  await empty(ben)
})

async function empty(caller: Caller) {
  const { version } = (await shop.call(getCartMap, {}, caller)).body
  await shop.call(putCart, { replaceAll: true, version, items: [] }, caller)
}
const again = (caller: Caller = ben) => shop.call(reorder, { orderNumber }, caller)
const cart = async (caller: Caller = ben) =>
  (await shop.call(getCartMap, {}, caller)).body.items.map((item) => [item.partNumber, item.quantity])
const change = (number: string, values: Partial<typeof schema.parts.$inferInsert>) =>
  shop.shop.db.update(schema.parts).set(values).where(eq(schema.parts.partNumber, number))
const whyNots = async () =>
  (await again()).body.lines.flatMap((line) => (line.whyNot ? [[line.partNumber, line.whyNot]] : []))

it('every line is added to the cart with its options at today’s price (E72)', async () => {
  await change('TB10773', { priceCents: 70_000 })
  const { status, body } = await again()
  expect(status).toBe(200)
  expect(body.delivery).toMatchObject({
    shippingCity: 'Fresno',
    shipVia: 'UPS_GROUND',
    shippingBillingAccountNumber: 'A1',
  })
  expect(body.lines[0]).toEqual({
    partNumber: 'TB10773',
    description: 'Seal, mechanical, type 21 1.750',
    quantity: 2,
    whyNot: null,
    replacedBy: null,
    newPrice: { was: 614.9, now: 700 },
  })
  expect(body.lines.map(({ newPrice }) => newPrice).slice(1)).toEqual([null, null, null])
  expect(body.lines.map(({ whyNot }) => whyNot)).toEqual([null, null, null, null])
  const { items } = (await shop.call(getCartMap, {}, ben)).body
  expect(items).toMatchObject([
    { partNumber: 'TB10773', quantity: 2, price: 700 },
    { partNumber: 'D7232-2-CP', paintColorId: ids.color('Safety Blue') },
    { partNumber: 'C2134-3-BZ', impellerTrim: 9.25, impellerAngle: 12 },
    { partNumber: 'HOSE-FT', quantity: 7 },
  ])
})

it('a reorder stays apart from the lines of the cart, which it counts (E72)', async () => {
  expect((await again()).body).toMatchObject({ otherLines: 0 })
  const { cartItemIds, otherLines } = (await again()).body
  expect([otherLines, cartItemIds.length]).toEqual([4, 4])
  const { items } = (await shop.call(getCartMap, {}, ben)).body
  expect(items.slice(4).map(({ cartItemId }) => cartItemId)).toEqual(cartItemIds)
  const once = [
    ['TB10773', 2],
    ['D7232-2-CP', 1],
    ['C2134-3-BZ', 1],
    ['HOSE-FT', 7],
  ]
  expect(await cart()).toEqual([...once, ...once])
})

it('the reordered lines are ordered alone, and the others stay in the cart (E72, ORDER-02)', async () => {
  const other = { partId: ids.part('TB10773'), quantity: 5 }
  await shop.call(putCart, { replaceAll: false, items: [other] }, ben)
  const { cartItemIds } = (await again()).body
  const { items } = (await shop.call(getCartMap, {}, ben)).body
  const only = items.filter(({ cartItemId }) => cartItemIds.includes(cartItemId))
  const order = { ...orderBody(only, shop.clock.now), termsVersion: null }
  expect(await shop.call(placeSalesOrder, order, ben)).toMatchObject({ status: 409 })
  const foreign = { ...only[0], partId: ids.part('SEAL-KIT'), quantity: 1 }
  const wrong = { ...orderBody([...only, foreign], shop.clock.now), isPartOfCart: true }
  expect(await shop.call(placeSalesOrder, wrong, ben)).toMatchObject({ body: { code: 'CART_CHANGED' } })
  expect(await shop.call(placeSalesOrder, { ...order, isPartOfCart: true }, ben)).toMatchObject({
    status: 201,
  })
  const [salesOrderId = 0] = await listPendingOrderIds(shop.shop.db)
  await placeOrder(shop.shop, salesOrderId)
  expect(await cart()).toEqual([['TB10773', 5]])
})

it('a part no longer sold is not added and is reported with its replacement (E72)', async () => {
  await change('TB10773', { isSellable: false, replacedByPartId: ids.part('SEAL-KIT') })
  expect((await again()).body.lines[0]).toMatchObject({
    whyNot: 'No longer sold.',
    replacedBy: { partNumber: 'SEAL-KIT', description: 'Seal kit' },
  })
  expect(await cart()).not.toContainEqual(['TB10773', 2])
  await change('TB10773', { isSellable: true })
  expect((await again()).body.lines[0]).toMatchObject({
    whyNot: null,
    replacedBy: { partNumber: 'SEAL-KIT' },
  })
})

it('a part that can no longer be painted is reported, not added unpainted (E72)', async () => {
  await change('D7232-2-CP', { isPaintable: false })
  expect(await whyNots()).toEqual([['D7232-2-CP', 'Paint color is not valid.']])
  expect(await cart()).not.toContainEqual(['D7232-2-CP', 1])
  await change('D7232-2-CP', { isPaintable: true })
})

it('a member of the company can reorder into their own cart without the right to order (E72)', async () => {
  const vic = await shop.signIn('vic@riverbend.example')
  expect((await again(vic)).status).toBe(200)
  expect((await cart(vic)).length).toBe(4)
  expect(await cart()).toEqual([])
})

it("another company's order is not found and adds nothing to the cart", async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  expect(await again(kim)).toMatchObject({
    status: 404,
    body: { error: 'The requested item was not found.' },
  })
  expect(await cart(kim)).toEqual([])
  expect(await shop.call(reorder, { orderNumber: '999999' }, ben)).toMatchObject({ status: 404 })
  expect(await shop.call(reorder, { orderNumber })).toMatchObject({ status: 401 })
})

it('two concurrent reorders lose nothing (E72)', async () => {
  await Promise.all([again(), again()])
  expect((await cart()).filter(([number]) => number === 'TB10773')).toEqual([
    ['TB10773', 2],
    ['TB10773', 2],
  ])
})

const copy = (quoteId: number, caller: Caller = ben) =>
  shop.call(copyQuote, { quoteId: String(quoteId) }, caller)

it('an expired quote is copied to the cart at today’s prices, and parts no longer sold are reported (E77)', async () => {
  const { salesQuoteId } = await savedQuote(shop, ben, [
    { partId: ids.part('TB10773'), quantity: 2 },
    { partId: ids.part('SEAL-KIT'), quantity: 1 },
  ])
  await shop.shop.db
    .update(schema.quotes)
    .set({ createdUtc: new Date('2026-01-01T12:00:00Z') })
    .where(eq(schema.quotes.id, salesQuoteId))
  const priced = eq(schema.parts.partNumber, 'TB10773')
  await shop.shop.db.update(schema.parts).set({ priceCents: 70_000 }).where(priced)
  const kit = eq(schema.parts.partNumber, 'SEAL-KIT')
  await shop.shop.db.update(schema.parts).set({ isSellable: false }).where(kit)

  const { status, body } = await copy(salesQuoteId)
  expect(status).toBe(200)
  expect(body.lines).toMatchObject([
    { partNumber: 'TB10773', whyNot: null },
    { partNumber: 'SEAL-KIT', whyNot: 'No longer sold.' },
  ])
  const { items } = (await shop.call(getCartMap, {}, ben)).body
  expect(items).toMatchObject([{ partNumber: 'TB10773', quantity: 2, price: 700 }])
})

it('another company’s quote is not found, and copying needs the right to prepare quotes (E77)', async () => {
  const { salesQuoteId } = await savedQuote(shop, ben, [{ partId: ids.part('TB10773'), quantity: 1 }])
  const kim = await shop.signIn('kim@kestrel.example')
  expect((await copy(salesQuoteId, kim)).status).toBe(404)
  const vic = await shop.signIn('vic@riverbend.example')
  expect((await copy(salesQuoteId, vic)).status).toBe(403)
})
