import { getCartMap } from '@volute/domain/buying/cart'
import { resolveLines } from '@volute/domain/buying/lines'
import { getCompletedOrder, getManagedOrder } from '@volute/domain/buying/orders'
import { getQuote } from '@volute/domain/buying/quotes'
import { getPart } from '@volute/domain/catalogue/part'
import { findResults, suggestNumbers } from '@volute/domain/storefront/search'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './open-test-shop.ts'
import { type Desk, openDesk } from './order-desk.ts'
import { savedQuote } from './quote-body.ts'
import { schema } from '../src/core/db/index.ts'

const partNumber = 'TB10773'
const picture = '0123456789abcdef0123.svg'
let shop: TestShop
let desk: Desk
let order: Awaited<ReturnType<Desk['received']>>
beforeAll(async () => {
  shop = await openTestShop()
  desk = await openDesk(shop)
  order = await desk.received('PO-77', desk.ben, [1, 1])
  const partId = desk.ids.part(partNumber)
  await shop.shop.db.insert(schema.partPictures).values({ partId, picture, size: 1 })
})
afterAll(() => shop.close())

it('a part, and a hit and suggestion for it, name its picture, and others none (DRAWN-07)', async () => {
  const found = (await shop.call(getPart, { partNumber }, desk.ben)).body
  expect(found.picture).toBe(picture)
  expect((await shop.call(getPart, { partNumber: '235626' }, desk.ben)).body).not.toHaveProperty('picture')
  const { groups } = (await shop.call(findResults, { q: partNumber }, desk.ben)).body
  const hits = groups.flatMap(({ hits: all }) => all).filter((hit) => hit.kind === 'part')
  expect(hits.map(({ part }) => part.picture)).toEqual([picture])
  const { suggestions } = (await shop.call(suggestNumbers, { text: partNumber }, desk.ben)).body
  expect(suggestions.map((one) => one.picture)).toEqual([picture])
})

it('lines of an order, at its page and at the desk, name the pictures of today (DRAWN-07)', async () => {
  const { orderItems } = (await shop.call(getCompletedOrder, order, desk.ben)).body
  expect(orderItems.map((line) => line.picture)).toEqual([picture, undefined])
  const salesOrderId = String(order.salesOrderId)
  const atDesk = (await shop.call(getManagedOrder, { salesOrderId }, desk.otto)).body
  expect(atDesk.orderItems.map((line) => line.picture)).toEqual([picture, undefined])
})

it('lines of a list, the cart and a quote name the pictures (DRAWN-07)', async () => {
  const lines = [partNumber, '235626'].map((number) => ({
    partId: desk.ids.part(number),
    quantity: '1',
    options: { paintColor: '', trim: '', angle: '' },
    source: 'TYPED' as const,
  }))
  const list = (await shop.call(resolveLines, { lines, intoCart: true }, desk.ben)).body
  expect(list.lines.map(({ part }) => part?.picture)).toEqual([picture, undefined])
  const cart = (await shop.call(getCartMap, {}, desk.ben)).body
  expect(cart.items.map((line) => line.picture)).toEqual([picture, undefined])
  const { salesQuoteId } = await savedQuote(
    shop,
    desk.ben,
    lines.map(({ partId }) => ({ partId, quantity: 1 })),
  )
  const quote = (await shop.call(getQuote, { quoteId: String(salesQuoteId) }, desk.ben)).body
  expect(quote.cart.map((line) => line.picture)).toEqual([picture, undefined])
})
