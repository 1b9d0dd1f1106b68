import { useMutation } from '@tanstack/react-query'
import { getFit } from '@volute/domain/catalogue/fit'
import {
  addServiceEntry,
  changeServiceEntry,
  deleteServiceEntry,
  type FleetPump,
  getPumpHistory,
  listServicePhotos,
  pumpTitle,
  type ServiceEntry,
} from '@volute/domain/service/fleet'
import type { SentTo } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { call, newUuid, queryClient, queryKey } from '../../core/api/index.ts'
import { toast } from '../../core/ui/toast.ts'
import type { Photos } from '../photos/index.ts'

type Sent = Omit<SentTo<typeof changeServiceEntry>, 'fleetPumpId' | 'serviceEntryId' | 'photoIds'>

/** Saves an entry once its photos are sent, or deletes it. A new one has the same code on every attempt. */
export function useSaveEntry(
  pump: FleetPump,
  entry: ServiceEntry | null,
  photos: Photos,
  onDone: () => void,
) {
  const [code] = useState(newUuid)
  const path = { fleetPumpId: String(pump.fleetPumpId) }
  const ofEntry = { ...path, serviceEntryId: String(entry?.serviceEntryId) }
  const finish = async (sentence: string) => {
    await Promise.all(
      [getPumpHistory, getFit, listServicePhotos].map((endpoint) =>
        queryClient.invalidateQueries({ queryKey: queryKey(endpoint) }),
      ),
    )
    toast.success(sentence, pumpTitle(pump))
    onDone()
  }
  const save = useMutation<unknown, Error, Sent>({
    mutationFn: async (typed) => {
      const sent = { ...typed, photoIds: await photos.settle() }
      return entry
        ? call(changeServiceEntry, { ...ofEntry, ...sent })
        : call(addServiceEntry, { ...path, ...sent, code })
    },
    onSuccess: () => finish(entry ? 'Service Entry Changed' : 'Service Entry Added'),
  })
  const remove = useMutation({
    mutationFn: () => call(deleteServiceEntry, ofEntry),
    onSuccess: () => finish('Service Entry Deleted'),
  })
  return { save, remove }
}
