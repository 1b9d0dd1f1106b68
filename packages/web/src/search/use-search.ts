import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { offlineMessages } from '@volute/domain/bom'
import { partMessages, getPart, type Part } from '@volute/domain/part'
import { searchMessages, search, searchKey, type SearchType, type Suggestion } from '@volute/domain/search'
import { useState } from 'react'
import { ApiError, call, listCopies, NetworkError, sentenceOf } from '../api/index.ts'
import { order } from '../part/index.ts'
import { rememberLookup } from './suggestions.ts'

const notSellable = `${partMessages.partNotSellableTitle} ${partMessages.partNotSellable}`

/** What was found: a page to go to, or a part; one that is not sold has a replacement, which its page names. */
type Found = { type: 'bom' | 'serial'; identifier: string } | { type: 'part'; part: Part }

/** Searches for a BOM, serial or part number; the first two lead to their page (SEARCH-03 to SEARCH-08). */
export function useSearch(onDone: () => void) {
  const [type, setType] = useState<SearchType>('serial')
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const attempt = useMutation({
    // A BOM that is kept on the device opens without a network.
    networkMode: 'always',
    mutationFn: (taken: Suggestion | null) => (taken ? open(taken) : find(type, text.trim().toUpperCase())),
    onSuccess: (found, taken) => {
      setText('')
      onDone()
      rememberLookup(taken ?? lookupOf(found))
      if (found.type === 'part') {
        const { isSellable, partNumber } = found.part
        if (isSellable) return order.showPart(found.part)
        return void navigate({ to: '/part/$partNumber', params: { partNumber } })
      }
      const { type: kind, identifier } = found
      void navigate({ to: '/lookup/$type/$identifier', params: { type: kind, identifier } })
    },
  })
  const start = (taken: Suggestion | null) => !attempt.isPending && attempt.mutate(taken)
  return {
    type,
    text,
    error: attempt.error && sentenceOf(attempt.error),
    isNotFound: attempt.error instanceof NumberNotFound,
    isBusy: attempt.isPending,
    setType: (next: SearchType) => {
      setType(next)
      attempt.reset()
    },
    setText: (next: string) => {
      setText(next)
      if (attempt.isError) attempt.reset()
    },
    submit: () => text.trim() !== '' && start(null),
    /** Goes to a suggested number as if it had been typed. */
    take: (suggestion: Suggestion) => start(suggestion),
  }
}

class NumberNotFound extends ApiError {}

async function find(type: SearchType, input: string): Promise<Found> {
  const fallback = searchMessages.searchNotFound(type)
  const asked = call(search, { type, input }, { fallback })
  return open(await asked.catch((failure: Error) => findKept(type, input, failure)).catch(refuseNumber))
}

/** Without a connection, a number whose copy this device has kept. */
async function findKept(type: SearchType, input: string, failure: Error) {
  if (!(failure instanceof NetworkError)) throw failure
  const copy = await findCopy(type, input)
  if (!copy) throw new NetworkError(offlineMessages.notKept)
  return copy
}

/** The kept number that was meant by a typed one, as search compares them: of the type first, then of the other. */
async function findCopy(type: SearchType, input: string) {
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
