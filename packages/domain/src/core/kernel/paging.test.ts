import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limits } from './limits.ts'
import { countBound, countedTo, countPages, countText, nearbyPages, periodDays, periods } from './paging.ts'

const offered = (rowCount: number, page: number) => nearbyPages(page, countPages(rowCount, limits.pageSize))

it('the page window is clipped at both ends, not shifted (HISTORY-05, TV-18a)', () => {
  expect([1, 5, 10].map((page) => offered(250, page))).toEqual([
    [1, 2, 3],
    [3, 4, 5, 6, 7],
    [8, 9, 10],
  ])
})

it('25 rows fill a page, and zero rows still make one page (HISTORY-05, CONST-04, TV-18b, OQ-49)', () => {
  expect([offered(26, 2), offered(25, 1), offered(0, 1)]).toEqual([[1, 2], [1], [1]])
})

it('a page past the last offers the pages around the last (HISTORY-05)', () => {
  expect(offered(250, 99)).toEqual([8, 9, 10])
})

it('at most five neighboring pages are offered, and all exist (HISTORY-05)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(5_000), (page, rowCount) => {
      const last = countPages(rowCount, limits.pageSize)
      const pages = nearbyPages(page, last)
      expect(pages).toContain(Math.min(page, last))
      expect(pages.length).toBeLessThanOrEqual(5)
      expect(pages.every((one, index) => one >= 1 && one <= last && one === (pages[0] ?? 0) + index)).toBe(
        true,
      )
    }),
  )
})

it('lists are counted to 1,000 rows and searches to 100; later pages raise the bound (OQ-49)', () => {
  const page = (pageNumber: number) => ({ pageNumber, rowsPerPage: 25 })
  expect([countBound(page(1), false), countBound(page(1), true)]).toEqual([1_000, 100])
  expect([countBound(page(41), false), countBound(page(5), true)]).toEqual([1_025, 125])
})

it('a list with more rows than counted shows a plus sign and has one more page (OQ-49)', () => {
  expect([1_000, 1_001].map((count) => countedTo(1_000, count))).toEqual([
    { rowCount: 1_000, isMore: false },
    { rowCount: 1_000, isMore: true },
  ])
  expect([countText(1_000), countText(1_000, true)]).toEqual(['1,000', '1,000+'])
  expect([countPages(1_000, 25), countPages(1_000, 25, true)]).toEqual([40, 41])
})

it('periods are 30 days, 3 months, 1 year and all time; other values are rejected (HISTORY-02, HISTORY-03, QUOTE-07, CONST-06)', () => {
  expect(periods.map(({ days, label }) => [days, label])).toEqual([
    [30, '30 days'],
    [90, '3 months'],
    [365, '1 year'],
    [0, 'All time'],
  ])
  expect(['30', 0, '31', 'x'].map((days) => periodDays.safeParse(days).data)).toEqual([
    30,
    0,
    undefined,
    undefined,
  ])
})
