import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Suggestion, suggestNumbers } from '@volute/domain/catalogue'
import { useState } from 'react'
import { query } from '../../api/index.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { clearRecentLookups, readRecentLookups } from './recent-lookups.ts'

/** Milliseconds without a keystroke before the server is asked. */
const pause = 150
const none: Suggestion[] = []

/** The numbers that fit a text (E68). */
export const suggestionsQuery = (text: string) => query(suggestNumbers, { text })

/** What is offered for a text: numbers that fit it, or for an empty field what was looked up last. */
export function useSuggestions(text: string, isOpen: boolean) {
  const typed = text.trim()
  const isSettled = useSettled(typed, pause)
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
    /** Whether the options are the answer to the text as it stands. */
    isAnswered: isRecent || (isSettled && answer.isSuccess && !answer.isPlaceholderData),
    readRecent: () => setRecent(readRecentLookups()),
    clearRecent: () => {
      clearRecentLookups()
      setRecent(none)
    },
  }
}
