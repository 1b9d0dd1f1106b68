import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkedAs, errorsOf } from '@volute/domain/core/kernel'
import {
  type UploadedFile,
  checkMappings,
  type FindingKind,
  getUploadedFile,
  getPublication,
  mapFile,
  type Mapping,
  type Reading,
  workbenchMessages,
} from '@volute/domain/workbench/workbench'
import { useState } from 'react'
import { ApiError, call, query, queryKey } from '../../core/api/index.ts'
import { toast } from '../../core/ui/toast.ts'
import { useForm } from '../../core/ui/use-form.ts'

interface Mapped {
  reading: Reading
  mappings: Mapping[]
}

export type MappingForm = ReturnType<typeof useMappingForm>

/** Form of a file's reading and mapping: values, errors and save (BRING-44, BRING-45). */
export function useMappingForm(publicationId: string, file: UploadedFile) {
  const [place, setPlace] = useState(0)
  const save = useSave(publicationId, file)
  const start: Mapped = { reading: file.reading ?? plainReading, mappings: file.mappings }
  const form = useForm({
    start,
    // Other columns must be detected before they can be mapped.
    check: ({ reading, mappings }) =>
      changesColumns(start.reading, reading)
        ? checkedAs<Mapped, 'mappings'>({ reading, mappings: [] }, [])
        : checkedAs<Mapped, 'mappings'>({ reading, mappings }, errorsOf(checkMappings(mappings))),
    onValid: (mapped) => save.mutate({ mapped, seen: start }, { onSuccess: () => form.reset() }),
    failure: save.error,
  })
  const { mappings, reading } = form.typed
  const shownPlace = Math.min(place, mappings.length - 1)
  function answer(to: 'agreed' | 'kept', instead: 'agreed' | 'kept', kind: FindingKind, isSo: boolean) {
    const answered = mappings.map((one) => ({
      ...one,
      ...(one[instead]?.includes(kind) && { [instead]: withKind(one[instead], kind, false) }),
      [to]: withKind(one[to] ?? [], kind, isSo),
    }))
    form.edit({ mappings: answered })
  }
  return {
    ...form,
    isSaving: save.isPending,
    isReadAnew: changesColumns(start.reading, reading),
    /** Index of the mapping on screen, for a file with several. */
    place: shownPlace,
    mapping: mappings[shownPlace],
    show: setPlace,
    read: (changes: Partial<Reading>) => form.edit({ reading: { ...reading, ...changes } }),
    change: (changes: Partial<Mapping>) =>
      form.edit({ mappings: mappings.map((one, at) => (at === shownPlace ? { ...one, ...changes } : one)) }),
    add(file: string) {
      form.edit({ mappings: [...mappings, { file, columns: [], agreed: mappings[0]?.agreed ?? [] }] })
      setPlace(mappings.length)
    },
    remove: () => form.edit({ mappings: mappings.filter((_, at) => at !== shownPlace) }),
    agree: (kind: FindingKind, isAgreed: boolean) => answer('agreed', 'kept', kind, isAgreed),
    /** Keeps cells as they are in the file, instead of agreeing to correct them. */
    keep: (kind: FindingKind, isKept: boolean) => answer('kept', 'agreed', kind, isKept),
  }
}

/** Reading of a file that has not been detected yet. */
const plainReading: Reading = {
  encoding: 'utf-8',
  separator: ',',
  decimalMark: '.',
  sheet: null,
  headRow: 0,
}

/** True if the new reading gives the file other columns. */
function changesColumns(was: Reading, now: Reading): boolean {
  return was.separator !== now.separator || was.sheet !== now.sheet || was.headRow !== now.headRow
}

function withKind(agreed: FindingKind[], kind: FindingKind, isAgreed: boolean): FindingKind[] {
  const others = agreed.filter((one) => one !== kind)
  return isAgreed ? [...others, kind] : others
}

/** Saves the form. Rejects if another tab or person has saved since this page was opened, so that nothing is overwritten unseen. */
function useSave(publicationId: string, { fileId }: UploadedFile) {
  const client = useQueryClient()
  const input = { publicationId, fileId: String(fileId) }
  const asked = query(getUploadedFile, input)
  return useMutation({
    mutationFn: async ({ mapped, seen }: { mapped: Mapped; seen: Mapped }) => {
      const { reading, mappings } = await call(getUploadedFile, input)
      const standing = { reading: reading ?? plainReading, mappings }
      if (JSON.stringify(standing) !== JSON.stringify(seen))
        throw new ApiError(409, workbenchMessages.changedMeanwhile)
      return call(mapFile, { ...input, ...mapped })
    },
    onSuccess: (saved) => {
      client.setQueryData(asked.queryKey, saved)
      void client.invalidateQueries({ queryKey: queryKey(getPublication) })
      toast.success('Saved', saved.name)
    },
  })
}
