import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { linePromise, promiseQuery } from './use-promises.ts'

const sent = vi.fn<typeof fetch>()
const { signal } = new AbortController()
const plain = { painted: false, customised: false }
const painted = { painted: true, customised: false }
const answer = {
  shares: [
    { quantity: 4, date: '2026-11-20', source: { kind: 'stock' as const, warehouse: 'Fresno' } },
    { quantity: 3, date: '2026-11-25', source: { kind: 'making' as const, workingDays: 3 } },
  ],
  price: null,
  asOf: '2026-11-20T18:00:00.000Z',
  isOld: false,
}
const unknown = { ...answer, shares: [{ quantity: 7, date: null, source: { kind: 'unknown' as const } }] }

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
  promiseQuery({ partNumber, quantity, ...plain })
    .queryFn({ signal })
    .catch((failure: Error) => failure.message)

it('lines are sent in one call, and a line without an answer fails alone (LEAD-02, LEAD-04)', async () => {
  sent.mockResolvedValue(Response.json({ items: [answer, null] }))
  const answers = Promise.all([ask('TB10773', '007'), ask('RQ5501', '1')])
  await vi.runAllTimersAsync()
  expect(await answers).toEqual([answer, 'Unable to calculate lead time.'])
  expect(sent.mock.calls.map(([url, init]) => [url, init?.body])).toEqual([
    [
      '/api/promises',
      JSON.stringify({
        items: [
          { partNum: 'TB10773', quantity: 7 },
          { partNum: 'RQ5501', quantity: 1 },
        ],
      }),
    ],
  ])
})

it('a failed call fails all its lines with the specified message (LEAD-04)', async () => {
  sent.mockRejectedValue(new TypeError('fetch failed'))
  const answers = Promise.all([ask('TB10773', '1'), ask('RQ5501', '1')])
  await vi.runAllTimersAsync()
  expect(await answers).toEqual(['Unable to calculate lead time.', 'Unable to calculate lead time.'])
})

it('an answer is cached per part and quantity, whatever the paint, and a blank quantity makes no call (LEAD-01)', () => {
  const line = { partNumber: 'TB10773', quantity: '7' }
  const key = promiseQuery({ ...line, ...plain }).queryKey
  expect(promiseQuery({ ...line, ...painted }).queryKey).toEqual(key)
  expect(promiseQuery({ ...line, ...plain, quantity: '8' }).queryKey).not.toEqual(key)
  expect(promiseQuery({ ...line, ...plain, quantity: '' }).enabled).toBe(false)
})

it('only an old ERP answer is requested again automatically (PROMISE-08)', () => {
  const { refetchInterval } = promiseQuery({ partNumber: 'TB10773', quantity: '7', ...plain })
  expect(refetchInterval({ state: { data: answer } })).toBe(false)
  expect(refetchInterval({ state: { data: { ...answer, isOld: true } } })).toBeGreaterThan(0)
})

it('each allocation includes the time for options, and the line has the date and duration of the last one (LEAD-03, LEAD-05, PROMISE-05)', () => {
  expect(linePromise(answer, painted, '2026-11-20')).toMatchObject({
    shares: [
      { quantity: 4, date: '2026-11-23' },
      { quantity: 3, date: '2026-11-30' },
    ],
    date: '2026-11-30',
    duration: '1 week',
  })
})

it('an unknown date has no duration (PROMISE-11)', () => {
  expect(linePromise(unknown, painted, '2026-11-20')).toMatchObject({ date: null, duration: null })
})
