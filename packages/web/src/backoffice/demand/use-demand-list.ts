import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type LostFilter, usualDays } from '@volute/domain/backoffice/demand'
import { type CountedRows, type Endpoint, pageOf, type SentTo } from '@volute/domain/core/kernel'
import type { z } from 'zod/mini'
import { query, queryKey, failureOf } from '../../core/api/index.ts'

const route = getRouteApi('/framed/signed-in/demand')

type Listing = Endpoint & { reply: z.ZodMiniType<CountedRows> }

/** The page of a list of demand that the address names, and the ways to others. */
export function useDemandList<E extends Listing>(
  endpoint: E,
  input: Omit<SentTo<E>, 'days' | keyof ReturnType<typeof pageOf>>,
) {
  const { filter = '', days = usualDays, why = 'ALL', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const asked = { ...input, ...pageOf(page, filter), days } as SentTo<E>
  const { data, error, refetch } = useQuery({ ...query(endpoint, asked), placeholderData: keepPreviousData })
  return {
    asked,
    data,
    failure: error && failureOf(error),
    retry: () => void refetch(),
    refresh: () => void client.invalidateQueries({ queryKey: queryKey(endpoint) }),
    filter,
    days,
    why,
    page,
    isNarrowed: filter !== '' || why !== 'ALL',
    filterBy: (text: string) => go({ filter: text || undefined }),
    lookBack: (next: number) => go({ days: next === usualDays ? undefined : next }),
    showWhy: (next: LostFilter) => go({ why: next === 'ALL' ? undefined : next }),
    turnTo: (next: number) =>
      void navigate({ search: (now) => ({ ...now, page: next > 1 ? next : undefined }) }),
  }

  /** Another choice starts at page 1. */
  function go(change: {
    filter?: string | undefined
    days?: number | undefined
    why?: LostFilter | undefined
  }) {
    void navigate({
      search: (now) => ({ ...now, ...change, page: undefined }),
      replace: true,
      resetScroll: false,
    })
  }
}

/** Filter of a list of lost parts, by the address. */
export const useWhy = (): LostFilter => route.useSearch().why ?? 'ALL'

export type DemandList = Omit<ReturnType<typeof useDemandList>, 'asked' | 'data'>
