import type { Endpoint, ReplyOf, SentTo } from '@volute/domain/core/kernel'
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { getSession, subscribeSession } from './session-store.ts'

/** Stale time of an answer, in ms. */
export const STALE_TIME = 30_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: STALE_TIME, retry: isWorthRetrying, refetchOnWindowFocus: false },
  },
})

// Another session or company must not read what this one fetched.
let owner = currentOwner()
subscribeSession(() => {
  if (owner === currentOwner()) return
  owner = currentOwner()
  queryClient.clear()
})

// TanStack Query does not notice the connection's return on a page that was opened offline.
window.addEventListener('online', () => {
  void queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false })
})

/** Gives its children the query client. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** The query of an endpoint: `useQuery(query(getLookup, { type, identifier }))`. */
export function query<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  options: { fallback?: string } = {},
) {
  return queryOptions<ReplyOf<E>, Error, ReplyOf<E>>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { ...options, signal }),
  })
}

/** The key of a query, to invalidate it after a change; without input, of all queries of the endpoint. */
export function queryKey<E extends Endpoint>(endpoint: E, input?: SentTo<E>): readonly unknown[] {
  return input === undefined ? [endpoint.name] : [endpoint.name, input]
}

/** Whose data this tab shows: another session or company is another owner. */
export function currentOwner(): string {
  const { token, user } = getSession()
  return `${token} ${user.companyId}`
}

function isWorthRetrying(tries: number, failure: Error): boolean {
  return tries < 1 && failure instanceof ApiError && failure.status >= 500
}
