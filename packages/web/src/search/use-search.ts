import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CountedRows } from '@volute/domain/kernel'
import { offlineMessages } from '@volute/domain/bom'
import { partMessages, getPart, type Part } from '@volute/domain/part'
import {
  findResults,
  search,
  searchKey,
  searchMessages,
  type SearchResults,
  type SearchType,
  type Suggestion,
} from '@volute/domain/search'
import { useState } from 'react'
import { ApiError, call, listCopies, NetworkError, query, queryClient, sentenceOf } from '../api/index.ts'
import { order, useArmedPump } from '../part/index.ts'
import { rememberLookup } from './suggestions.ts'
import { tellSettled } from './tell-search.ts'

const notSellable = `${partMessages.partNotSellableTitle} ${partMessages.partNotSellable}`

/** What a text is searched as: `any` sees by itself whether it is a number or words. */
export type SearchScope = SearchType | 'any'

/** What was found: a page to go to, or a part; one that is not sold has a replacement, which its page names. */
type Found = { type: 'bom' | 'serial'; identifier: string } | { type: 'part'; part: Part }

/** A text as it was when it was searched for, and the suggestion that was taken for it. */
interface Wanted {
  typed: string
  suggestion?: Suggestion
}

/** What a text finds in the whole shop, or for one pump (E148). */
export const resultsQuery = (text: string, pump?: string) => ({
  ...query(findResults, { q: text, ...(pump && { pump }) }),
  networkMode: 'always' as const,
})

/** How much that is, in all groups together. */
export const countAll = ({ groups }: SearchResults): CountedRows => ({
  rowCount: groups.reduce((total, { rowCount }) => total + rowCount, 0),
  isMore: groups.some(({ isMore }) => isMore),
})

/**
 * Searches for a number or in words, beginning with a text that is on screen already. A BOM or serial number leads to its
 * page, a part number to its form; what is no number leads to the page of results (SEARCH-03 to SEARCH-08, FIND-31).
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
  const pump = useArmedPump()?.serialNumber
  const attempt = useMutation({
    // A BOM that is kept on the device opens without a network.
    networkMode: 'always',
    mutationFn: ({ typed, suggestion }: Wanted) => (suggestion ? open(suggestion) : find(scope, typed)),
    onError: (failure, { typed }) => {
      if (failure instanceof NumberNotFound) tellSettled(typed, false)
    },
    onSuccess: (found, { typed, suggestion }) => {
      tellSettled(typed, found !== 'several' || isAnyFound(typed))
      if (found === 'several') return openAll(typed)
      setText('')
      onDone()
      rememberLookup(suggestion ?? lookupOf(found))
      if (found.type === 'part') {
        const { isSellable, partNumber } = found.part
        if (isSellable) return order.showPart(found.part)
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
    /** The pump of the page that is open, for which all results are shown. */
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
    /** Goes to a suggested number as if it had been typed. */
    take: (suggestion: Suggestion) => start({ typed, suggestion }),
  }
}

/** Whether a text that was just searched for in the whole shop has found anything. */
function isAnyFound(typed: string): boolean {
  const results = queryClient.getQueryData(resultsQuery(typed).queryKey)
  return results === undefined || countAll(results).rowCount > 0
}

class NumberNotFound extends ApiError {}

/** A single number that is the text itself is opened; of a text that is none, or several, all results are shown. */
async function find(scope: SearchScope, typed: string): Promise<Found | 'several'> {
  if (scope !== 'any') return findNumber(scope, typed.toUpperCase())
  const asked = queryClient.query(resultsQuery(typed)).then(({ exact }) => exact)
  const [first, ...more] = await asked.catch(async (failure: Error) => [
    await findKept(scope, typed, failure),
  ])
  return first && more.length === 0 ? open(first) : 'several'
}

async function findNumber(type: SearchType, input: string): Promise<Found> {
  const fallback = searchMessages.searchNotFound(type)
  const asked = call(search, { type, input }, { fallback })
  return open(await asked.catch((failure: Error) => findKept(type, input, failure)).catch(refuseNumber))
}

/** Without a connection, a number whose copy this device has kept. */
async function findKept(type: SearchScope, input: string, failure: Error) {
  if (!(failure instanceof NetworkError)) throw failure
  const copy = await findCopy(type, input)
  if (!copy) throw new NetworkError(offlineMessages.notKept)
  return copy
}

/** The kept number that was meant by a typed one, as search compares them: of the type first, then of the other. */
async function findCopy(type: SearchScope, input: string) {
  const key = searchKey(input)
  const meant = (await listCopies()).filter((copy) => searchKey(copy.identifier) === key)
  return meant.find((copy) => copy.type === type) ?? meant[0]
}

async function open({ type, identifier }: { type: SearchType; identifier: string }): Promise<Found> {
  if (type !== 'part') return { type, identifier }

  const part = await call(getPart, { partNumber: identifier }).catch(refusePart)
  if (!part.isSellable && !part.replacedBy) throw new ApiError(404, notSellable)
  return { type, part }
}

const isMissing = (failure: unknown) => failure instanceof ApiError && failure.status === 404

function refuseNumber(failure: Error): never {
  throw isMissing(failure) ? new NumberNotFound(404, failure.message) : failure
}

/** A part that is not found has the sentence of one that is not sold. */
function refusePart(failure: Error): never {
  throw isMissing(failure) ? new ApiError(404, notSellable) : failure
}

function lookupOf(found: Found): Suggestion {
  if (found.type !== 'part') return { ...found, description: '' }
  return { type: 'part', identifier: found.part.partNumber, description: found.part.description }
}
