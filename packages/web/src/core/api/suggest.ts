import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  durations,
  type Endpoint,
  limits,
  type ReplyOf,
  type searchQuery,
  type SentTo,
} from '@volute/domain/core/kernel'
import { query, queryClient } from './query-client.tsx'
import { useSettled } from './use-settled.ts'

/** Endpoint that returns suggestions for a text. */
type Suggesting = Endpoint & { query: typeof searchQuery }

/** Suggestions from the server for a text while it is typed; the previous ones until it answers. */
export function useSuggested<E extends Suggesting>(endpoint: E, text: string) {
  const isSettled = useSettled(text, durations.typingPause)
  return useQuery({ ...suggest(endpoint, text), enabled: isSettled, placeholderData: keepPreviousData })
}

/** Requests the suggestions for a text unless they are cached; `useSuggested` reports a failure. */
export async function askSuggested(endpoint: Suggesting, text: string): Promise<void> {
  await queryClient.query(suggest(endpoint, text)).catch(() => {})
}

/** Cached suggestions for exactly this text; undefined if there are none. */
export function knownSuggested<E extends Suggesting>(endpoint: E, text: string): ReplyOf<E> | undefined {
  return queryClient.getQueryData(suggest(endpoint, text).queryKey)
}

function suggest<E extends Suggesting>(endpoint: E, text: string) {
  const searchValue = text.trim().slice(0, limits.searchValue)
  return query(endpoint, { searchValue } as SentTo<E>)
}
