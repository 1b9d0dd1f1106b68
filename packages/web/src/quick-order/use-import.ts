import { useMutation } from '@tanstack/react-query'
import { cartMessages } from '@volute/domain/cart'
import { findParts } from '@volute/domain/part'
import { type Checked, invalid, limits, valid } from '@volute/domain/kernel'
import { importRows, quickOrderMessages, type ReadRows, readPasted } from '@volute/domain/quick-order'
import { ApiError, call } from '../api/index.ts'
import type { QuickList } from './open-list.ts'
import { usePaintGround } from './use-paint-ground.ts'
import { byNumber, mayBeNumber } from './use-quick-list.ts'

/** What has become of a file or paste. */
export interface Imported extends Pick<ReadRows, 'skipped'> {
  read: number
}

export type Import = ReturnType<typeof useImport>

/** Where the rows come from; asked again when the catalogue could not be reached. */
type Source = () => Promise<Checked<ReadRows>>

/** Adds what is read of a file or paste to the list; all its numbers are looked up in one call (QUICK-15 to QUICK-22). */
export function useImport(list: QuickList, onDone: (imported: Imported) => void) {
  const paintGround = usePaintGround()
  return useMutation({
    mutationFn: async (source: Source) => {
      const { rows, skipped } = orThrow(await source())
      const partNumbers = [...new Set(rows.map((row) => row.partNumber).filter(mayBeNumber))]
      const [parts, ground] = await Promise.all([findAll(partNumbers), paintGround()])
      const found = { ...ground, parts: byNumber(parts), nextId: list.nextId() }
      list.set(orThrow(importRows(list.get(), rows, found)))
      return { read: rows.length, skipped }
    },
    onSuccess: onDone,
  })
}

/** Reads a pasted list; one that is too long is refused before it is taken apart. */
export async function readPaste(text: string): Promise<Checked<ReadRows>> {
  if (text.length > limits.importedBytes)
    return invalid('list', 'TOO_LONG', cartMessages.tooManyLines(text.split('\n').length))

  const { pastedCells } = await import('./read-cells.ts')
  const found = readPasted(pastedCells(text))
  if (found.rows.length === 0) return invalid('list', 'WRONG_FORMAT', quickOrderMessages.listUnreadable)
  if (found.rows.length > limits.importedRows)
    return invalid('list', 'TOO_LONG', cartMessages.tooManyLines(found.rows.length))
  return valid(found)
}

async function findAll(partNumbers: string[]) {
  if (partNumbers.length === 0) return []
  const { parts } = await call(findParts, { partNumbers })
  return parts
}

function orThrow<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new ApiError(400, checked.errors[0].error)
  return checked.value
}
