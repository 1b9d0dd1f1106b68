import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { beginDraft, draftName, listPublications } from '@volute/domain/workbench/workbench'
import { call, queryKey } from '../../core/api/index.ts'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import type { DroppedFile } from './dropped-files.ts'
import { uploadFiles } from './uploads.ts'

/** Creates a draft from files, and opens it while they upload (BRING-40). */
export function useBeginDraft() {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (files: DroppedFile[]) => {
      const name = draftName(
        files.map((one) => one.name),
        todayAtShop(),
      )
      return call(beginDraft, { name })
    },
    onSuccess: async ({ publicationId }, files) => {
      uploadFiles(publicationId, files)
      void client.invalidateQueries({ queryKey: queryKey(listPublications) })
      await navigate({
        to: '/workbench/$publicationId',
        params: { publicationId: String(publicationId) },
      })
    },
  })
}
