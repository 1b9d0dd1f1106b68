import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type LostFilter, usualDays } from '@volute/domain/backoffice/demand'
import type { SentTo } from '@volute/domain/core/kernel'
import { type Listing, queryKey, useFilteredList } from '../../core/api/index.ts'

const route = getRouteApi('/framed/signed-in/demand')

/** The page of a list of demand that the address names, and the ways to others. */
export function useDemandList<E extends Listing>(endpoint: E, input: Partial<SentTo<E>> = {}) {
  const { days = usualDays, why = 'ALL' } = route.useSearch()
  const client = useQueryClient()
  const list = useFilteredList(endpoint, { input: { ...input, days } as unknown as SentTo<E> })
  return {
    ...list,
    refresh: () => void client.invalidateQueries({ queryKey: queryKey(endpoint) }),
    days,
    why,
    isNarrowed: list.filter !== '' || why !== 'ALL',
    lookBack: (next: number) => list.go({ days: next === usualDays ? undefined : next }),
    showWhy: (next: LostFilter) => list.go({ why: next === 'ALL' ? undefined : next }),
  }
}

/** Filter of a list of lost parts, by the address. */
export const useWhy = (): LostFilter => route.useSearch().why ?? 'ALL'

export type DemandList = Omit<ReturnType<typeof useDemandList>, 'asked' | 'wanted' | 'data'>
