import type { SearchType } from '../../catalogue/numbers/index.ts'

/** Placeholder of the search field for each search type (SEARCH-01, SEARCH-02). */
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
  resultsFailed: 'Internal server error. Failed to search.',
  synonymsFailed: 'Internal server error. Failed to find synonyms.',
  synonymNotSaved: 'Internal server error. Failed to save the synonym.',
  synonymNotRemoved: 'Internal server error. Failed to remove the synonym.',
  /** Shown when a synonym no longer exists at its removal. */
  synonymNotFound: 'The requested synonym was not found.',
  /** Shown on a part that is found but cannot be ordered. */
  notSold: 'Not sold',
  /** Shown beside a number that only resembles the typed one (FIND-40). */
  notSame: 'Not the same number',
  formFailed: 'Unable to open the form. Please try again.',
} as const
