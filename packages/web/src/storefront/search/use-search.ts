import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CountedRows } from '@volute/domain/core/kernel'
import type { SearchResults, Suggestion } from '@volute/domain/storefront/search'
import { useState } from 'react'
import { queryClient, sentenceOf } from '../../core/api/index.ts'
import { order, usePagePump } from '../../catalogue/part/index.ts'
import type { Found } from './find-number.ts'
import type { OwnSuggestion } from './own-suggestions.ts'
import { NumberNotFound, resultsQuery } from './results-query.ts'
import type { SearchScope } from './search-scopes.ts'
import { rememberLookup } from './suggestions.ts'
import { tellSettled } from './tell-search.ts'

/** Code that opens what was typed; it is loaded once somebody is about to search. */
export const loadFindNumber = () => import('./find-number.ts')

/** Text as submitted, and the suggestion chosen for it. */
interface Wanted {
  typed: string
  suggestion?: Suggestion | OwnSuggestion
}

/** Total number of results in all groups. */
export const countAll = ({ groups }: SearchResults): CountedRows => ({
  rowCount: groups.reduce((total, { rowCount }) => total + rowCount, 0),
  isMore: groups.some(({ isMore }) => isMore),
})

/**
 * Searches by number or words, starting with the text already on screen. A BOM or serial number opens its page, a part
 * number its form; other text opens the results page (SEARCH-03 to SEARCH-08, FIND-31).
 */
export function useSearch(onDone: () => void, shown = '') {
  const [scope, setScope] = useState<SearchScope>('any')
  const [text, setText] = useState(shown)
  const [wasShown, setWasShown] = useState(shown)
  if (shown !== wasShown) {
    setWasShown(shown)
    setText(shown)
  }
  const navigate = useNavigate()
  const pump = usePagePump()?.serialNumber
  const attempt = useMutation({
    // A BOM saved on the device opens offline.
    networkMode: 'always',
    mutationFn: async ({ typed, suggestion }: Wanted) => {
      const { find, openSuggested } = await loadFindNumber()
      return suggestion ? openSuggested(suggestion, typed) : find(scope, typed)
    },
    onError: (failure, { typed }) => {
      if (failure instanceof NumberNotFound) tellSettled(typed, false)
    },
    onSuccess: (found, { typed, suggestion }) => {
      tellSettled(typed, found !== 'several' || isAnyFound(typed))
      if (found === 'several') return openAll(typed)
      setText('')
      onDone()
      if (found.type === 'order')
        return void navigate({ to: '/orders/$orderNumber', params: { orderNumber: found.identifier } })
      rememberLookup(suggestion && isNumber(suggestion) ? suggestion : lookupOf(found))
      if (found.type === 'part') {
        const { part, sameNumbers, quantity } = found
        const { isSellable, partNumber } = part
        if (isSellable)
          return order.showPart(part, { ...(sameNumbers && { sameNumbers }), ...(quantity && { quantity }) })
        return void navigate({ to: '/part/$partNumber', params: { partNumber } })
      }
      const { type: kind, identifier } = found
      void navigate({ to: '/lookup/$type/$identifier', params: { type: kind, identifier } })
    },
  })
  const typed = text.trim()
  const start = (wanted: Wanted) => !attempt.isPending && attempt.mutate(wanted)
  function showAll() {
    tellSettled(typed, true)
    openAll(typed)
  }
  function openAll(q: string) {
    onDone()
    void navigate({ to: '/search', search: { q, pump } })
  }
  return {
    scope,
    text,
    /** Pump of the open page, which narrows all results. */
    pump,
    error: attempt.error && sentenceOf(attempt.error),
    isNotFound: attempt.error instanceof NumberNotFound,
    isBusy: attempt.isPending,
    setScope: (next: SearchScope) => {
      setScope(next)
      attempt.reset()
    },
    setText: (next: string) => {
      setText(next)
      if (attempt.isError) attempt.reset()
    },
    submit: () => typed !== '' && start({ typed }),
    showAll,
    /** Opens a suggested number as if it had been typed. */
    take: (suggestion: Suggestion | OwnSuggestion) => start({ typed, suggestion }),
  }
}

/** True if the last search of this text in the whole shop found anything. */
function isAnyFound(typed: string): boolean {
  const results = queryClient.getQueryData(resultsQuery(typed).queryKey)
  return results === undefined || countAll(results).rowCount > 0
}

const isNumber = (suggestion: Suggestion | OwnSuggestion): suggestion is Suggestion => !('name' in suggestion)

function lookupOf(found: Exclude<Found, { type: 'order' }>): Suggestion {
  if (found.type !== 'part') return { ...found, description: '' }
  return { type: 'part', identifier: found.part.partNumber, description: found.part.description }
}
