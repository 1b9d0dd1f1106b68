import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  type CountedRows,
  type Endpoint,
  pageOf,
  type ReplyOf,
  type SentTo,
} from '@volute/domain/core/kernel'
import type { z } from 'zod/mini'
import { failureOf } from './api-error.ts'
import { query } from './query-client.tsx'

/** Endpoint that returns a page of rows. */
export type Listing = Endpoint & { reply: z.ZodMiniType<CountedRows> }

type Paging = keyof ReturnType<typeof pageOf> | 'sortDirection'

export interface ListParams<E extends Listing> {
  /** Page number, from 1. */
  page: number | undefined
  /** Search text; only for searchable lists. */
  text?: string
  /** Sort column and direction; `greatestFirst` lists the columns that start descending, such as dates and amounts. */
  order?: { sort: string; dir: 'asc' | 'desc'; greatestFirst?: readonly string[] }
  /** Other input of the call, besides page, text and direction. */
  input: Omit<SentTo<E>, Paging> & Partial<SentTo<E>>
  /** Refetch interval in ms. */
  refetchInterval?: number | ((answer: ReplyOf<E> | undefined) => number | false)
}

/**
 * Loads the list page named in the URL, shows it until the next one has loaded, and returns the handlers for page, filter
 * and order.
 */
export function useList<E extends Listing>(
  endpoint: E,
  { page = 1, text, order, input, refetchInterval }: ListParams<E>,
) {
  const navigate = useNavigate()
  const { searchValue, ...paging } = pageOf(page, text)
  const asked = {
    ...paging,
    ...(text !== undefined && { searchValue }),
    ...(order && { sortDirection: order.dir === 'asc' ? 'ASC' : 'DESC' }),
    ...input,
  } as SentTo<E>
  const wanted = query(endpoint, asked)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...wanted,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval:
      typeof refetchInterval === 'function' ? ({ state }) => refetchInterval(state.data) : refetchInterval,
  })
  const { sort = '', dir = 'asc', greatestFirst = [] } = order ?? {}
  return {
    asked,
    /** Query of this page; until it resolves, `data` belongs to the previous page. */
    wanted,
    data,
    isStale: isPlaceholderData,
    failure: error && failureOf(error),
    retry: () => void refetch(),
    page,
    turnTo: (next: number) =>
      void navigate({ to: '.', search: (now) => ({ ...now, page: next > 1 ? next : undefined }) }),
    go,
    sort,
    dir,
    /** Sorts by a column; a second click reverses the direction. */
    sortBy: (column: string) =>
      column === sort
        ? go({ dir: dir === 'asc' ? 'desc' : 'asc' })
        : go({ sort: column, dir: greatestFirst.includes(column) ? 'desc' : 'asc' }),
  }

  /** Starts a new search, filter or order at page 1; typing replaces the history entry. */
  function go(change: Record<string, unknown>, { replace = false } = {}) {
    void navigate({
      to: '.',
      search: (now) => ({ ...now, ...change, page: undefined }),
      replace,
      resetScroll: false,
    })
  }
}
