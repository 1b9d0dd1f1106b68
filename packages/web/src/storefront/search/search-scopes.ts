import { searchHints } from '@volute/domain/storefront/search'
import type { SearchType } from '@volute/domain/catalogue/numbers'

/** Scope of a search: `any` detects whether the text is a number or words. */
export type SearchScope = SearchType | 'any'

const searchTypeOptions: { value: SearchType; label: string }[] = [
  { value: 'bom', label: 'BOM' },
  { value: 'serial', label: 'Serial' },
  { value: 'part', label: 'Part' },
]

/** Scopes of a search. `All` is the default, so no choice is needed first. */
export const searchScopeOptions: { value: SearchScope; label: string }[] = [
  { value: 'any', label: 'All' },
  ...searchTypeOptions,
]

export const searchScopeHints: Record<SearchScope, string> = { any: 'Number or words', ...searchHints }

export const searchTypeLabel = (type: SearchType) =>
  searchTypeOptions.find(({ value }) => value === type)?.label ?? type
