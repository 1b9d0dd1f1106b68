import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchTypes } from '@volute/domain/catalogue/numbers'
import { type Suggestion, suggestNumbers } from '@volute/domain/storefront/search'
import { durations, limits } from '@volute/domain/core/kernel'
import { useState } from 'react'
import {
  getSession,
  isFlag,
  isOneOf,
  isText,
  listOf,
  orMissing,
  query,
  readStored,
  shaped,
  storageKeys,
  useSettled,
  writeStored,
} from '../../core/api/index.ts'

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

const stored = listOf(
  shaped<Suggestion>({
    type: isOneOf(searchTypes),
    identifier: isText,
    description: isText,
    picture: orMissing(isText),
    isSimilar: orMissing(isFlag),
  }),
)

/** This person's recent look-ups for this company on this device, latest first. */
export function readRecentLookups(): Suggestion[] {
  return stored(readStored(storageKey()))?.slice(0, limits.recentLookups) ?? []
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
