import { randomUUID } from 'node:crypto'
import type { SentTo } from '@volute/domain/core/kernel'
import { placeSalesOrder, searchOrderHistory } from '@volute/domain/buying/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart } from '../../../test/order-body.ts'
import { worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'
import { placeOrder } from './place-order.ts'

let shop: TestShop
let ben: Caller & { userId: number }
let kim: Caller & { userId: number }

beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())
beforeEach(() => shop.shop.db.delete(schema.salesOrders))

type Search = SentTo<typeof searchOrderHistory>
const everything: Search = {
  dateSearchStart: null,
  searchValue: '',
  pageNumber: 1,
  rowsPerPage: 25,
  columnName: 'Order Date',
  sortDirection: 'DESC',
}
const search = async (wanted: Partial<Search> = {}, caller: Caller = ben) =>
  (await shop.call(searchOrderHistory, { ...everything, ...wanted }, caller)).body
const found = async (wanted: Partial<Search> = {}, caller: Caller = ben) =>
  (await search(wanted, caller)).salesOrders.map(({ erpSalesOrderNumber }) => erpSalesOrderNumber)

type Order = Partial<typeof schema.salesOrders.$inferInsert>

/** Writes orders that the ERP has numbered, unless a test overrides that. */
async function write(orders: Order[], { userId, companyId } = ben) {
  await shop.shop.db.insert(schema.salesOrders).values(
    orders.map((order, index) => ({
      ...shipping,
      requestCode: randomUUID(),
      userId,
      companyId,
      requestStatus: 'COMPLETED' as const,
      erpOrderId: order.erpOrderNumber ?? `N-${companyId}-${index}`,
      erpOrderNumber: `N-${companyId}-${index}`,
      receivedUtc: shop.clock.now,
      createdUtc: shop.clock.now,
      ...order,
    })),
  )
}

const shipping = {
  poNumber: 'PO-77',
  shippingCountry: 'US',
  shippingState: 'CA',
  shippingCity: 'Fresno',
  shippingZipCode: '93706',
  shippingAddressLine1: '1 Canal Road',
  shippingCompanyName: 'Riverbend Irrigation',
  shipVia: 'UPS_GROUND',
  shipBy: '2026-12-04',
  needBy: '2026-12-04',
  allowPartialShipments: false,
  discountBasisPoints: 0,
  subtotalCents: 100,
  totalCents: 100,
}

it('members of the company find an order once it has an ERP number (HISTORY-08, HISTORY-09)', async () => {
  const ids = await worldIds(shop)
  const body = await fillCart(shop, ben, [{ partId: ids.part('TB10773'), quantity: 2 }])
  await shop.call(placeSalesOrder, body, ben)
  expect(await search()).toEqual({
    rowCount: 0,
    isMore: false,
    salesOrders: [],
    pendingPoNumbers: ['PO-77'],
    failedOrders: [],
  })

  const [order] = await shop.shop.db.select().from(schema.salesOrders)
  await placeOrder(shop.shop, order?.id ?? 0)
  const vic = await shop.signIn('vic@riverbend.example')
  const number = expect.stringMatching(/^1\d{5}$/) as string
  expect(await search({}, vic)).toEqual({
    rowCount: 1,
    isMore: false,
    pendingPoNumbers: [],
    failedOrders: [],
    salesOrders: [
      {
        salesOrderId: order?.id,
        erpSalesOrderId: number,
        erpSalesOrderNumber: number,
        poNumber: 'PO-77',
        receivedUtc: shop.clock.now.toISOString(),
        orderDate: '2026-11-20',
        pickedUtc: null,
        partlyShippedUtc: null,
        shippedUtc: null,
        rejectedUtc: null,
        rejectionReason: null,
        grandTotal: 1076.08,
      },
    ],
  })
})

it('an order the ERP rejected is listed as failed; one the desk rejected stays an order (HISTORY-09)', async () => {
  await write([
    {
      requestStatus: 'FAILED',
      erpOrderId: null,
      erpOrderNumber: null,
      receivedUtc: null,
      poNumber: 'REFUSED',
      failureReason: 'The account is on hold.',
    },
    { requestStatus: 'FAILED', erpOrderNumber: '100009', rejectedUtc: shop.clock.now },
  ])
  const { salesOrders, ...rest } = await search()
  expect(rest).toEqual({
    rowCount: 1,
    isMore: false,
    pendingPoNumbers: [],
    failedOrders: [{ poNumber: 'REFUSED', reason: 'The account is on hold.' }],
  })
  expect(salesOrders).toMatchObject([
    { erpSalesOrderNumber: '100009', rejectedUtc: shop.clock.now.toISOString() },
  ])
})

it('a failed order is shown to its company for a week or until it is placed again', async () => {
  const failed = {
    requestStatus: 'FAILED' as const,
    erpOrderId: null,
    erpOrderNumber: null,
    receivedUtc: null,
  }
  const daysAgo = (days: number) => new Date(shop.clock.now.getTime() - days * 86_400_000)
  await write([
    { ...failed, poNumber: 'AGAIN' },
    { ...failed, poNumber: 'TODAY' },
    { ...failed, poNumber: 'OLD', createdUtc: daysAgo(8) },
    { ...failed, poNumber: 'LATELY', createdUtc: daysAgo(6) },
  ])
  await write([{ poNumber: 'AGAIN' }])
  expect((await search()).failedOrders.map(({ poNumber }) => poNumber)).toEqual(['LATELY', 'TODAY'])
  expect((await search({}, kim)).failedOrders).toEqual([])
})

it("another company's orders are not found; staff find those of the company they act for", async () => {
  await write([{ erpOrderNumber: '100001', poNumber: 'SAME' }])
  await write(
    [
      { erpOrderNumber: '100002', poNumber: 'SAME' },
      {
        poNumber: 'WAITS',
        requestStatus: 'PENDING',
        receivedUtc: null,
        erpOrderId: null,
        erpOrderNumber: null,
      },
    ],
    kim,
  )
  expect(await found({ searchValue: 'same' })).toEqual(['100001'])
  expect((await search()).pendingPoNumbers).toEqual([])
  expect(await found({}, kim)).toEqual(['100002'])
  const sol = await shop.signIn('sol@volute.example')
  expect(await found({}, sol)).toEqual([])
  await shop.request('PUT', '/api/session/company', { companyId: ben.companyId }, sol)
  expect(await found({}, { ...sol, companyId: ben.companyId })).toEqual(['100001'])
  expect(await shop.call(searchOrderHistory, everything)).toMatchObject({ status: 401 })
})

it('the start date begins at midnight in the shop’s time zone (HISTORY-03, OQ-81)', async () => {
  await write([
    { erpOrderNumber: '1', receivedUtc: new Date('2026-10-21T06:59:59Z') },
    { erpOrderNumber: '2', receivedUtc: new Date('2026-10-21T07:00:00Z') },
    { erpOrderNumber: '3', receivedUtc: new Date('2026-11-19T23:00:00Z') },
  ])
  expect(await found({ dateSearchStart: '2026-10-21' })).toEqual(['3', '2'])
  expect(await found({ dateSearchStart: null })).toEqual(['3', '2', '1'])
  expect(await found({ dateSearchStart: '1900-01-01' })).toEqual(['3', '2', '1'])
  expect(await found({ dateSearchStart: '2999-12-31' })).toEqual([])
})

it.each([
  ['po-0', ['100002', '100001']],
  ['0000', ['100004', '100003', '100002', '100001']],
  ['100%', []],
  ['_', ['100003']],
  ['\\', ['100004']],
  ["' or 1=1 --", []],
  ['  88_a  ', ['100003']],
  ["t's \\\\1234", ['100004']],
  ["5'", ['100004']],
  ['12346', []],
  ["5'10", []],
])('%j is searched literally in PO # and Sales Order # (HISTORY-02, OQ-49)', async (searchValue, numbers) => {
  await write([
    { erpOrderNumber: '100001', poNumber: 'PO-01' },
    { erpOrderNumber: '100002', poNumber: 'Po-02' },
    { erpOrderNumber: '100003', poNumber: '88_A' },
    { erpOrderNumber: '100004', poNumber: "It's \\\\12345'" },
  ])
  expect(await found({ searchValue })).toEqual(numbers)
})

it('orders sort by each column in both directions, ties by newest order (HISTORY-04, OQ-49, OQ-84)', async () => {
  const day = (date: number) => new Date(Date.UTC(2026, 9, date))
  await write([
    { erpOrderNumber: '100001', poNumber: 'b', totalCents: 900, receivedUtc: day(3) },
    { erpOrderNumber: '100002', poNumber: 'A', totalCents: 10_000, receivedUtc: day(1) },
    { erpOrderNumber: '100003', poNumber: 'a', totalCents: 900, receivedUtc: day(2) },
  ])
  const sorted = async (columnName: Search['columnName'], sortDirection: Search['sortDirection']) =>
    (await found({ columnName, sortDirection })).map((number) => number.at(-1)).join('')
  expect(await sorted('Order Date', 'ASC')).toBe('231')
  expect(await sorted('Order Date', 'DESC')).toBe('132')
  expect(await sorted('PO #', 'ASC')).toBe('321')
  expect(await sorted('PO #', 'DESC')).toBe('132')
  expect(await sorted('Sales Order #', 'ASC')).toBe('123')
  expect(await sorted('Sales Order #', 'DESC')).toBe('321')
  expect(await sorted('Grand Total', 'ASC')).toBe('312')
  expect(await sorted('Grand Total', 'DESC')).toBe('231')
})

it('pages have no gaps or repeats, and the count covers all matches (HISTORY-05, CONST-04)', async () => {
  await write(Array.from({ length: 60 }, (_, index) => ({ erpOrderNumber: String(100_001 + index) })))
  const pages = await Promise.all([1, 2, 3, 4].map((pageNumber) => search({ pageNumber })))
  expect(pages.map((page) => [page.rowCount, page.salesOrders.length])).toEqual([
    [60, 25],
    [60, 25],
    [60, 10],
    [60, 0],
  ])
  expect(new Set(pages.flatMap((page) => page.salesOrders.map((order) => order.salesOrderId))).size).toBe(60)
})

it('a search does not count ahead past 100 matches, but every match has its page (OQ-49)', async () => {
  await write(Array.from({ length: 130 }, (_, index) => ({ erpOrderNumber: String(100_001 + index) })))
  const counted = async (wanted: Partial<Search>) => {
    const { rowCount, isMore, salesOrders } = await search(wanted)
    return [rowCount, isMore, salesOrders.length]
  }
  expect(await counted({})).toEqual([130, false, 25])
  expect(await counted({ searchValue: '100' })).toEqual([100, true, 25])
  expect(await counted({ searchValue: '100', pageNumber: 5 })).toEqual([125, true, 25])
  expect(await counted({ searchValue: '100', pageNumber: 6 })).toEqual([130, false, 5])
})

it.each<Record<string, unknown>>([
  { columnName: 'Status' },
  { columnName: 'total_cents; drop table carts' },
  { sortDirection: 'asc' },
  { sortDirection: 'ASC, 1' },
  { pageNumber: 0 },
  { pageNumber: 1.5 },
  { rowsPerPage: 0 },
  { rowsPerPage: 101 },
  { dateSearchStart: '2026-02-30' },
  { dateSearchStart: 'yesterday' },
  { dateSearchStart: '0000-01-01' },
  { dateSearchStart: '3000-01-01' },
  { searchValue: 'x'.repeat(101) },
  { searchValue: 7 },
])('%j is rejected (HISTORY-08)', async (wrong) => {
  const body = { ...everything, ...wrong }
  expect(await shop.request('POST', '/api/sales-order/history/search', body, ben)).toMatchObject({
    status: 400,
    body: { error: 'The request is not valid.' },
  })
})

it('unusual characters in the search text cause no server error', async () => {
  await write([{ erpOrderNumber: '100001' }])
  for (const searchValue of ['\u0000', '😀', '\ud800'])
    expect(
      (await shop.request('POST', '/api/sales-order/history/search', { ...everything, searchValue }, ben))
        .status,
    ).toBeLessThan(500)
  await shop.shop.db
    .update(schema.salesOrders)
    .set({ poNumber: 'Grün 😀' })
    .where(eq(schema.salesOrders.erpOrderNumber, '100001'))
  expect(await found({ searchValue: 'grün 😀' })).toEqual(['100001'])
})
