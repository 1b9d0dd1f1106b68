import { z } from 'zod/mini'
import { pathId, text } from './fields.ts'
import { formatNumber } from './format-number.ts'
import { limits } from './limits.ts'

/** Number of rows of a list, or the number up to which they were counted when there are more. */
export const countedRows = z.object({ rowCount: z.int(), isMore: z.boolean() })
/** A text that is searched for; an empty one finds everything. */
export const searchQuery = z.object({ searchValue: z._default(text(limits.searchValue), '') })
/** Which page of a list is asked for. */
export const pageQuery = z.object({
  pageNumber: z._default(pathId, 1),
  rowsPerPage: z._default(pathId.check(z.refine((rows) => rows <= limits.rowsPerPage)), limits.pageSize),
})
export type ListPage = z.output<typeof pageQuery>
/** Which page of what a text finds. */
export const searchPage = z.extend(pageQuery, searchQuery.shape)
export type SearchPage = z.output<typeof searchPage>

/** Input for a page of the rows that a text finds. */
export const pageOf = (pageNumber: number, searchValue = '') => ({
  searchValue: searchValue.slice(0, limits.searchValue),
  pageNumber: String(pageNumber),
  rowsPerPage: String(limits.pageSize),
})

export const sortDirections = ['ASC', 'DESC'] as const
export type SortDirection = (typeof sortDirections)[number]

/** Periods that a list can show; 0 days is all time (HISTORY-02, HISTORY-03, QUOTE-07, CONST-06). */
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

/** To where the rows of a list are counted for one of its pages: from any page there is a way on. */
export function countBound({ pageNumber, rowsPerPage }: ListPage, isSearch: boolean): number {
  return Math.max(isSearch ? limits.countedFound : limits.countedRows, pageNumber * rowsPerPage)
}

/** A count that went one past the bound: 1,001 rows counted to 1,000 are 1,000 and more. */
export function countedTo(bound: number, count: number): CountedRows {
  return { rowCount: Math.min(count, bound), isMore: count > bound }
}

/** `1,000+` where there are more than were counted. */
export function countText(count: number, isMore = false): string {
  return `${formatNumber(count)}${isMore ? '+' : ''}`
}

/** Number of pages for these rows; no rows still make one page, and one more is there where there are more rows. */
export function countPages(rowCount: number, pageSize: number, isMore = false): number {
  return Math.max(1, Math.ceil((rowCount + (isMore ? 1 : 0)) / pageSize))
}

/**
 * The pages offered by number: the current one with two either side, clipped at the first and last (HISTORY-05).
 * Page 1 of 10 offers 1, 2, 3; page 5 offers 3 to 7. A page beyond the last stands for the last.
 */
export function nearbyPages(page: number, pageCount: number): number[] {
  const current = Math.min(page, pageCount)
  const first = Math.max(1, current - 2)
  const last = Math.min(pageCount, current + 2)

  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
