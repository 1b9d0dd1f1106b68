import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { limits, readerForm } from '@volute/domain/core/kernel'
import {
  findResults,
  type PartFacet,
  readQuery,
  type ResultKind,
  type SearchResults,
} from '@volute/domain/storefront/search'
import { query, failureOf } from '../../../core/api/index.ts'

const route = getRouteApi('/framed/signed-in/search')

export type Results = ReturnType<typeof useResults>

/** The text without its model: `bearing hot for 4RB`, asked for a pump, is *bearing hot*. */
function withoutModel(q: string, narrowedTo: SearchResults['narrowedTo'] | undefined) {
  const { text, narrowedBy } = readQuery(q)
  const isModel = narrowedBy !== null && readerForm(narrowedBy) === readerForm(narrowedTo?.identifier ?? '')
  return isModel ? text : q
}

/** Results of the text in the URL, and functions to narrow them. */
export function useResults() {
  const { q = '', kind, model, noun, material, size, inStock, pump, page = 1 } = route.useSearch()
  const chosen = { noun, material, size }
  const navigate = route.useNavigate()
  const typed = q.trim().slice(0, limits.searchValue)
  const narrowed = {
    ...(kind && { kind }),
    ...(model && { model }),
    ...(noun && { noun }),
    ...(material && { material }),
    ...(size && { size }),
    ...(inStock && { inStock }),
    ...(pump && { pump }),
    ...(page > 1 && { page: String(page) }),
  }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(findResults, { q: typed, ...narrowed }),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
  })
  return {
    typed,
    kind,
    model,
    chosen,
    isInStockOnly: inStock === 'true',
    pump,
    page,
    data: typed ? data : undefined,
    isStale: isPlaceholderData,
    failure: error && failureOf(error),
    retry: () => void refetch(),
    show: (next: ResultKind | undefined) => narrow({ kind: next }),
    ofModel: (next: string) => narrow({ model: next || undefined }),
    ofFacet: (facet: PartFacet, value: string) =>
      narrow({ [facet]: value || undefined, ...(value && { kind: 'part' as const }) }),
    inStockOnly: (isOnly: boolean) => narrow({ inStock: isOnly ? 'true' : undefined }),
    turnTo: (next: number) =>
      void navigate({ search: (now) => ({ ...now, page: next > 1 ? next : undefined }) }),
    ofPump: (next: string) =>
      void navigate({
        search: (now) => ({ ...now, q: withoutModel(q, data?.narrowedTo), pump: next, page: undefined }),
      }),
    /** Removes the filters by pump, model, facet, group and stock. */
    widen: () => void navigate({ search: { q } }),
  }

  /** Changes a filter and goes back to page 1. */
  function narrow(change: {
    kind?: ResultKind | undefined
    model?: string | undefined
    noun?: string | undefined
    material?: string | undefined
    size?: string | undefined
    inStock?: 'true' | undefined
  }) {
    void navigate({
      search: (now) => ({ ...now, ...change, page: undefined }),
      replace: true,
      resetScroll: false,
    })
  }
}
