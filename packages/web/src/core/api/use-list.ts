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

/** Endpoint that answers a page of rows. */
export type Listing = Endpoint & { reply: z.ZodMiniType<CountedRows> }

type Paging = keyof ReturnType<typeof pageOf> | 'sortDirection'

export interface ListPlace<E extends Listing> {
  /** From 1. */
  page: number | undefined
  /** Text that the rows hold, where the list can be searched. */
  text?: string
  /** Column and direction; the columns that begin with the greatest are those of dates and sums. */
  order?: { sort: string; dir: 'asc' | 'desc'; greatestFirst?: readonly string[] }
  /** Input of the call besides page, text and direction. */
  input: Omit<SentTo<E>, Paging> & Partial<SentTo<E>>
  /** How often it is read again by itself, in ms. */
  readAgain?: number | ((answer: ReplyOf<E> | undefined) => number | false)
}

/** The page of a list that the address names, read anew and kept while the next is loaded, and the ways to others. */
export function useList<E extends Listing>(
  endpoint: E,
  { page = 1, text, order, input, readAgain }: ListPlace<E>,
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
    refetchInterval: typeof readAgain === 'function' ? ({ state }) => readAgain(state.data) : readAgain,
  })
  const { sort = '', dir = 'asc', greatestFirst = [] } = order ?? {}
  return {
    asked,
    /** The query of this page; until it is answered, `data` are those of the page before. */
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
    /** A second click turns the direction. */
    sortBy: (column: string) =>
      column === sort
        ? go({ dir: dir === 'asc' ? 'desc' : 'asc' })
        : go({ sort: column, dir: greatestFirst.includes(column) ? 'desc' : 'asc' }),
  }

  /** Another search, filter or order starts at page 1; what is typed letter by letter replaces the address. */
  function go(change: Record<string, unknown>, { replace = false } = {}) {
    void navigate({
      to: '.',
      search: (now) => ({ ...now, ...change, page: undefined }),
      replace,
      resetScroll: false,
    })
  }
}
