import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@volute/domain/kernel'
import { getPreferences, preferenceMessages, savePreferences } from '@volute/domain/preferences'
import { call, queryKey } from '../api/index.ts'
import { toast } from '../ui/toast.ts'

/** Saves the default paint colour; every form that preselects it knows it at once (PREF-03, PREF-04). */
export function useSavePreferences(ofCompany: number) {
  const client = useQueryClient()
  const path = { companyId: String(ofCompany) }
  return useMutation({
    mutationFn: (defaultPaintColor: number | null) => call(savePreferences, { ...path, defaultPaintColor }),
    onSuccess: (_, paintColorId) => {
      client.setQueryData<ReplyOf<typeof getPreferences>>(queryKey(getPreferences, path), {
        defaultPaintColor: paintColorId === null ? null : { paintColorId },
      })
      toast.success(preferenceMessages.saved)
    },
  })
}
