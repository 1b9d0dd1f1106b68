import { editCart, getCartMap, putCart } from '@volute/domain/buying/cart'
import { getReviewOrder } from '@volute/domain/buying/checkout'
import { durations } from '@volute/domain/core/kernel'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { getPromises } from '@volute/domain/catalogue/promise'
import { getQuote, saveQuote } from '@volute/domain/buying/quotes'
import { enterCompany } from '@volute/domain/people/session'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { schema } from '../src/core/db/index.ts'
import { ErpError, type ErpPort } from '@volute/erp'
import { type Caller, openTestShop, type TestShop } from './open-test-shop.ts'
import { orderBody } from './order-body.ts'
import { questionedErp, suppliedBy } from './questioned-erp.ts'
import { quoteBody, savedQuote } from './quote-body.ts'
import { type WorldIds, worldIds } from './world-lookups.ts'

const { erp: questioned, asked, answers } = questionedErp()
const erp: ErpPort = { ...questioned, hasCustomerPrices: true }
const customers = ['A-RIVER', 'A-KESTREL', 'A-NORTH'] as const
const quantities = [1, 10, 50, 999]

let shop: TestShop
let ids: WorldIds
/** One buyer of each customer. */
const buyers = {} as Record<(typeof customers)[number], Caller>

beforeAll(async () => {
  shop = await openTestShop({ erp })
  const { db } = shop.shop
  await db.insert(schema.accounts).values({ identifier: 'A-NORTH', name: 'Northwind account' })
  await db.execute(sql`
    update companies set account_id = accounts.id from accounts
    where (companies.name, identifier) in (('Kestrel Mining', 'A-KESTREL'), ('Northwind Water', 'A-NORTH'))`)
  await db.execute(sql`
    insert into parts (part_number, description, unit_id, price_cents, is_sellable)
    select 'P-' || n, 'Part', 1, 100, true from generate_series(1, 200) n`)
  ids = await worldIds(shop)
  buyers['A-RIVER'] = await shop.signIn('ben@riverbend.example')
  buyers['A-KESTREL'] = await shop.signIn('kim@kestrel.example')
  buyers['A-NORTH'] = await shop.signIn('admin@northwind.example')
})
beforeEach(async () => {
  answers.next = priced
  shop.clock.now = new Date(shop.clock.now.getTime() + durations.answerMemory)
  for (const customer of customers) await empty(buyers[customer])
  asked.length = 0
})
afterAll(() => shop.close())

/** Price in cents, different for every customer, part and quantity. */
const centsFor = (customer: string, partNumber: string, quantity: number) =>
  100_000 * (1 + customers.indexOf(customer as 'A-RIVER')) +
  100 * Number(partNumber.replaceAll(/\D/g, '')) +
  quantities.indexOf(quantity)

const priced: ErpPort['askParts'] = async (customer, wanted) =>
  (
    await Promise.all(
      wanted.map((one) =>
        suppliedBy({
          price: (centsFor(customer, one.partNumber, Number(one.quantity)) / 100).toFixed(4),
        })(customer, [one]),
      ),
    )
  ).flat()

const silent: ErpPort['askParts'] = async () => {
  throw new ErpError('retryable', 'The line is dead.')
}

const cart = async (caller: Caller) =>
  (await shop.call(getCartMap, {}, caller)).body.items.map(({ partNumber, quantity, price, priceKind }) => ({
    partNumber,
    quantity,
    price,
    priceKind,
  }))

const fill = (caller: Caller, lines: { partId: number; quantity: number }[]) =>
  shop.call(putCart, { replaceAll: false, items: lines }, caller)

async function empty(caller: Caller) {
  const { version } = (await shop.call(getCartMap, {}, caller)).body
  await shop.call(putCart, { replaceAll: true, version, items: [] }, caller)
}

const seal = (quantity: number) => ({ partId: ids.part('P-7'), quantity })

it('3 companies × 200 parts × 4 quantities, asked concurrently, each get their own price (PRICE-01)', async () => {
  const items = Array.from({ length: 200 }, (_, index) =>
    quantities.map((quantity) => ({ partNum: `P-${index + 1}`, quantity })),
  ).flat()
  const stretches = Array.from({ length: 8 }, (_, index) => items.slice(index * 100, (index + 1) * 100))
  const reported = await Promise.all(
    stretches.flatMap((stretch) =>
      customers.map(async (customer) => ({
        customer,
        stretch,
        reply: await shop.call(getPromises, { items: stretch }, buyers[customer]),
      })),
    ),
  )
  expect(reported.flatMap(({ stretch }) => stretch)).toHaveLength(2_400)
  for (const { customer, stretch, reply } of reported)
    expect(reply.body.items.map((item) => item?.price)).toEqual(
      stretch.map(({ partNum, quantity }) => centsFor(customer, partNum, quantity) / 100),
    )
})

it('cart, checkout, quote and order have the price for the customer and the quantity (PRICE-01, PRICE-03)', async () => {
  const own = { partNumber: 'P-7', priceKind: 'own' }
  for (const customer of customers) {
    await fill(buyers[customer], [seal(10)])
    const price = centsFor(customer, 'P-7', 10) / 100
    expect(await cart(buyers[customer])).toEqual([{ ...own, quantity: 10, price }])
    const review = await shop.call(getReviewOrder, {}, buyers[customer])
    expect(review.body.shoppingCart.items[0]).toMatchObject({ price, priceKind: 'own' })
  }
  const { body } = await shop.call(saveQuote, quoteBody([seal(10)]), buyers['A-RIVER'])
  const quote = await shop.call(getQuote, { quoteId: String(body.salesQuoteId) }, buyers['A-RIVER'])
  expect(quote.body.cart[0]?.price).toBe(centsFor('A-RIVER', 'P-7', 10) / 100)

  const sent = orderBody([seal(10)], shop.clock.now)
  await shop.call(placeSalesOrder, sent, buyers['A-RIVER'])
  expect(await orderedCents(sent.salesOrderRequestCode)).toEqual([centsFor('A-RIVER', 'P-7', 10)])
})

it("an account discount is not applied to the ERP's net price in cart, checkout, quote and order (PRICE-06)", async () => {
  const ben = buyers['A-RIVER']
  const net = centsFor('A-RIVER', 'P-7', 10) / 10
  await fill(ben, [seal(10)])
  expect((await shop.call(getCartMap, {}, ben)).body.companyDiscount).toBe(0)
  expect((await shop.call(getReviewOrder, {}, ben)).body.user.companyDiscount).toBe(0)
  const saved = await shop.call(saveQuote, quoteBody([seal(10)]), ben)
  const quote = await shop.call(getQuote, { quoteId: String(saved.body.salesQuoteId) }, ben)
  expect(quote.body).toMatchObject({ companyDiscount: 0 })
  const sent = orderBody([seal(10)], shop.clock.now)
  await shop.call(placeSalesOrder, sent, ben)
  const { requestCode, discountBasisPoints, totalCents } = schema.salesOrders
  const orders = shop.shop.db.select({ discountBasisPoints, totalCents }).from(schema.salesOrders)
  expect(await orders.where(eq(requestCode, sent.salesOrderRequestCode))).toEqual([
    { discountBasisPoints: 0, totalCents: net * 100 },
  ])
})

it('a changed quantity gets its own price at once (PRICE-01)', async () => {
  const ben = buyers['A-RIVER']
  await fill(ben, [seal(10)])
  const { items } = (await shop.call(getCartMap, {}, ben)).body
  const cartItemId = items[0]?.cartItemId ?? 0
  const edit = { act: 'set' as const, cartItemId, from: { quantity: 10 }, to: { quantity: 50 } }
  const edits = [{ editId: crypto.randomUUID(), edit }]
  const { body } = await shop.call(editCart, { edits }, ben)
  expect(body.items[0]).toMatchObject({ quantity: 50, price: centsFor('A-RIVER', 'P-7', 50) / 100 })
})

it('an ordered quote keeps the price it was saved with (PRICE-03)', async () => {
  const { order } = await savedQuote(shop, buyers['A-RIVER'], [seal(10)])
  answers.next = suppliedBy({ price: '1.00' })
  shop.clock.now = new Date(shop.clock.now.getTime() + durations.answerMemory)
  expect((await shop.call(placeSalesOrder, order, buyers['A-RIVER'])).status).toBe(201)
  expect(await orderedCents(order.salesOrderRequestCode)).toEqual([centsFor('A-RIVER', 'P-7', 10)])
})

it('staff acting for a company see its prices (PRICE-01)', async () => {
  const sol = await shop.signIn('sol@volute.example')
  const { companyId } = buyers['A-KESTREL']
  expect((await shop.call(enterCompany, { companyId }, sol)).status).toBe(200)
  const acting = { ...sol, companyId }
  await fill(acting, [seal(10)])
  expect(await cart(acting)).toMatchObject([{ price: centsFor('A-KESTREL', 'P-7', 10) / 100 }])
})

it("a price equal to the catalogue price is not marked as the customer's own, and a missing price is null (PRICE-02)", async () => {
  const ben = buyers['A-RIVER']
  answers.next = async (customer, wanted) =>
    (
      await Promise.all(
        wanted.map((one) => suppliedBy({ price: one.quantity === '1' ? '1.0000' : null })(customer, [one])),
      )
    ).flat()
  await fill(ben, [seal(1), { partId: ids.part('P-8'), quantity: 2 }])
  expect(await cart(ben)).toMatchObject([
    { price: 1, priceKind: 'catalogue' },
    { price: null, priceKind: 'own' },
  ])
})

it('when the ERP is silent the last known price counts, and a part without one has no price (PRICE-04)', async () => {
  const ben = buyers['A-RIVER']
  await fill(ben, [seal(10)])
  await cart(ben)
  answers.next = silent
  shop.clock.now = new Date(shop.clock.now.getTime() + durations.answerMemory)
  await fill(ben, [{ partId: ids.part('P-199'), quantity: 3 }])
  expect(await cart(ben)).toMatchObject([
    { price: centsFor('A-RIVER', 'P-7', 10) / 100, priceKind: 'old' },
    { price: null, priceKind: 'unknown' },
  ])
  const sent = orderBody([seal(10), { partId: ids.part('P-199'), quantity: 3 }], shop.clock.now)
  expect((await shop.call(placeSalesOrder, sent, ben)).status).toBe(201)
  expect(await orderedCents(sent.salesOrderRequestCode)).toEqual([centsFor('A-RIVER', 'P-7', 10), null])
})

it('a customer rejected by the ERP has no known price, and the ERP is asked only once (PRICE-04)', async () => {
  answers.next = async () => {
    throw new ErpError('rejected', 'The company has no account at the ERP.')
  }
  await fill(buyers['A-NORTH'], [{ partId: ids.part('P-9'), quantity: 3 }])
  expect(await cart(buyers['A-NORTH'])).toMatchObject([{ price: null, priceKind: 'unknown' }])
  await cart(buyers['A-NORTH'])
  expect(asked.length).toBe(1)
})

it('a cart of 200 lines asks the ERP once, and an ERP without customer prices is not asked (PRICE-05)', async () => {
  const ben = buyers['A-RIVER']
  const lines = Array.from({ length: 200 }, (_, index) => ({
    partId: ids.part(`P-${index + 1}`),
    quantity: 9,
  }))
  await fill(ben, lines)
  await cart(ben)
  expect(asked.map(([customer, wanted]) => [customer, wanted.length])).toEqual([['A-RIVER', 200]])

  asked.length = 0
  shop.shop.erp = { ...erp, hasCustomerPrices: false }
  expect((await cart(ben)).every(({ price, priceKind }) => price === 1 && priceKind === 'catalogue')).toBe(
    true,
  )
  expect(asked).toEqual([])
  shop.shop.erp = erp
})

async function orderedCents(requestCode: string) {
  const { salesOrders, salesOrderLines } = schema
  const rows = await shop.shop.db
    .select({ cents: salesOrderLines.priceCents })
    .from(salesOrderLines)
    .innerJoin(salesOrders, eq(salesOrders.id, salesOrderLines.salesOrderId))
    .where(eq(salesOrders.requestCode, requestCode))
    .orderBy(salesOrderLines.position)
  return rows.map(({ cents }) => cents)
}
