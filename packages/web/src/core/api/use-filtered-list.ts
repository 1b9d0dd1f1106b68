import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type CountedRows, type Endpoint, pageOf, type SentTo } from '@volute/domain/core/kernel'
import type { z } from 'zod/mini'
import { failureOf } from './api-error.ts'
import { query } from './query-client.tsx'

/** Endpoint that answers a page of the rows that a text finds. */
type Listing = Endpoint & { reply: z.ZodMiniType<CountedRows> }
type Page = ReturnType<typeof pageOf>

/** The page of a list for the filter and page number in the address, and the ways to other pages. */
export function useFilteredList<E extends Listing>(endpoint: E, input: Omit<SentTo<E>, keyof Page>) {
  const { filter = '', page = 1 } = useSearch({ strict: false })
  const navigate = useNavigate()
  const asked = { ...input, ...pageOf(page, filter) } as SentTo<E>
  const wanted = query(endpoint, asked)
  const { data, error, refetch } = useQuery({ ...wanted, placeholderData: keepPreviousData })
  return {
    asked,
    /** The query of this page; until it is answered, `data` are those of the page before. */
    wanted,
    data,
    failure: error && failureOf(error),
    retry: () => void refetch(),
    filter,
    page,
    /** Another filter starts at page 1. */
    filterBy: (text: string) =>
      void navigate({ to: '.', search: { filter: text || undefined }, replace: true }),
    turnTo: (next: number) =>
      void navigate({ to: '.', search: (now) => ({ ...now, page: next > 1 ? next : undefined }) }),
  }
}
