import type { FileStore } from '../../core/files/index.ts'
import { badRowsKey, uploadKey } from './upload-store.ts'
import { drawingsKey } from './drawings/drawing-store.ts'

/** Deletes what the file store has of an uploaded file: its bytes, its bad rows and its drawings. */
export async function forgetUpload(files: FileStore, publicationId: number, fileId: number): Promise<void> {
  await files.deleteAll(`${drawingsKey(publicationId, fileId)}/`).catch(() => undefined)
  for (const key of [uploadKey, badRowsKey])
    await files.delete(key(publicationId, fileId)).catch(() => undefined)
}
