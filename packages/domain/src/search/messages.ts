/** What a number can be of; in the order in which suggestions tell them. */
export const searchTypes = ['bom', 'serial', 'part'] as const
export type SearchType = (typeof searchTypes)[number]

/** The placeholder of the search field for each search type (SEARCH-01, SEARCH-02). */
export const searchHints: Record<SearchType, string> = {
  bom: 'EX: TB10773',
  serial: 'EX: 235626',
  part: 'EX: D7232-2-CP',
}

const shown: Record<SearchType, string> = { bom: 'BOM', serial: 'serial', part: 'part' }

export const searchMessages = {
  /** `Requested BOM number could not be found.` (SEARCH-07) */
  searchNotFound: (type: SearchType) => `Requested ${shown[type]} number could not be found.`,
  searchLead: 'Search by BOM, part or serial number.',
  suggestionsFailed: 'Internal server error. Failed to find suggestions.',
  formFailed: 'Unable to open the form. Please try again.',
} as const
