import { getCartMap } from '@volute/domain/buying/cart'
import { getQuote, listQuotes, saveQuote } from '@volute/domain/buying/quotes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart } from '../../../test/order-body.ts'
import { type QuoteBody, quoteBody, savedQuote } from '../../../test/quote-body.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller & { userId: number }
let kim: Caller

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())

const seals = (quantity: number) => [{ partId: ids.part('TB10773'), quantity }]
const read = (caller: Caller, quoteId: number | string) =>
  shop.call(getQuote, { quoteId: String(quoteId) }, caller)

describe('saving a quote (E42)', () => {
  it('keeps every field, with the server’s prices, discount and distributor (QUOTE-02, QUOTE-15, QUOTE-16)', async () => {
    const blue = ids.color('Safety Blue')
    const body: QuoteBody = {
      ...quoteBody([
        ...seals(2),
        { partId: ids.part('AB/1-2'), quantity: 3, paintColorId: blue },
        { partId: ids.part('C2134-3-BZ'), quantity: 1, impellerTrim: 5.1, impellerAngle: 10 },
      ]),
      comment: 'By the river gate',
      allowPartialShipments: true,
    }
    const saved = await shop.call(saveQuote, body, ben)
    expect(saved.status).toBe(201)

    const { body: quote } = await read(ben, saved.body.salesQuoteId)
    expect(quote).toMatchObject({
      quoteName: 'Wet end, spring',
      createdUtc: '2026-11-20T12:00:00.000Z',
      receivedUtc: null,
      orderNumber: null,
      poNumber: 'PO-77',
      shippingCompanyName: 'Riverbend Irrigation',
      shippingAddressLine2: null,
      comment: 'By the river gate',
      allowPartialShipments: true,
      shipVia: 'UPS_GROUND',
      shippingBillingType: 'UPS Freight Collect',
      shippingBillingAccountNumber: 'A1',
      specialInstructions: 'Ring the bell',
      companyDiscount: 12.5,
      distributorName: 'Central Pump Supply',
    })
    expect(quote.cart).toMatchObject([
      { partNumber: 'TB10773', description: 'Seal, mechanical, type 21 1.750', quantity: 2, price: 614.9 },
      {
        partNumber: 'AB/1-2',
        isPaintable: true,
        paintColorId: blue,
        units: 'EA',
        weight: 2.25,
        price: 19.99,
      },
      { partNumber: 'C2134-3-BZ', impellerTrim: 5.1, impellerAngle: 10, price: 1846.5 },
    ])
    // 2 × $614.90 + 3 × $19.99 + $1,846.50 = $3,136.27; less 12.5 % = $2,744.23625.
    expect([quote.subTotal, quote.grandTotal]).toEqual([3136.27, 2744.24])
  })

  it('accepts an unpriced part, with totals of 0 (TV-13b, OQ-42)', async () => {
    const { salesQuoteId } = await savedQuote(shop, ben, [
      ...seals(1),
      { partId: ids.part('RQ5501'), quantity: 1 },
    ])
    const { body } = await read(ben, salesQuoteId)
    expect([body.cart[1]?.price, body.subTotal, body.grandTotal]).toEqual([null, 0, 0])
  })

  it('keeps the cart and needs no distributor (OQ-48)', async () => {
    await fillCart(shop, kim, seals(4))
    expect((await shop.call(saveQuote, quoteBody(seals(1)), kim)).status).toBe(201)
    const { items } = (await shop.call(getCartMap, {}, kim)).body
    expect(items.map(({ quantity }) => quantity)).toEqual([4])
  })

  it('fixes price, description and discount against later changes (OQ-53)', async () => {
    const { salesQuoteId } = await savedQuote(shop, ben, seals(1))
    const part = eq(schema.parts.partNumber, 'TB10773')
    await shop.shop.db.update(schema.parts).set({ priceCents: 99_999, description: 'Other' }).where(part)
    const account = eq(schema.accounts.identifier, 'A-RIVER')
    await shop.shop.db.update(schema.accounts).set({ discountBasisPoints: 0 }).where(account)
    const { body } = await read(ben, salesQuoteId)
    await shop.shop.db
      .update(schema.parts)
      .set({ priceCents: 61_490, description: 'Seal, mechanical, type 21 1.750' })
      .where(part)
    await shop.shop.db.update(schema.accounts).set({ discountBasisPoints: 1250 }).where(account)
    expect(body).toMatchObject({ companyDiscount: 12.5, grandTotal: 538.04 })
    expect(body.cart[0]).toMatchObject({ price: 614.9, description: 'Seal, mechanical, type 21 1.750' })
  })

  it.each<[string, () => Partial<QuoteBody>, string]>([
    ['no name', () => ({ quoteName: '  ' }), 'Quote name must be between 1 and 100 characters long.'],
    [
      'a long name',
      () => ({ quoteName: 'x'.repeat(101) }),
      'Quote name must be between 1 and 100 characters long.',
    ],
    ['no lines', () => ({ cart: [] }), 'Your shopping cart is empty.'],
    ['no street', () => ({ shippingAddressLine1: '' }), 'Address Line 1 is required.'],
    ['no PO number', () => ({ poNumber: '' }), 'PO number is required.'],
    ['no carrier', () => ({ shipVia: '' }), 'A carrier and ship type must be selected.'],
    ['quantity', () => ({ cart: seals(1000) }), 'Quantity must be a number between 1 and 999.'],
  ])('is rejected for %s (E42, OQ-82)', async (_, change, sentence) => {
    const before = await shop.shop.db.$count(schema.quotes)
    const { status, body } = await shop.call(saveQuote, { ...quoteBody(seals(1)), ...change() }, ben)
    expect([status, body.error]).toEqual([400, sentence])
    expect(await shop.shop.db.$count(schema.quotes)).toBe(before)
  })

  it('needs the right to prepare quotes (PERM-13)', async () => {
    const vic = await shop.signIn('vic@riverbend.example')
    for (const answer of [
      await shop.call(saveQuote, quoteBody(seals(1)), vic),
      await shop.call(listQuotes, {}, vic),
      await read(vic, 1),
    ])
      expect([answer.status, answer.body.error]).toEqual([
        403,
        'You do not have permission to perform this action.',
      ])
    expect((await shop.request('GET', '/api/sales-quote')).status).toBe(401)
  })
})
