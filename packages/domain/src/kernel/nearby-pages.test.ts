import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limits } from './limits.ts'
import { countPages, nearbyPages } from './nearby-pages.ts'

const offered = (rowCount: number, page: number) => nearbyPages(page, countPages(rowCount, limits.pageSize))

it('HISTORY-05 TV-18a: the window is clipped at both ends, not shifted', () => {
  expect([1, 5, 10].map((page) => offered(250, page))).toEqual([
    [1, 2, 3],
    [3, 4, 5, 6, 7],
    [8, 9, 10],
  ])
})

it('HISTORY-05 TV-18b OQ-49: 25 rows fill a page, no rows make one', () => {
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
