import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage, shown } from '../../../../test/open-page.tsx'
import { textsOf } from '../../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../../core/api/index.ts'
import { exampleManagedOrder } from '../examples.ts'

let page: Awaited<ReturnType<typeof openPage>>
beforeEach(() => {
  const ada = { ...nobody, userId: 1, companyId: 1, companyName: 'Volute', worksForProvider: true }
  startSession({ ...ada, permissions: ['MANAGE_ORDERS'], token: 't1', accessToken: null })
})
afterEach(async () => {
  await page.close()
  clearSession()
  vi.unstubAllEnvs()
})

const atUtc = '2126-11-21T05:00:00.000Z'
const row = { ...exampleManagedOrder, receivedUtc: atUtc }
const zones = [
  ['Asia/Tokyo', ' Los Angeles time'],
  ['America/Los_Angeles', ''],
] as const

it.each(zones)(
  'the order desk lists orders in shop time for a reader in %s (OQ-110)',
  async (zone, clock) => {
    vi.stubEnv('TZ', zone)
    page = await openPage('/manage/orders', {
      'GET /manage-orders': { rowCount: 1, isMore: false, counts: null, orders: [row] },
    })
    await shown(() => textsOf('main td').length > 0)
    expect(textsOf('main th')[0]).toBe(`Order Date${clock}`)
    expect(textsOf('main td')[0]).toBe('11/20/2126, 9:00 PM')
  },
)

it.each(zones)(
  'an order at the desk shows days and times at the shop for a reader in %s (OQ-110)',
  async (zone, clock) => {
    vi.stubEnv('TZ', zone)
    page = await openPage('/manage/orders/7', {
      'GET /manage-orders/7': { ...exampleManagedOrder, history: [{ event: 'Ordered', atUtc, by: null }] },
    })
    await shown(() => textsOf('main ol li').length > 0)
    expect(textsOf('main h2')).toContain(`History${clock}`)
    expect(textsOf('main ol li')).toEqual(['Ordered 11/20/2126, 9:00 PM'])
    expect(textsOf('main h3')).toEqual([`Parcel 1 shipped 11/21/2126, 5:30 PM${clock}`])
  },
)
