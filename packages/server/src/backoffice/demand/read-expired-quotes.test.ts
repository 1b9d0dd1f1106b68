import { listExpiredQuotes } from '@volute/domain/backoffice/demand'
import { durations } from '@volute/domain/core/kernel'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart } from '../../../test/order-body.ts'
import { savedQuote } from '../../../test/quote-body.ts'
import { worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function expired(asked: { searchValue?: string; days?: string } = {}, email = 'ada@volute.example') {
  const caller = await shop.signIn(email)
  return shop.call(listExpiredQuotes, asked, caller)
}

const pass = (days: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * durations.day)
}

it('expired quotes are listed, latest first, with company, value, parts and the known reasons (DEMAND-06, E193)', async () => {
  const ids = await worldIds(shop)
  const line = (number: string, quantity = 1) => ({ partId: ids.part(number), quantity })
  ben = await shop.signIn('ben@riverbend.example')
  const { salesQuoteId: first } = await savedQuote(shop, ben, [line('TB10773', 2), line('RQ5501')])
  pass(1)
  ben = await shop.signIn('ben@riverbend.example')
  const { salesQuoteId: second } = await savedQuote(shop, ben, [line('HOSE-FT', 7)])
  expect((await expired()).body.quotes).toEqual([])

  await shop.call(placeSalesOrder, await fillCart(shop, ben, [line('HOSE-FT', 7)]), ben)
  const { parts } = schema
  const change = (number: string, values: Partial<typeof parts.$inferInsert>) =>
    shop.shop.db.update(parts).set(values).where(eq(parts.partNumber, number))
  await change('TB10773', { priceCents: 70_000 })
  await change('RQ5501', { isSellable: false })

  pass(31)
  const { body } = await expired()
  expect(body.quotes).toMatchObject([
    {
      quoteId: second,
      companyName: 'Riverbend Irrigation',
      validUntil: '2026-12-21',
      total: 12.86,
      lines: [{ partNumber: 'HOSE-FT', quantity: 7 }],
      reasons: ['BOUGHT_OTHERWISE'],
    },
    {
      quoteId: first,
      total: null,
      lines: [
        { partNumber: 'TB10773', quantity: 2 },
        { partNumber: 'RQ5501', quantity: 1 },
      ],
      reasons: ['NOT_SOLD', 'UNPRICED', 'DEARER'],
    },
  ])
  for (const searchValue of ['riverbend', 'rq55', String(first)])
    expect((await expired({ searchValue })).body.quotes.map(({ quoteId }) => quoteId)).toContain(first)
  expect((await expired({ searchValue: 'kestrel' })).body.quotes).toEqual([])
  pass(40)
  expect((await expired({ days: '30' })).body.quotes).toEqual([])
  expect((await expired({ days: '90' })).body.quotes).toHaveLength(2)
})

it.each([
  ['2026-10-10T08:00:00Z', '2026-11-10T08:00:00Z'],
  ['2027-02-20T15:00:00Z', '2027-03-23T07:00:00Z'],
])(
  'a late date counts for a quote of %s until %s, the end of its last day at the shop (OQ-112)',
  async (saved, end) => {
    const partId = (await worldIds(shop)).part('TB10773')
    shop.clock.now = new Date(saved)
    const buyer = await shop.signIn('ben@riverbend.example')
    const { salesQuoteId } = await savedQuote(shop, buyer, [{ partId, quantity: 1 }])
    const { companyId, userId } = buyer
    const subject = { partId, reason: 'TOO_LATE', date: '2027-06-01' }
    const reasonsAfter = async (atUtc: Date) => {
      await shop.shop.db
        .insert(schema.events)
        .values({ companyId, userId, atUtc, kind: 'lose-sale', subject })
      const { quotes } = (await expired({ searchValue: String(salesQuoteId) })).body
      return quotes.find(({ quoteId }) => quoteId === salesQuoteId)?.reasons
    }
    pass(40)
    expect(await reasonsAfter(new Date(end))).not.toContain('TOO_LATE')
    expect(await reasonsAfter(new Date(Date.parse(end) - 1))).toContain('TOO_LATE')
  },
)

it('only the provider can read expired quotes of other companies (DEMAND-06)', async () => {
  for (const email of ['rosa@riverbend.example', 'kim@kestrel.example', 'sol@volute.example'])
    expect((await expired({}, email)).status).toBe(403)
})
