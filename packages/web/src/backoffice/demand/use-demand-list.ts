import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type LostFilter, type QuoteFilter, usualDays } from '@volute/domain/backoffice/demand'
import { type Listing, type ListParams, queryKey, useFilteredList } from '../../core/api/index.ts'

const route = getRouteApi('/framed/signed-in/demand')

/** Page of a demand list given by the URL, and the handlers that change it. */
export function useDemandList<E extends Listing>(
  endpoint: E,
  inputOf: (chosen: { days: number; why: LostFilter; rows: QuoteFilter }) => ListParams<E>['input'],
) {
  const { days = usualDays, why = 'ALL', rows = 'OPEN' } = route.useSearch()
  const client = useQueryClient()
  const list = useFilteredList(endpoint, { input: inputOf({ days, why, rows }) })
  return {
    ...list,
    refresh: () => void client.invalidateQueries({ queryKey: queryKey(endpoint) }),
    days,
    why,
    rows,
    isNarrowed: list.filter !== '' || why !== 'ALL' || rows !== 'OPEN',
    showRows: (next: QuoteFilter) => list.go({ rows: next === 'OPEN' ? undefined : next }),
    lookBack: (next: number) => list.go({ days: next === usualDays ? undefined : next }),
    showWhy: (next: LostFilter) => list.go({ why: next === 'ALL' ? undefined : next }),
  }
}

export type DemandList = Omit<ReturnType<typeof useDemandList>, 'asked' | 'wanted' | 'data'>

/** Filter of the lists that only separate ignored rows from the others. */
export const onlyIgnored = (rows: QuoteFilter): 'OPEN' | 'IGNORED' =>
  rows === 'IGNORED' ? 'IGNORED' : 'OPEN'
