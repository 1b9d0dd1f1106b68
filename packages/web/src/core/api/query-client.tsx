import type { Endpoint, ReplyOf, SentTo } from '@volute/domain/core/kernel'
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { getSession, subscribeSession } from './session-store.ts'

/** Milliseconds until an answer is stale. */
export const STALE_TIME = 30_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: STALE_TIME, retry: isWorthRetrying, refetchOnWindowFocus: false },
  },
})

// Another session or company must not read the data of this one.
let owner = currentOwner()
subscribeSession(() => {
  if (owner === currentOwner()) return
  owner = currentOwner()
  queryClient.clear()
})

// TanStack Query misses the connection's return on a page that was opened offline.
window.addEventListener('online', () => {
  void queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false })
})

/** Provides the query client. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** Query for an endpoint: `useQuery(query(getLookup, { type, identifier }))`. */
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

/** Key of a query, to invalidate it after a change; without input it covers all queries of the endpoint. */
export function queryKey<E extends Endpoint>(endpoint: E, input?: SentTo<E>): readonly unknown[] {
  return input === undefined ? [endpoint.name] : [endpoint.name, input]
}

/** Owner of the data in this tab; changes with the session or the company. */
export function currentOwner(): string {
  const { token, user } = getSession()
  return `${token} ${user.companyId}`
}

function isWorthRetrying(tries: number, failure: Error): boolean {
  return tries < 1 && failure instanceof ApiError && failure.status >= 500
}
