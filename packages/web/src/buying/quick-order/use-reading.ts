import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Checked, invalid, limits, type ReplyOf, valid } from '@volute/domain/core/kernel'
import { documentMessages, readLists, type ReadingChoice } from '@volute/domain/buying/list-reading'
import {
  checkPaste,
  isPurchaseOrder,
  quickOrderMessages,
  takeReading,
} from '@volute/domain/buying/quick-order'
import { findNearest } from '@volute/domain/storefront/search'
import { useState } from 'react'
import { ApiError, call, newUuid, queryKey, useDraftKey } from '../../core/api/index.ts'
import { base64Of } from '../../core/ui/base64-of.ts'
import { noteReadOrder } from '../purchase-order/index.ts'
import type { QuickList } from './open-list.ts'
import { usePaintLookup } from './use-lookups.ts'

/** Text or file that a list is read from. */
export type ListOrigin = { text: string } | { file: File }

/** A list that was read, with what it was read from, to read it again with other answers. */
export interface Reading {
  id: string
  origin: ListOrigin
  choice: ReadingChoice
  reply: ReplyOf<typeof readLists>
}

export type ReadingWork = ReturnType<typeof useReading>

/**
 * Reads a text or a file in one call. Its lines go into the list at once if nothing is asked; otherwise the person answers
 * first (READ-12).
 */
export function useReading(list: QuickList, onDone: (reading: Reading) => void) {
  const [reading, setReading] = useState<Reading | null>(null)
  const client = useQueryClient()
  const lookUpPaint = usePaintLookup()
  const orderKey = useDraftKey('read-order')
  const work = useMutation({
    mutationFn: async ({ id, origin, choice }: Omit<Reading, 'reply'>): Promise<Reading> => {
      const source = await sourceOf(orThrow(checkOrigin(origin)))
      const asked = { ...source, choice, mostLines: limits.cartItems }
      const [reply, paint] = await Promise.all([call(readLists, asked), lookUpPaint()])
      const isAsked = reply.reading.questions.length > 0
      if (!isAsked) {
        const kind = 'text' in origin ? 'PASTED' : 'FILE'
        const lookup = { ...paint, nextId: list.nextId(), source: kind, readingId: id } as const
        // The fields of these lines ask for no nearest number: it came with the reading.
        for (const [index, { nearest }] of reply.reports.entries()) {
          const number = reply.reading.lines[index]?.partNumber
          if (nearest) client.setQueryData([...queryKey(findNearest), number], { ...nearest, isSame: true })
        }
        list.set(orThrow(takeReading(list.get(), reply, lookup)))
        noteReadOrder(orderKey, id, reply, 'file' in origin ? origin.file.name : '')
      }
      return { id, origin, choice, reply }
    },
    onSuccess(found) {
      setReading(found)
      onDone(found)
    },
  })
  return {
    ...work,
    reading,
    isAsked: reading !== null && reading.reply.reading.questions.length > 0,
    isOrder: reading !== null && isPurchaseOrder(reading.reply.reading),
    read: (origin: ListOrigin) => work.mutate({ id: newUuid(), origin, choice: {} }),
    /** Reads the same list again with these answers; its lines replace the earlier ones. */
    answer: (choice: ReadingChoice) =>
      reading && work.mutate({ ...reading, choice: { ...reading.choice, ...choice } }),
    dismiss: () => setReading(null),
  }
}

/** Checks a chosen file by its size, and a text by its length, before it is sent. */
function checkOrigin(origin: ListOrigin): Checked<ListOrigin, 'file' | 'list'> {
  if ('text' in origin) {
    const checked = checkPaste(origin.text)
    return checked.ok ? valid(origin) : checked
  }
  if (origin.file.size === 0) return invalid('file', 'WRONG_FORMAT', quickOrderMessages.fileUnreadable)
  return origin.file.size > limits.listFileBytes
    ? invalid('file', 'TOO_LONG', documentMessages.fileTooLarge)
    : valid(origin)
}

async function sourceOf(origin: ListOrigin) {
  if ('text' in origin) return { text: origin.text }
  const base64 = await base64Of(origin.file).catch(() => {
    throw new ApiError(400, quickOrderMessages.fileFailed)
  })
  return { file: { name: origin.file.name, base64 } }
}

function orThrow<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new ApiError(400, checked.errors[0].error, 'INVALID_INPUT', checked.errors)
  return checked.value
}
