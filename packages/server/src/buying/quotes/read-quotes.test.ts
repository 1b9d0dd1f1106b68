import type { SentTo } from '@volute/domain/core/kernel'
import { getQuote, listQuotes, type QuoteColumn } from '@volute/domain/buying/quotes'
import { enterCompany } from '@volute/domain/people/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { savedQuote } from '../../../test/quote-body.ts'
import { worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

const written: [name: string, createdUtc: string, receivedUtc?: string][] = [
  ['wet end', '2026-11-20T11:00:00Z'],
  ['Seals', '2026-10-21T12:00:00Z', '2026-10-30T12:00:00Z'],
  ['Wet end, spring', '2026-10-21T11:59:59Z', '2026-10-25T12:00:00Z'],
  ['adapter', '2025-01-01T12:00:00Z'],
  ['Seals', '2025-01-01T12:00:00Z'],
]

let shop: TestShop
let ben: Caller & { userId: number }
let kim: Caller
let seal: { partId: number; quantity: number }
let ids: number[]
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
  seal = { partId: (await worldIds(shop)).part('TB10773'), quantity: 1 }
  ids = []
  for (const [name, createdUtc, receivedUtc] of written) {
    const { salesQuoteId } = await savedQuote(shop, kim, [seal])
    ids.push(salesQuoteId)
    await shop.shop.db
      .update(schema.quotes)
      .set({
        name,
        createdUtc: new Date(createdUtc),
        receivedUtc: receivedUtc === undefined ? null : new Date(receivedUtc),
      })
      .where(eq(schema.quotes.id, salesQuoteId))
  }
})
afterAll(() => shop.close())

/** Number of quotes, and the quotes on the page by their position among the written ones. */
async function listed(asked: SentTo<typeof listQuotes>) {
  const { body } = await shop.call(listQuotes, asked, kim)
  return [body.rowCount, body.salesQuotes.map(({ salesQuoteId }) => ids.indexOf(salesQuoteId) + 1)]
}

it.each([
  ['WET END', [1, 3]],
  [' spring ', [3]],
  ['100 %', []],
])('a search for %j finds quotes by name in any case (QUOTE-06, TV-16)', async (searchValue, expected) => {
  expect(await listed({ searchValue })).toEqual([expected.length, expected])
})

it.each([
  [30, [1, 2]],
  [90, [1, 2, 3]],
  [365, [1, 2, 3]],
  [0, [1, 2, 3, 5, 4]],
])('%i days count back from now (QUOTE-07, CONST-06, OQ-81)', async (days, expected) => {
  expect(await listed({ days })).toEqual([expected.length, expected])
})

it.each<[QuoteColumn, 'ASC' | 'DESC', number[]]>([
  ['created', 'DESC', [1, 2, 3, 5, 4]],
  ['created', 'ASC', [4, 5, 3, 2, 1]],
  ['number', 'ASC', [1, 2, 3, 4, 5]],
  ['number', 'DESC', [5, 4, 3, 2, 1]],
  ['name', 'ASC', [4, 2, 5, 1, 3]],
  ['name', 'DESC', [3, 1, 5, 2, 4]],
  ['ordered', 'ASC', [3, 2, 1, 4, 5]],
  ['ordered', 'DESC', [2, 3, 5, 4, 1]],
])('quotes sort by %s, %s, ties by number (QUOTE-08, OQ-84)', async (columnName, sortDirection, expected) => {
  expect(await listed({ columnName, sortDirection })).toEqual([5, expected])
})

it('quotes come one page at a time (QUOTE-05, E40)', async () => {
  expect(await listed({ rowsPerPage: '2' })).toEqual([5, [1, 2]])
  expect(await listed({ rowsPerPage: '2', pageNumber: '3' })).toEqual([5, [4]])
})

const read = (caller: Caller, quoteId: number | string) =>
  shop.call(getQuote, { quoteId: String(quoteId) }, caller)

it('everyone who prepares quotes sees the company’s quotes, newest first (QUOTE-10)', async () => {
  const first = await savedQuote(shop, ben, [seal])
  shop.clock.now = new Date('2026-11-20T12:00:01Z')
  const second = await savedQuote(shop, ben, [seal])
  shop.clock.now = new Date('2026-11-20T12:00:00Z')
  const quinn = await shop.signIn('quinn@riverbend.example')
  const { salesQuotes } = (await shop.call(listQuotes, {}, quinn)).body
  expect(salesQuotes.slice(0, 2)).toEqual([
    {
      salesQuoteId: second.salesQuoteId,
      name: 'Wet end, spring',
      createdUtc: '2026-11-20T12:00:01.000Z',
      receivedUtc: null,
      salesOrderId: null,
    },
    expect.objectContaining({ salesQuoteId: first.salesQuoteId }),
  ])
})

it('another company’s quote is neither found nor listed (OQ-53)', async () => {
  const { salesQuoteId } = await savedQuote(shop, ben, [seal])
  const { status, body } = await read(kim, salesQuoteId)
  expect([status, body.error]).toEqual([404, 'The requested item was not found.'])
  const { salesQuotes } = (await shop.call(listQuotes, {}, kim)).body
  expect(salesQuotes.map((quote) => quote.salesQuoteId)).not.toContain(salesQuoteId)
})

it.each(['0', '999999', 'x', '99999999999'])('the quote id %s is rejected or not found', async (quoteId) => {
  expect([400, 404]).toContain((await read(ben, quoteId)).status)
})

it('staff acting for a company prepare its quotes (OQ-13)', async () => {
  const sol = await shop.signIn('sol@volute.example')
  const { body: entered } = await shop.call(enterCompany, { companyId: ben.companyId }, sol)
  expect(entered.error).toBeUndefined()
  const acting = { token: sol.token, companyId: ben.companyId }
  const { salesQuoteId } = await savedQuote(shop, acting, [seal])
  expect((await read(ben, salesQuoteId)).status).toBe(200)
})
