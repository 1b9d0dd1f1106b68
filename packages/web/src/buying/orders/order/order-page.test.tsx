import type { TrackedOrder } from '@volute/domain/buying/orders'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage, press, shown } from '../../../../test/open-page.tsx'
import { textsOf } from '../../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../../core/api/index.ts'
import { exampleOrder } from '../examples.ts'

const asked = 'GET /completed-order/100001'

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

async function open(change: Partial<TrackedOrder> = {}) {
  const replies: Record<string, unknown> = { [asked]: { ...exampleOrder, ...change } }
  page = await openPage('/orders/100001', replies)
  await shown(() => textsOf('h1').includes('Sales Order 100001'))
  return replies
}
const list = (selector: string) => textsOf(`${selector} li`)
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))
const timesAsked = () =>
  vi
    .mocked(fetch)
    .mock.calls.filter(([url]) => typeof url === 'string' && url.endsWith('/completed-order/100001')).length
const delivery = () => textsOf('td:last-child li')

it('an order shows its status, timeline, deliveries, parcels and invoices (TRACK-04, TRACK-05, TRACK-06, TRACK-07)', async () => {
  await open()
  expect(document.title).toBe('Sales Order 100001 · Volute')
  expect(textsOf('main [role="status"]')).toEqual(['Partly Shipped5 to come, the last on 12/09/2126'])
  expect(list('main ol')).toEqual(['Submitted.11/20/2126, 2:00 AM', 'Invoice INV-7: $40.00.11/21/2126'])
  expect(delivery()).toEqual([
    '4 shipped in parcel 1',
    '5 on 12/09/2126was 12/03/2126: supplier receipt late',
    '1 cancelled',
  ])
  expect(textsOf('main a[href^="https://www.ups.com/"]')).toEqual(['1Z999AA10123456784, opens in a new tab'])
  expect(textsOf('main h3')).toEqual(['Parcel 1 shipped 11/21/2126'])
  expect(textsOf('main button')).toEqual(['Reorder', 'Print', 'CSV', 'PDF', 'Claim'])
})

it('"today" is the current day at the shop, not in UTC (TRACK-05)', async () => {
  // The 9th in UTC, the 8th at the shop.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2126-12-09T02:00:00Z') })
  await open()
  expect(delivery()[1]).toMatch(/^5 on 12\/09\/2126/)
  await page.close()
  vi.setSystemTime(new Date('2126-12-09T20:00:00Z'))
  await open()
  expect(delivery()[1]).toMatch(/^5 today/)
  expect(textsOf('td:last-child strong[aria-hidden]')).toEqual(['5 on 12/09/2126'])
})

it.each([
  ['Asia/Tokyo', 'Timeline Los Angeles time'],
  ['America/Los_Angeles', 'Timeline'],
])('an order shows days and times at the shop for a reader in %s (OQ-110)', async (zone, title) => {
  vi.stubEnv('TZ', zone)
  await open()
  expect(list('main ol')).toEqual(['Submitted.11/20/2126, 2:00 AM', 'Invoice INV-7: $40.00.11/21/2126'])
  expect(textsOf('main h3')).toEqual(['Parcel 1 shipped 11/21/2126'])
  expect(textsOf('main h2')).toContain(title)
})

it('a packed parcel and a cancelled parcel show their status (TRACK-06)', async () => {
  const parcels = exampleOrder.parcels.flatMap((parcel) => [
    { ...parcel, parcelNumber: 2, shippedUtc: null, carrier: null },
    { ...parcel, parcelNumber: 3, cancelledUtc: '2126-11-23T01:30:00.000Z' },
  ])
  await open({ parcels })
  expect(textsOf('main h3')).toEqual(['Parcel 2 packed', 'Parcel 3 cancelled 11/22/2126'])
  expect(textsOf('main h3 + p')).toEqual([
    '1Z999AA10123456784, opens in a new tab',
    'UPS Ground, 1Z999AA10123456784, opens in a new tab',
  ])
  expect(delivery()[0]).toMatch(/^5 on 12\/09\/2126/)
})

it('a parcel with only added lines says so (TRACK-06)', async () => {
  await open({ parcels: exampleOrder.parcels.map((parcel) => ({ ...parcel, lines: [] })) })
  expect(textsOf('main h3 ~ p').at(-1)).toBe('It contains what was added to your order.')
})

it('a rejected order shows the reason first and no deliveries to come (TRACK-03)', async () => {
  await open({ status: 'Rejected', reason: 'The account is on hold.', parcels: [] })
  const [first] = textsOf('main [role="note"], main h1, main a, main p')
  expect(first).toBe('This order was rejected: The account is on hold.')
  expect(textsOf('main [role="status"]')).toEqual(['Rejected'])
  expect(textsOf('main h2')).not.toContain('Parcels')
  expect(delivery()).toEqual(['1 cancelled'])
})

it('an order shows that the ERP does not answer and which lines were added there (TRACK-08, TRACK-09)', async () => {
  const added = { partNumber: '235626', quantity: 3, shippedQuantity: 1, cancelledQuantity: 1 }
  await open({
    comingBehind: 'The ERP does not answer.',
    addedLines: [{ ...added, promisedDate: '2126-12-09' }],
  })
  expect(textsOf('main [role="note"]')).toEqual(['The ERP does not answer.'])
  expect(list('section[aria-labelledby="added-lines"]')).toEqual([
    '3 × 2356261 shipped, 1 cancelled, to come on 12/09/2126',
  ])
})

it('changes appear without a reload, and the focus stays (TRACK-01)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const replies = await open()
  const reorder = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Reorder')
  reorder?.focus()
  const says = (change: Partial<TrackedOrder>) => (replies[asked] = { ...exampleOrder, ...change })

  says({ status: 'Shipped' })
  vi.advanceTimersByTime(20_000)
  await shown(() => textsOf('main [role="status"]')[0]?.startsWith('Shipped'))

  says({ status: 'Rejected' })
  comeBack()
  await shown(() => textsOf('main [role="status"]')[0] === 'Rejected')

  // A single failure of the ERP or the network removes nothing from the screen.
  replies[asked] = undefined
  comeBack()
  await shown(() => timesAsked() === 4)
  expect(textsOf('main h1')).toEqual(['Sales Order 100001'])
  expect(document.activeElement).toBe(reorder)
})

it('an invoice that cannot be opened shows an error (TRACK-07)', async () => {
  await open()
  await press('Download PDF of invoice INV-7')
  await shown(() => document.body.textContent.includes('Unable to open the invoice.'))
  expect(textsOf('main h1')).toEqual(['Sales Order 100001'])
})

it('a line shows its claims with their answers and offers another claim (TRACK-10)', async () => {
  const claim: TrackedOrder['claims'][number] = {
    claimId: 3,
    position: 0,
    quantity: 1,
    kind: 'WARRANTY',
    serialNumber: null,
    reason: 'It leaks.',
    warranty: 'WITHIN',
    status: 'ACCEPTED',
    answer: 'Send it back.',
    decidedUtc: '2126-12-20T15:00:00.000Z',
    returnNumber: 'R-12',
    claimedUtc: '2126-12-19T15:00:00.000Z',
    photoIds: [],
  }
  await open({ claims: [claim, { ...claim, claimId: 4, position: 1 }] })
  expect(delivery().at(-1)).toBe('Warranty claim of 1: Accepted, return R-12Send it back.')
  await press('Claim Seal, mechanical, TB10773')
  await shown(() => textsOf('[role="dialog"] h2').some((title) => title.startsWith('Claim TB10773')))
})

it('a line with nothing left to claim offers no claim (TRACK-10)', async () => {
  await open({ orderItems: exampleOrder.orderItems.map((line) => ({ ...line, returnable: 0 })) })
  expect(textsOf('main button')).not.toContain('Claim')
})
