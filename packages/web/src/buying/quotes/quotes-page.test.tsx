import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'

let page: Awaited<ReturnType<typeof openPage>>
beforeEach(() => {
  const riverbend = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...riverbend, permissions: ['PREPARE_QUOTES'], token: 't1', accessToken: null })
})
afterEach(async () => {
  await page.close()
  clearSession()
})

const quote = {
  salesQuoteId: 5,
  name: 'Wet end',
  createdUtc: '2026-11-20T12:00:00.000Z',
  receivedUtc: null,
  salesOrderId: null,
}
const open = async (salesQuotes: object[]) => {
  const found = { rowCount: salesQuotes.length, isMore: false, salesQuotes }
  page = await openPage('/sales-quotes', { 'GET /sales-quote': found })
}

it('all quote columns except Action are sortable, and the newest quote comes first by default (QUOTE-08)', async () => {
  await open([quote])
  await shown(() => textsOf('main td').includes('Wet end'))
  const sorting = ['Quote Number', 'Name', 'Quote Created', 'Sales Order Created']
  expect(textsOf('main th')).toEqual([...sorting, 'Action'])
  expect(textsOf('main th button')).toEqual(sorting)
  expect(textsOf('main th[aria-sort=descending]')).toEqual(['Quote Created'])
  const asked = vi.mocked(fetch).mock.calls.map(([url]) => url)
  expect(asked).toContainEqual(expect.stringContaining('columnName=created&sortDirection=DESC'))
})

it('the page shows No sales quotes exist without quotes (QUOTE-09)', async () => {
  await open([])
  await shown(() => textsOf('main h2').length)
  expect(textsOf('main h2')).toEqual(['No sales quotes exist'])
})
