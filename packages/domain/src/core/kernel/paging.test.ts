import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limits } from './limits.ts'
import { countBound, countedTo, countPages, countText, nearbyPages, periodDays, periods } from './paging.ts'

const offered = (rowCount: number, page: number) => nearbyPages(page, countPages(rowCount, limits.pageSize))

it('HISTORY-05 TV-18a: the window is clipped at both ends, not shifted', () => {
  expect([1, 5, 10].map((page) => offered(250, page))).toEqual([
    [1, 2, 3],
    [3, 4, 5, 6, 7],
    [8, 9, 10],
  ])
})

it('HISTORY-05 CONST-04 TV-18b OQ-49: 25 rows fill a page, no rows make one', () => {
  expect([offered(26, 2), offered(25, 1), offered(0, 1)]).toEqual([[1, 2], [1], [1]])
})

it('HISTORY-05: a page beyond the last offers the pages around the last', () => {
  expect(offered(250, 99)).toEqual([8, 9, 10])
})

it('HISTORY-05: at most five neighbouring pages, all of which exist', () => {
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

it('OQ-49: a list is counted to 1,000 rows, a search to 100, and further only for the pages beyond', () => {
  const page = (pageNumber: number) => ({ pageNumber, rowsPerPage: 25 })
  expect([countBound(page(1), false), countBound(page(1), true)]).toEqual([1_000, 100])
  expect([countBound(page(41), false), countBound(page(5), true)]).toEqual([1_025, 125])
})

it('OQ-49: a list with more rows than were counted says so, and has a page beyond', () => {
  expect([1_000, 1_001].map((count) => countedTo(1_000, count))).toEqual([
    { rowCount: 1_000, isMore: false },
    { rowCount: 1_000, isMore: true },
  ])
  expect([countText(1_000), countText(1_000, true)]).toEqual(['1,000', '1,000+'])
  expect([countPages(1_000, 25), countPages(1_000, 25, true)]).toEqual([40, 41])
})

it('HISTORY-02 HISTORY-03 QUOTE-07 CONST-06: 30 days, 3 months, 1 year and all time, and no other', () => {
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
