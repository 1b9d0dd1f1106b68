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

/** Endpoint that suggests something for a typed text. */
type Suggesting = Endpoint & { query: typeof searchQuery }

/** Suggestions of the server for a text while it is typed; until it answers, what it suggested last. */
export function useSuggested<E extends Suggesting>(endpoint: E, text: string) {
  const isSettled = useSettled(text, durations.typingPause)
  return useQuery({ ...suggest(endpoint, text), enabled: isSettled, placeholderData: keepPreviousData })
}

/** Asks what is suggested for a text, unless that is known; `useSuggested` says why it failed. */
export async function askSuggested(endpoint: Suggesting, text: string): Promise<void> {
  await queryClient.query(suggest(endpoint, text)).catch(() => {})
}

/** Suggestions for exactly this text; undefined while that is not known. */
export function knownSuggested<E extends Suggesting>(endpoint: E, text: string): ReplyOf<E> | undefined {
  return queryClient.getQueryData(suggest(endpoint, text).queryKey)
}

function suggest<E extends Suggesting>(endpoint: E, text: string) {
  const searchValue = text.trim().slice(0, limits.searchValue)
  return query(endpoint, { searchValue } as SentTo<E>)
}
