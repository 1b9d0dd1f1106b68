import { getCartMap } from '@volute/domain/cart'
import { copyQuote } from '@volute/domain/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { savedQuote } from '../../test/quote-body.ts'
import { type WorldIds, worldIds } from '../../test/world-lookups.ts'
import { schema } from '../db/index.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

const copy = (quoteId: number, caller: Caller = ben) =>
  shop.call(copyQuote, { quoteId: String(quoteId) }, caller)

it('E77: an expired quote goes into the cart at the price of today, and what is not sold is named', async () => {
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
    { partNumber: 'SEAL-KIT', whyNot: 'Part number invalid. Please check the part number and try again.' },
  ])
  const { items } = (await shop.call(getCartMap, {}, ben)).body
  expect(items).toMatchObject([{ partNumber: 'TB10773', quantity: 2, price: 700 }])
})

it('E77: another company’s quote is not found; without the right to prepare quotes there is none', async () => {
  const { salesQuoteId } = await savedQuote(shop, ben, [{ partId: ids.part('TB10773'), quantity: 1 }])
  const kim = await shop.signIn('kim@kestrel.example')
  expect((await copy(salesQuoteId, kim)).status).toBe(404)
  const vic = await shop.signIn('vic@riverbend.example')
  expect((await copy(salesQuoteId, vic)).status).toBe(403)
})
