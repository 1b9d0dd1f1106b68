import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leadTimeQuery, readyDate } from './use-ready-dates.ts'

const sent = vi.fn<typeof fetch>()
const { signal } = new AbortController()
const plain = { painted: false, customised: false }
const painted = { painted: true, customised: false }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sent.mockReset()
})

const ask = (partNumber: string, quantity: string) =>
  leadTimeQuery({ partNumber, quantity, ...plain })
    .queryFn({ signal })
    .catch((failure: Error) => failure.message)

it('LEAD-02 LEAD-04: lines are one call; one that has no date fails alone', async () => {
  sent.mockResolvedValue(Response.json({ items: [{ dateAvailable: '2026-12-04' }, { dateAvailable: null }] }))
  const answers = Promise.all([ask('TB10773', '007'), ask('RQ5501', '1')])
  await vi.runAllTimersAsync()
  expect(await answers).toEqual(['2026-12-04', 'Unable to calculate lead time.'])
  expect(sent.mock.calls.map(([url, init]) => [url, init?.body])).toEqual([
    [
      '/api/leadtime/batch',
      JSON.stringify({
        items: [
          { partNum: 'TB10773', quantity: 7 },
          { partNum: 'RQ5501', quantity: 1 },
        ],
      }),
    ],
  ])
})

it('LEAD-04: a call that fails fails all its lines, in the sentence of the specification', async () => {
  sent.mockRejectedValue(new TypeError('fetch failed'))
  const answers = Promise.all([ask('TB10773', '1'), ask('RQ5501', '1')])
  await vi.runAllTimersAsync()
  expect(await answers).toEqual(['Unable to calculate lead time.', 'Unable to calculate lead time.'])
})

it('LEAD-01: one date is kept for a part and quantity, whatever its paint; no quantity, no call', () => {
  const line = { partNumber: 'TB10773', quantity: '7' }
  const key = leadTimeQuery({ ...line, ...plain }).queryKey
  expect(leadTimeQuery({ ...line, ...painted }).queryKey).toEqual(key)
  expect(leadTimeQuery({ ...line, ...plain, quantity: '8' }).queryKey).not.toEqual(key)
  expect(leadTimeQuery({ ...line, ...plain, quantity: '' }).enabled).toBe(false)
})

it('LEAD-03 LEAD-05: the date as seen today, with its steps', () => {
  expect(readyDate('2026-11-25', painted, '2026-11-20')).toMatchObject({
    erpDate: '2026-11-25',
    date: '2026-11-30',
    duration: '1 week',
    steps: [{ days: 0 }, { days: 1 }, { reason: 'Paint' }, { reason: 'Day after Thanksgiving' }, { days: 2 }],
  })
})
