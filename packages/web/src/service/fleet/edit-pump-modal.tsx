import { useMutation } from '@tanstack/react-query'
import {
  changeFleetPump,
  checkFleetTexts,
  criticalities,
  criticalityTexts,
  type FleetPump,
  getFleetPump,
  pumpTitle,
} from '@volute/domain/service/fleet'
import { limits, type SentTo } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { ApiError, call, queryClient, query, queryKey, sentenceOf } from '../../core/api/index.ts'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { Select } from '../../core/ui/select.tsx'
import { TextArea } from '../../core/ui/text-area.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { toast } from '../../core/ui/toast.ts'
import { useForm } from '../../core/ui/use-form.ts'
import { reloadFleet, useSites } from './use-fleet.ts'

/** Form of the company's facts about its pump: tag, nickname, site, criticality, installation date and a note (FLEET-07). */
export function EditPumpModal({ pump, onClose }: { pump: FleetPump; onClose: () => void }) {
  const sites = useSites()
  const save = useSavePump(pump, onClose)
  const form = useForm({
    start: typedOf(pump),
    check: (typed) => {
      const checked = checkFleetTexts(typed)
      return checked.ok ? { ok: true, value: { ...typed, ...checked.value } } : checked
    },
    onValid: save.mutate,
    failure: save.error,
  })
  return (
    <EditModal
      open
      title={`Edit ${pumpTitle(pump)}`}
      form={form}
      busy={save.isPending && 'Saving'}
      error={form.refusal && sentenceOf(form.refusal)}
      saveLabel="Save Changes"
      onClose={onClose}
    >
      <TextField label="Tag" optional maxLength={limits.fleetTag} {...form.field('tag')} />
      <TextField label="Nickname" optional maxLength={limits.fleetNickname} {...form.field('nickname')} />
      <Select
        label="Site"
        optional
        value={form.typed.siteId}
        options={[
          { value: '', label: 'None' },
          ...sites.map(({ siteId, name }) => ({ value: String(siteId), label: name })),
        ]}
        onChange={({ target }) => form.edit({ siteId: target.value })}
      />
      <Select
        label="Criticality"
        optional
        value={form.typed.criticality}
        options={[
          { value: '', label: 'Not set' },
          ...criticalities.map((value) => ({ value, label: criticalityTexts[value] })),
        ]}
        onChange={({ target }) => form.edit({ criticality: target.value })}
      />
      <TextField
        label="Installed On"
        optional
        type="date"
        value={form.typed.installedOn}
        onChange={({ target }) => form.edit({ installedOn: target.value })}
      />
      <TextArea label="Note" optional rows={4} maxLength={limits.fleetNote} {...form.field('note')} />
    </EditModal>
  )
}

interface Typed {
  tag: string
  nickname: string
  note: string
  siteId: string
  criticality: string
  installedOn: string
}

const typedOf = (pump: FleetPump): Typed => ({
  tag: pump.tag ?? '',
  nickname: pump.nickname ?? '',
  note: pump.note ?? '',
  siteId: String(pump.site?.siteId ?? ''),
  criticality: pump.criticality ?? '',
  installedOn: pump.installedOn ?? '',
})

type Change = SentTo<typeof changeFleetPump>

/** Saves against the version that was read. On a version conflict the form keeps the input and saves against the newer version. */
function useSavePump({ fleetPumpId, version: read }: FleetPump, onDone: () => void) {
  const [version, setVersion] = useState(read)
  const path = { fleetPumpId: String(fleetPumpId) }
  return useMutation({
    mutationFn: ({ tag, nickname, note, siteId, criticality, installedOn }: Typed) =>
      call(changeFleetPump, {
        ...path,
        tag,
        nickname,
        note,
        siteId: siteId === '' ? null : Number(siteId),
        criticality: (criticality || null) as Change['criticality'],
        installedOn: installedOn || null,
        version,
      }),
    onSuccess: async (_, { tag }) => {
      await Promise.all([reloadFleet(), queryClient.invalidateQueries({ queryKey: queryKey(getFleetPump) })])
      toast.success('Pump Saved', tag)
      onDone()
    },
    onError: async (failure) => {
      if (!(failure instanceof ApiError) || failure.status !== 409) return
      const newest = await queryClient.query({ ...query(getFleetPump, path), staleTime: 0 }).catch(() => null)
      if (newest) setVersion(newest.version)
    },
  })
}
