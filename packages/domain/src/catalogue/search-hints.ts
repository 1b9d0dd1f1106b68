import type { SearchType } from './search-types.ts'

/** The placeholder of the search field for each search type (SEARCH-01, SEARCH-02). */
export const searchHints: Record<SearchType, string> = {
  bom: 'EX: TB10773',
  serial: 'EX: 235626',
  part: 'EX: D7232-2-CP',
}
