import { useMutation } from '@tanstack/react-query'
import { getFit } from '@volute/domain/catalogue/fit'
import {
  addServiceEntry,
  changeServiceEntry,
  checkServiceEntry,
  deleteServiceEntry,
  type FleetPump,
  getPumpHistory,
  pumpTitle,
  type ServiceEntry,
  type ServiceKind,
  serviceKindNames,
  serviceKinds,
} from '@volute/domain/service/fleet'
import { limits, localDay, type SentTo } from '@volute/domain/core/kernel'
import { call, queryClient, queryKey, sentenceOf } from '../../core/api/index.ts'
import { DeleteButton } from '../../core/ui/delete-button.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { Select } from '../../core/ui/select.tsx'
import { TextArea } from '../../core/ui/text-area.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { toast } from '../../core/ui/toast.ts'
import { useForm } from '../../core/ui/use-form.ts'
import { ServiceParts, type TypedPart } from './service-parts.tsx'

interface ServiceEntryModalProps {
  pump: FleetPump
  /** Entry to correct; null for a new one. */
  entry: ServiceEntry | null
  onClose: () => void
}

interface Typed {
  onDate: string
  kind: ServiceKind
  text: string
  runningHours: string
  parts: TypedPart[]
}

/** Form of a service: the work, its date, and the parts put in (FLEET-14). */
export function ServiceEntryModal({ pump, entry, onClose }: ServiceEntryModalProps) {
  const { save, remove } = useEntry(pump, entry, onClose)
  const form = useForm({
    start: typedOf(entry),
    check: (typed) => checkServiceEntry(entryOf(typed)),
    onValid: save.mutate,
    failure: save.error,
  })
  const failure = form.refusal ?? remove.error
  return (
    <EditModal
      open
      wide
      title={entry ? 'Edit Service Entry' : 'Add Service Entry'}
      subtitle={pumpTitle(pump)}
      form={form}
      busy={(save.isPending && 'Saving') || (remove.isPending && 'Deleting')}
      error={failure && sentenceOf(failure)}
      saveLabel="Save Entry"
      onClose={onClose}
      destructive={
        entry && (
          <DeleteButton label="Delete" question="Delete this service entry?" onDelete={remove.mutate}>
            The parts in it no longer count as fitted.
          </DeleteButton>
        )
      }
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
        serialNumber={pump.serialNumber}
        parts={form.typed.parts}
        errors={form.errors}
        onChange={(parts) => form.edit({ parts })}
      />
    </EditModal>
  )
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

type Sent = Omit<SentTo<typeof addServiceEntry>, 'fleetPumpId'>

/** Typed values in the request's format. The check rejects hours that are not a number. */
const entryOf = ({ runningHours, parts, ...typed }: Typed) => ({
  ...typed,
  runningHours: runningHours.trim() === '' ? null : Number(runningHours),
  parts: parts.map(({ quantity, ...part }) => ({ ...part, quantity: Number(quantity) })),
})

function useEntry(pump: FleetPump, entry: ServiceEntry | null, onDone: () => void) {
  const path = { fleetPumpId: String(pump.fleetPumpId) }
  const ofEntry = { ...path, serviceEntryId: String(entry?.serviceEntryId) }
  const finish = async (sentence: string) => {
    await Promise.all(
      [getPumpHistory, getFit].map((endpoint) =>
        queryClient.invalidateQueries({ queryKey: queryKey(endpoint) }),
      ),
    )
    toast.success(sentence, pumpTitle(pump))
    onDone()
  }
  const save = useMutation<unknown, Error, Sent>({
    mutationFn: (sent) =>
      entry ? call(changeServiceEntry, { ...ofEntry, ...sent }) : call(addServiceEntry, { ...path, ...sent }),
    onSuccess: () => finish(entry ? 'Service Entry Changed' : 'Service Entry Added'),
  })
  const remove = useMutation({
    mutationFn: () => call(deleteServiceEntry, ofEntry),
    onSuccess: () => finish('Service Entry Deleted'),
  })
  return { save, remove }
}
