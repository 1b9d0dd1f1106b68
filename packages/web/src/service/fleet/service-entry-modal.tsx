import { useQuery } from '@tanstack/react-query'
import type { BomPlace } from '@volute/domain/catalogue/bom'
import {
  checkServiceEntry,
  type FleetPump,
  pumpTitle,
  type ServiceEntry,
  type ServiceKind,
  serviceKindNames,
  serviceKinds,
} from '@volute/domain/service/fleet'
import { limits, localDay } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { useHasDrawing } from '../../catalogue/part/index.ts'
import { sentenceOf } from '../../core/api/index.ts'
import { DeleteButton } from '../../core/ui/delete-button.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { Select } from '../../core/ui/select.tsx'
import { TextArea } from '../../core/ui/text-area.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import { loadLookup } from '../../storefront/bom/index.ts'
import { PhotoField, usePhotos } from '../photos/index.ts'
import { ChoosePart } from './choose-part.tsx'
import { ServiceParts, type TypedPart } from './service-parts.tsx'
import { useSaveEntry } from './use-save-entry.ts'

interface ServiceEntryModalProps {
  pump: FleetPump
  /** Entry to correct; null for a new one. */
  entry: ServiceEntry | null
  onSaved?: () => void
  onClose: () => void
}

/** Way in which a part is chosen, and the index of the part that it is for; undefined for a new one. */
interface Choosing {
  by: 'search' | 'drawing'
  row: number | undefined
}

interface Typed {
  onDate: string
  kind: ServiceKind
  text: string
  runningHours: string
  parts: TypedPart[]
}

/** Form of a service: the work, its date, and the parts put in (FLEET-14). */
export function ServiceEntryModal({ pump, entry, onSaved, onClose }: ServiceEntryModalProps) {
  const photos = usePhotos(entry?.photoIds)
  const { save, remove } = useSaveEntry(pump, entry, photos, () => {
    onClose()
    onSaved?.()
  })
  const form = useForm({
    start: typedOf(entry),
    check: (typed) => checkServiceEntry(entryOf(typed)),
    onValid: save.mutate,
    failure: save.error,
  })
  const failure = form.refusal ?? remove.error
  const choice = usePartChoice(pump.serialNumber, form.typed.parts, (parts) => form.edit({ parts }))
  return (
    <EditModal
      open
      wide
      title={entry ? 'Edit Service Entry' : 'Add Service Entry'}
      subtitle={pumpTitle(pump)}
      form={{ ...form, isChanged: form.isChanged || photos.isChanged }}
      busy={(save.isPending && 'Saving') || (remove.isPending && 'Deleting')}
      error={failure && sentenceOf(failure)}
      saveLabel="Save Entry"
      onClose={onClose}
      destructive={
        entry && (
          <DeleteButton label="Delete" question="Delete this service entry?" onDelete={remove.mutate}>
            Its parts will no longer count as installed.
          </DeleteButton>
        )
      }
      dialogs={choice.dialog}
    >
      <TextField
        label="Date"
        type="date"
        max={localDay(new Date())}
        value={form.typed.onDate}
        onChange={({ target }) => target.value && form.edit({ onDate: target.value })}
      />
      <Select
        label="Kind"
        value={form.typed.kind}
        options={serviceKinds.map((kind) => ({ value: kind, label: serviceKindNames[kind] }))}
        onChange={({ target }) => form.edit({ kind: target.value as ServiceKind })}
      />
      <TextField
        label="Running Hours"
        optional
        inputMode="numeric"
        unit="h"
        {...form.field('runningHours')}
      />
      <TextArea label="What was done" rows={4} maxLength={limits.serviceText} {...form.field('text')} />
      <ServiceParts
        {...choice.ways}
        parts={form.typed.parts}
        errors={form.errors}
        onChange={(parts) => form.edit({ parts })}
      />
      <PhotoField photos={photos} />
    </EditModal>
  )
}

/** Choice of a part in the pump: the ways to it, and the dialog while one is open. */
function usePartChoice(serialNumber: string, parts: TypedPart[], onChange: (parts: TypedPart[]) => void) {
  const bom = useBom(serialNumber)
  const hasDrawing = useHasDrawing(bom?.partNumber, 'exploded').data === true
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  const ways = {
    lines: bom?.parts,
    hasDrawing,
    onFind: (row?: number) => setChoosing({ by: 'search', row }),
    onPoint: () => setChoosing({ by: 'drawing', row: undefined }),
  }
  const dialog = bom && choosing && (
    <ChoosePart bom={bom} by={choosing.by} onChoose={take} onClose={() => setChoosing(null)} />
  )
  return { ways, dialog }

  /** Fills a new part, or the one whose position was asked for, with the part of a BOM position. */
  function take({ positions, line }: BomPlace) {
    const part = { path: positions, partNumber: line.partNumber, quantity: String(line.buildQuantity) }
    const row = choosing?.row
    onChange(row === undefined ? [...parts, part] : parts.with(row, part))
  }
}

/** The pump's BOM of today, from the cached look-up; undefined while it loads. */
function useBom(serialNumber: string) {
  const { data } = useQuery({
    queryKey: ['places', serialNumber],
    queryFn: async () => (await loadLookup({ type: 'serial', identifier: serialNumber })).lookup.bom,
  })
  return data
}

const typedOf = (entry: ServiceEntry | null): Typed => ({
  onDate: entry?.onDate ?? localDay(new Date()),
  kind: entry?.kind ?? 'REPAIR',
  text: entry?.text ?? '',
  runningHours: String(entry?.runningHours ?? ''),
  parts: (entry?.parts ?? []).map(({ path, partNumber, quantity }) => ({
    path,
    partNumber,
    quantity: String(quantity),
  })),
})

/** Typed values in the request's format. The check rejects hours that are not a number. */
const entryOf = ({ runningHours, parts, ...typed }: Typed) => ({
  ...typed,
  runningHours: runningHours.trim() === '' ? null : Number(runningHours),
  parts: parts.map(({ quantity, ...part }) => ({ ...part, quantity: Number(quantity) })),
})
