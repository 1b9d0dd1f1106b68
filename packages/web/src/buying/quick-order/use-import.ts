import { useMutation } from '@tanstack/react-query'
import type { Checked } from '@volute/domain/core/kernel'
import { candidateNumbers, tableOfText } from '@volute/domain/buying/list-reading'
import { lineOfRow, type LineSource } from '@volute/domain/buying/lines'
import { checkPaste, importRows, readPastedRows, type ReadRows } from '@volute/domain/buying/quick-order'
import { useEffect } from 'react'
import { ApiError } from '../../core/api/index.ts'
import type { QuickList } from './open-list.ts'
import { type FindKnown, sourceOf } from './read-file.ts'
import { useKnownNumbers, usePaintLookup, usePartLookup } from './use-lookups.ts'

/** Rows read from a file or from pasted text. */
export interface Imported extends Pick<ReadRows, 'skipped' | 'said'> {
  read: number
}

export type Import = ReturnType<typeof useImport>

/** Reads the rows; called again when the catalogue could not be reached. */
type Read = (findKnown: FindKnown) => Promise<Checked<ReadRows>>

/** Adds the rows of a file or pasted text to the list, looking up all of them in one call (QUICK-15 to QUICK-22). */
export function useImport(list: QuickList, source: LineSource, onDone: (imported: Imported) => void) {
  const lookUpPaint = usePaintLookup()
  const lookUpParts = usePartLookup()
  const findKnown = useKnownNumbers()
  return useMutation({
    mutationFn: async (read: Read) => {
      const { rows, skipped, said } = orThrow(await read(findKnown))
      const numbered = rows.map((row) => lineOfRow(row, source))
      const [parts, paint] = await Promise.all([lookUpParts(numbered), lookUpPaint()])
      const found = { ...paint, parts, nextId: list.nextId(), source }
      list.set(orThrow(importRows(list.get(), rows, found)))
      return { read: rows.length, skipped, said }
    },
    onSuccess: onDone,
  })
}

/** Reads a pasted list. A text that is too long is rejected before parsing. */
export async function readPaste(text: string, findKnown: FindKnown): Promise<Checked<ReadRows>> {
  const checked = checkPaste(text)
  if (!checked.ok) return checked

  const table = tableOfText(text)
  const known = await findKnown(candidateNumbers(sourceOf(table)))
  return readPastedRows(table, (number) => known.has(number))
}

function orThrow<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new ApiError(400, checked.errors[0].error, 'INVALID_INPUT', checked.errors)
  return checked.value
}

/**
 * Reads a list pasted anywhere on the page: text with several lines or cells, or any text outside a field. A single number
 * pasted into a field stays in that field, and so does text pasted into a dialog.
 */
export function usePasteAnywhere(onPaste: (text: string) => void) {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const target = event.target instanceof Element ? event.target : null
      const isList = /[\n\r\t]/.test(text.trim())
      if (text.trim() === '' || document.querySelector('[role="dialog"]')) return
      if (target?.closest('input, textarea, select') && !isList) return
      event.preventDefault()
      onPaste(text)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [onPaste])
}
