import type { ReplyOf } from '@volute/domain/core/kernel'
import { orderMessages, type searchOrderHistory } from '@volute/domain/buying/orders'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage, shown } from '../../../../test/open-page.tsx'
import { click, textsOf } from '../../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../../core/api/index.ts'
import { exampleOrder } from '../examples.ts'

type Found = ReplyOf<typeof searchOrderHistory>

let page: Awaited<ReturnType<typeof openPage>>
beforeEach(() => {
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...ben, token: 't1', accessToken: null })
})
afterEach(async () => {
  await page.close()
  clearSession()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const row: Found['salesOrders'][number] = {
  salesOrderId: 7,
  erpSalesOrderId: '100001',
  erpSalesOrderNumber: '100001',
  poNumber: '88-1042',
  receivedUtc: '2126-11-21T05:00:00.000Z',
  orderDate: '2126-11-20',
  pickedUtc: null,
  partlyShippedUtc: null,
  shippedUtc: null,
  rejectedUtc: null,
  rejectionReason: null,
  grandTotal: 100,
}

async function open(path: string, salesOrders: Found['salesOrders']) {
  const found: Found = {
    rowCount: salesOrders.length,
    isMore: false,
    salesOrders,
    pendingPoNumbers: [],
    failedOrders: [],
  }
  page = await openPage(path, {
    'POST /sales-order/history/search': found,
    'GET /completed-order/100001': exampleOrder,
  })
}

it.each(['/order-history', '/order-history?search=88-1042&days=30'])(
  'without orders %s shows No sales orders exist (HISTORY-06)',
  async (path) => {
    await open(path, [])
    await shown(() => textsOf('main h2').includes('No sales orders exist'))
    expect(textsOf('main table')).toEqual([])
  },
)

it('four columns of the history are sortable, Status and View Details are not (HISTORY-04)', async () => {
  await open('/order-history', [row])
  await shown(() => textsOf('main td').length > 0)
  const sorting = ['Order Date', 'PO #', 'Sales Order #', 'Grand Total']
  expect(textsOf('main th')).toEqual([...sorting, 'Status', 'View Details'])
  expect(textsOf('main th button')).toEqual(sorting)
})

it('View Details opens the full order on its own page (HISTORY-07)', async () => {
  await open('/order-history', [row])
  await click(await shown(() => [...document.querySelectorAll('a')].find(isDetails)))
  await shown(() => textsOf('h1').includes('Sales Order 100001'))
  expect(page.router.state.location.pathname).toBe('/orders/100001')
  for (const text of ['12 Canal Street', 'Seal, mechanical', '$100.00', '1Z999AA10123456784'])
    expect(document.body.textContent).toContain(text)
  expect(textsOf('h2')).not.toContain(orderMessages.noHistory)
})

const isDetails = (link: HTMLAnchorElement) => link.textContent === 'View Details of sales order 100001'

it.each(['Asia/Tokyo', 'America/Los_Angeles'])(
  'the history shows its count, and days at the shop for a reader in %s (HISTORY-01, OQ-110)',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2126-12-09T02:00:00Z') })
    await open('/order-history?days=30', [row])
    await shown(() => textsOf('main td').length > 0)
    expect(textsOf('main h1')).toEqual(['Order History 1'])
    expect(textsOf('main td')[0]).toBe('11/20/2126')
    const sent = vi.mocked(fetch).mock.calls.map(([, init]) => init?.body)
    expect(sent).toContainEqual(expect.stringContaining('"dateSearchStart":"2126-11-08"'))
  },
)
