import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Suggestion, suggestion, suggestNumbers } from '@volute/domain/storefront/search'
import { durations, limits } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { z } from 'zod/mini'
import { getSession, query, readStored, storageKeys, writeStored, useSettled } from '../../core/api/index.ts'

const none: Suggestion[] = []

/** Numbers that match a text (E68). */
export const suggestionsQuery = (text: string) => query(suggestNumbers, { text })

/** Suggestions for a text: matching numbers, or recent look-ups for an empty field. */
export function useSuggestions(text: string, isOpen: boolean) {
  const typed = text.trim()
  const isSettled = useSettled(typed, durations.typingPause)
  const answer = useQuery({
    ...suggestionsQuery(typed),
    enabled: isOpen && isSettled && typed !== '',
    placeholderData: keepPreviousData,
  })
  const [recent, setRecent] = useState(readRecentLookups)
  const isRecent = typed === ''
  return {
    none,
    isRecent,
    options: isRecent ? recent : (answer.data?.suggestions ?? none),
    /** True if the options belong to the current text. */
    isAnswered: isRecent || (isSettled && answer.isSuccess && !answer.isPlaceholderData),
    readRecent: () => setRecent(readRecentLookups()),
    clearRecent: () => {
      clearRecentLookups()
      setRecent(none)
    },
  }
}

const stored = z.array(suggestion)

/** This person's recent look-ups for this company on this device, latest first. */
export function readRecentLookups(): Suggestion[] {
  const kept = stored.safeParse(readStored(storageKey()))
  return kept.success ? kept.data.slice(0, limits.recentLookups) : []
}

export function rememberLookup(found: Suggestion) {
  const others = readRecentLookups().filter(
    ({ type, identifier }) => type !== found.type || identifier !== found.identifier,
  )
  writeStored(storageKey(), [found, ...others].slice(0, limits.recentLookups))
}

export function clearRecentLookups() {
  writeStored(storageKey(), [])
}

function storageKey(): string {
  return storageKeys.recentLookups(getSession().user)
}
