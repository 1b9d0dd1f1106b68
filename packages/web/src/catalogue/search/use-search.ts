import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { catalogueMessages, getPart, type Part, search, type SearchType } from '@volute/domain/catalogue'
import { useState } from 'react'
import { ApiError, call, sentenceOf } from '../../api/index.ts'

const notSellable = `${catalogueMessages.partNotSellableTitle} ${catalogueMessages.partNotSellable}`

/** What was found: a page to go to, or a part; one that is not sold has a replacement, which its page names. */
type Found = { type: 'bom' | 'serial'; identifier: string } | { type: 'part'; part: Part }

/** Searches for a BOM, serial or part number; the first two lead to their page (SEARCH-03 to SEARCH-08). */
export function useSearch(onPartFound: (part: Part) => void, onDone?: () => void) {
  const [type, setType] = useState<SearchType>('serial')
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const attempt = useMutation({
    mutationFn: () => find(type, text.trim().toUpperCase()),
    onSuccess: (found) => {
      setText('')
      onDone?.()
      if (found.type === 'part') {
        const { isSellable, partNumber } = found.part
        if (isSellable) return onPartFound(found.part)
        return void navigate({ to: '/part/$partNumber', params: { partNumber } })
      }
      const { type: kind, identifier } = found
      void navigate({ to: '/lookup/$type/$identifier', params: { type: kind, identifier } })
    },
  })
  return {
    type,
    text,
    error: attempt.error && sentenceOf(attempt.error),
    isBusy: attempt.isPending,
    setType: (next: SearchType) => {
      setType(next)
      attempt.reset()
    },
    setText: (next: string) => {
      setText(next)
      if (attempt.isError) attempt.reset()
    },
    submit: () => {
      if (text.trim() !== '' && !attempt.isPending) attempt.mutate()
    },
  }
}

async function find(type: SearchType, input: string): Promise<Found> {
  const found = await call(search, { type, input }, { fallback: catalogueMessages.searchNotFound(type) })
  if (found.type !== 'part') return { type: found.type, identifier: found.identifier }

  const { identifier: partNumber } = found
  const part = await call(getPart, { partNumber }, { fallback: catalogueMessages.partNotFound }).catch(
    refuseUnknown,
  )
  if (!part.isSellable && !part.replacedBy) throw new ApiError(404, notSellable)
  return { type: 'part', part }
}

/** A part that is gone reads like one that is not sold (OQ-58). */
function refuseUnknown(failure: unknown): never {
  throw failure instanceof ApiError && failure.status === 404 ? new ApiError(404, notSellable) : failure
}
