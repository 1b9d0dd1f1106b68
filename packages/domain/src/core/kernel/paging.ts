import { z } from 'zod/mini'
import { pathId, text } from './fields.ts'
import { formatNumber } from './format-number.ts'
import { limits } from './limits.ts'

/** Number of rows of a list, or the limit up to which they were counted if there are more. */
export const countedRows = z.object({ rowCount: z.int(), isMore: z.boolean() })
/** Search text of a list; empty matches everything. */
export const searchQuery = z.object({ searchValue: z._default(text(limits.searchValue), '') })
/** Requested page of a list. */
export const pageQuery = z.object({
  pageNumber: z._default(pathId, 1),
  rowsPerPage: z._default(pathId.check(z.refine((rows) => rows <= limits.rowsPerPage)), limits.pageSize),
})
export type ListPage = z.output<typeof pageQuery>
/** Requested page of search results. */
export const searchPage = z.extend(pageQuery, searchQuery.shape)
export type SearchPage = z.output<typeof searchPage>

/** Builds the input for a page of search results. */
export const pageOf = (pageNumber: number, searchValue = '') => ({
  searchValue: searchValue.slice(0, limits.searchValue),
  pageNumber: String(pageNumber),
  rowsPerPage: String(limits.pageSize),
})

export const sortDirections = ['ASC', 'DESC'] as const
export type SortDirection = (typeof sortDirections)[number]

/** Periods that a list can show; 0 days means all time (HISTORY-02, HISTORY-03, QUOTE-07, CONST-06). */
export const periods = [
  { days: 30, label: '30 days' },
  { days: 90, label: '3 months' },
  { days: 365, label: '1 year' },
  { days: 0, label: 'All time' },
] as const
export const periodDays = z.coerce
  .number()
  .check(z.refine((days) => periods.some((one) => one.days === days)))

export type CountedRows = z.output<typeof countedRows>

/** Limit up to which a list counts its rows for a page; covers the page itself, so every page can offer the next one. */
export function countBound({ pageNumber, rowsPerPage }: ListPage, isSearch: boolean): number {
  return Math.max(isSearch ? limits.countedFound : limits.countedRows, pageNumber * rowsPerPage)
}

/** Interprets a count taken up to one past the limit: 1,001 rows counted to 1,000 mean 1,000 and more. */
export function countedTo(bound: number, count: number): CountedRows {
  return { rowCount: Math.min(count, bound), isMore: count > bound }
}

/** Formats a row count: `1,000+` if there are more than were counted. */
export function countText(count: number, isMore = false): string {
  return `${formatNumber(count)}${isMore ? '+' : ''}`
}

/** Number of pages for a row count: at least one, and one more if there are more rows than counted. */
export function countPages(rowCount: number, pageSize: number, isMore = false): number {
  return Math.max(1, Math.ceil((rowCount + (isMore ? 1 : 0)) / pageSize))
}

/**
 * Page numbers to offer: the current page and two on either side, clipped at the first and last (HISTORY-05).
 * Page 1 of 10 offers 1, 2, 3; page 5 offers 3 to 7. A page beyond the last counts as the last.
 */
export function nearbyPages(page: number, pageCount: number): number[] {
  const current = Math.min(page, pageCount)
  const first = Math.max(1, current - 2)
  const last = Math.min(pageCount, current + 2)

  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
