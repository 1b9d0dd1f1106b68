import { durations } from '@volute/domain/core/kernel'
import { workbenchMessages } from '@volute/domain/workbench/workbench'
import type { Shop } from '../../core/http/context.ts'
import { uploadKey, endUpload, listUploads } from './upload-store.ts'

/**
 * Ends uploads whose process was killed: a file without any bytes for longer than an upload may take fails, instead of being
 * read forever. Each process measures the time itself, from when it first sees the file (BRING-38).
 */
export function uploadSweep({ db, files, now }: Pick<Shop, 'db' | 'files' | 'now'>): () => Promise<void> {
  let firstSeen = new Map<number, number>()
  return async () => {
    const uploads = await listUploads(db)
    const at = now().getTime()
    firstSeen = new Map(uploads.map(({ fileId }) => [fileId, firstSeen.get(fileId) ?? at]))
    for (const { publicationId, fileId } of uploads) {
      if (at - (firstSeen.get(fileId) ?? at) < durations.upload) continue
      if (await endUpload(db, fileId, workbenchMessages.uploadCut))
        await files.delete(uploadKey(publicationId, fileId)).catch(() => undefined)
    }
  }
}
