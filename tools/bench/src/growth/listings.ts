import { getLookup } from '@volute/domain/catalogue/bom'
import { getReviewOrder } from '@volute/domain/buying/checkout'
import { getCompanyMap, listCompanies } from '@volute/domain/people/companies'
import { getRibbonFigures } from '@volute/domain/storefront/dashboard'
import { listDistributors, suggestDistributors } from '@volute/domain/people/distributors'
import type { SentTo } from '@volute/domain/core/kernel'
import { lineOfRow, resolveLines } from '@volute/domain/buying/lines'
import { getManagedOrder, listManagedOrders, searchOrderHistory } from '@volute/domain/buying/orders'
import { getPart, getWhereUsed } from '@volute/domain/catalogue/part'
import { listQuoteRecipients, listQuotes } from '@volute/domain/buying/quotes'
import { findNearest, findNumber, findResults, suggestNumbers } from '@volute/domain/storefront/search'
import { listUsers } from '@volute/domain/people/users'
import { benchBoms } from '../catalogue/bench-numbers.ts'
import { benchNumber } from '../catalogue/bench-parts.ts'
import { callOf } from '../load/call-of.ts'
import type { Sent } from '../load/load-process.ts'
import { queryAt } from '../table/word-queries.ts'
import type { Person } from '../world/fill-people.ts'

/** Callers: of the company with half of all orders, of a company with few, and of the provider. */
export interface Callers {
  large: Person & { companyId: number }
  small: Person
  staff: Person
  /** Number of the part with the most BOM lines. */
  usedPart: string
}

/** Builders of the n-th call of each listing, by its name. */
export type Listings = Record<string, (callers: Callers, call: number) => Sent>

const rowsPerPage = 25
/** Prefix of ten PO numbers in each kind of company, at every size. */
const few = 'PO-000499'

/** Lists and searches of orders, quotes, people and companies. */
export const orderListings: Listings = {
  'history, page 1': ({ large }) => history(large, {}),
  'history, page 3': ({ large }) => history(large, { pageNumber: 3 }),
  'history by total': ({ large }) => history(large, { columnName: 'Grand Total' }),
  'history by PO number': ({ large }) => history(large, { columnName: 'PO #' }),
  'history, search for many': ({ large }) => history(large, { searchValue: 'PO-0' }),
  'history, search for few': ({ large }) => history(large, { searchValue: few }),
  'history, search for none': ({ large }) => history(large, { searchValue: 'nowhere' }),
  'history of 30 days': ({ large }) => history(large, { dateSearchStart: daysAgo(30) }),
  'history of a small company': ({ small }) => history(small, {}),
  'desk, page 1': ({ staff }) => desk(staff, {}),
  'desk, page 3': ({ staff }) => desk(staff, { pageNumber: '3' }),
  'desk, to do': ({ staff }) => desk(staff, { status: 'To Do' }),
  'desk, rejected': ({ staff }) => desk(staff, { status: 'Rejected' }),
  'desk, search for many': ({ staff }) => desk(staff, { searchValue: 'PO-0' }),
  'desk, search for few': ({ staff }) => desk(staff, { searchValue: few }),
  'desk, search for none': ({ staff }) => desk(staff, { searchValue: 'nowhere' }),
  'an order at the desk': ({ staff }) => callOf(staff, getManagedOrder, { salesOrderId: '1000' }),
  'dashboard figures': ({ large }) => callOf(large, getRibbonFigures, {}),
  'dashboard figures of staff': ({ staff }) => callOf(staff, getRibbonFigures, {}),
  quotes: ({ large }) => callOf(large, listQuotes, {}),
  'quotes by order': ({ large }) => callOf(large, listQuotes, { columnName: 'ordered' }),
  'quotes, search for many': ({ large }) => callOf(large, listQuotes, { searchValue: 'quote' }),
  'quote recipients': ({ large }) => callOf(large, listQuoteRecipients, {}),
  'review order': ({ large }) => callOf(large, getReviewOrder, {}),
  users: ({ large }) => callOf(large, listUsers, { companyId: String(large.companyId) }),
  'companies to act for': ({ staff }) => callOf(staff, listCompanies, { pageNumber: '1', rowsPerPage: '25' }),
  companies: ({ staff }) => callOf(staff, getCompanyMap, { pageNumber: '1', rowsPerPage: '25' }),
  distributors: ({ staff }) => callOf(staff, listDistributors, {}),
  'suggested distributors': ({ staff }) => callOf(staff, suggestDistributors, { searchValue: 'd' }),
}

const texts = 'TB1|TB10|5001|bearing|bering|baering|bearing bronze|bearing brnze|nothing-at-all|zz qq'.split(
  '|',
)
const unknown = ['RQ1O001', 'TB1000', 'NS10002X', 'D7-1003', 'K41000']

/** The same text in a spelling not used before, since the shop caches its answer to each. */
const unasked = (text: string, call: number) =>
  text + call.toString(2).replaceAll('0', ',').replaceAll('1', ';')

const plain = { quantity: '1', trim: '', angle: '', paintColor: '' }

const listOf = (length: number) =>
  Array.from({ length }, (_, n) => lineOfRow({ ...plain, partNumber: benchNumber(n + 1) }, 'FILE'))

/** Lists and searches of the catalogue. */
export const partListings: Listings = {
  ...Object.fromEntries(
    texts.map((text) => [
      `suggestions '${text}'`,
      ({ large }: Callers, call: number) => callOf(large, suggestNumbers, { text: unasked(text, call) }),
    ]),
  ),
  'search in words': ({ large }, call) => callOf(large, findResults, { q: queryAt(call) }),
  'pump page': ({ large }) => callOf(large, getLookup, { type: 'serial', identifier: '500123' }),
  'part look-up': ({ large }, call) => callOf(large, getPart, { partNumber: benchNumber(call + 1) }),
  search: ({ large }) => callOf(large, findNumber, { type: 'serial', input: '500123' }),
  'nearest of 5 unknown': ({ large }, call) =>
    callOf(large, findNearest, { partNumbers: unknown.map((number) => unasked(number, call)) }),
  'a list of 50 numbers': ({ large }) => callOf(large, resolveLines, { lines: listOf(50), intoCart: false }),
  'where used': ({ large, usedPart }) => callOf(large, getWhereUsed, { partNumber: usedPart }),
  'where used, search': ({ large, usedPart }) =>
    callOf(large, getWhereUsed, { partNumber: usedPart, searchValue: 'bronze' }),
  'look-up, 500 lines': ({ large }) =>
    callOf(large, getLookup, { type: 'bom', identifier: benchBoms.middle.number }),
  'look-up, 5,000 lines': ({ large }) =>
    callOf(large, getLookup, { type: 'bom', identifier: benchBoms.large.number }),
}

function history(person: Person, wish: Partial<SentTo<typeof searchOrderHistory>>): Sent {
  const usual = { pageNumber: 1, rowsPerPage, columnName: 'Order Date', sortDirection: 'DESC' } as const
  return callOf(person, searchOrderHistory, { ...usual, ...wish })
}

const desk = (person: Person, wish: Partial<SentTo<typeof listManagedOrders>>) =>
  callOf(person, listManagedOrders, { pageNumber: '1', rowsPerPage: String(rowsPerPage), ...wish })

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
