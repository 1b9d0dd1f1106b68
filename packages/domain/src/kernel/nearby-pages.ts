/** How many pages hold these rows; no rows still make one page. */
export function countPages(rowCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rowCount / pageSize))
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
