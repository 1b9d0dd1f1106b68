import {
  type DemandRow,
  ignoreDemand,
  listExpiredQuotes,
  listLostParts,
  listZeroResults,
} from '@volute/domain/backoffice/demand'
import { factsText, listAudit } from '@volute/domain/backoffice/support'
import { saveQuote } from '@volute/domain/buying/quotes'
import { getPart } from '@volute/domain/catalogue/part'
import { durations } from '@volute/domain/core/kernel'
import { noteSettledSearch } from '@volute/domain/storefront/search'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart } from '../../../test/order-body.ts'
import { worldIds } from '../../../test/world-lookups.ts'
import { judgeSearches } from './judge-searches.ts'

let shop: TestShop
let ada: Caller
let rows: Record<'miss' | 'part' | 'quote', DemandRow>
const now = new Date('2026-11-20T12:00:00Z')

beforeAll(async () => {
  shop = await openTestShop()
  const ids = await worldIds(shop)
  shop.clock.now = new Date(now.getTime() - 40 * durations.day)
  const rosa = await shop.signIn('rosa@riverbend.example')
  const { salesOrderRequestCode: _, ...body } = await fillCart(shop, rosa, [
    { partId: ids.part('TB10773'), quantity: 1 },
  ])
  const quote = await shop.call(saveQuote, { ...body, quoteName: 'Seal' }, rosa)
  await shop.call(noteSettledSearch, { text: 'seegerring', isFound: false }, rosa)
  await shop.call(getPart, { partNumber: 'NS9000' }, rosa)
  shop.clock.now = now
  await judgeSearches(shop.shop)
  ada = await shop.signIn('ada@volute.example')
  await eventually(async () => (await shop.call(listLostParts, {}, ada)).body.rowCount === 1)
  const [miss] = (await shop.call(listZeroResults, {}, ada)).body.zeroResults
  rows = {
    miss: { list: 'zeroResults', id: miss?.groupId ?? 0 },
    part: { list: 'parts', id: ids.part('NS9000'), reason: 'NOT_SOLD' },
    quote: { list: 'quotes', id: 'salesQuoteId' in quote.body ? quote.body.salesQuoteId : 0 },
  }
})
afterAll(() => shop.close())

const set = (row: DemandRow, isIgnored: boolean, caller = ada) =>
  shop.call(ignoreDemand, { ...row, isIgnored }, caller)

async function listed(shown: 'OPEN' | 'IGNORED') {
  const zeroResults = (await shop.call(listZeroResults, { shown }, ada)).body
  const parts = (await shop.call(listLostParts, { shown }, ada)).body
  const quotes = (await shop.call(listExpiredQuotes, { shown }, ada)).body
  expect([zeroResults.zeroResults.length, parts.parts.length, quotes.quotes.length]).toEqual(
    [zeroResults, parts, quotes].map(({ rowCount }) => rowCount),
  )
  return [...zeroResults.zeroResults, ...parts.parts, ...quotes.quotes].map(({ ignored }) => ignored)
}

it('a row that is set aside leaves its list, with who and when, until it is brought back (DEMAND-12)', async () => {
  expect([await listed('OPEN'), await listed('IGNORED')]).toEqual([[null, null, null], []])
  for (const row of Object.values(rows)) expect(await set(row, true)).toMatchObject({ status: 200 })
  await set(rows.part, true)
  const ignored = { by: 'Ada', atUtc: now.toISOString() }
  expect([await listed('OPEN'), await listed('IGNORED')]).toEqual([[], [ignored, ignored, ignored]])
  for (const row of Object.values(rows)) await set(row, false)
  expect([await listed('OPEN'), await listed('IGNORED')]).toEqual([[null, null, null], []])
})

it('the audit names what was set aside (SUPPORT-08, DEMAND-12)', async () => {
  for (const row of Object.values(rows)) await set(row, true)
  const { acts } = (await shop.call(listAudit, { act: 'ignore-demand', rowsPerPage: '3' }, ada)).body
  expect(acts.map(({ facts }) => factsText(facts)).toReversed()).toEqual([
    'Search seegerring, Is ignored yes',
    'Part NS9000, Reason Not sold, Is ignored yes',
    'Quote Seal, Is ignored yes',
  ])
  for (const row of Object.values(rows)) await set(row, false)
})

it('a row that does not exist is not found, and customers may set none aside (DEMAND-12)', async () => {
  const wrong: DemandRow[] = [
    { list: 'zeroResults', id: 999_999 },
    { list: 'quotes', id: 999_999 },
    { ...rows.part, reason: null },
    { ...rows.miss, reason: 'NOT_SOLD' },
  ]
  for (const row of wrong) expect(await set(row, true)).toMatchObject({ status: 404 })
  const rosa = await shop.signIn('rosa@riverbend.example')
  expect(await set(rows.miss, true, rosa)).toMatchObject({ status: 403 })
})
