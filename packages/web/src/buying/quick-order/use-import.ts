import { useMutation } from '@tanstack/react-query'
import type { Checked } from '@volute/domain/core/kernel'
import { lineOfRow } from '@volute/domain/buying/lines'
import type { LeftOutReason } from '@volute/domain/buying/list-reading'
import { importRows, type LeftOut } from '@volute/domain/buying/quick-order'
import { ApiError } from '../../core/api/index.ts'
import type { Imported } from './import-report.tsx'
import type { QuickList } from './open-list.ts'
import { readCsvFile } from './read-file.ts'
import { useKnownNumbers, usePaintLookup, usePartLookup } from './use-lookups.ts'

/** Adds the rows of a CSV file to the list, looking up all of them in one call (QUICK-15 to QUICK-22). */
export function useImport(list: QuickList, onDone: (imported: Imported) => void) {
  const lookUpPaint = usePaintLookup()
  const lookUpParts = usePartLookup()
  const findKnown = useKnownNumbers()
  return useMutation({
    mutationFn: async (file: File): Promise<Imported> => {
      const { rows, skipped, said } = orThrow(await readCsvFile(file, findKnown))
      const numbered = rows.map((row) => lineOfRow(row, 'FILE'))
      const [parts, paint] = await Promise.all([lookUpParts(numbered), lookUpPaint()])
      const found = { ...paint, parts, nextId: list.nextId(), source: 'FILE' } as const
      list.set(orThrow(importRows(list.get(), rows, found)))
      return {
        read: rows.length,
        leftOut: [...withReason(skipped, 'NO_NUMBER'), ...withReason(said, 'TEXT')],
      }
    },
    onSuccess: onDone,
  })
}

const withReason = (rows: readonly LeftOut[], why: LeftOutReason) =>
  rows.map(({ row, text }) => ({ row, text, why }))

function orThrow<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new ApiError(400, checked.errors[0].error, 'INVALID_INPUT', checked.errors)
  return checked.value
}
