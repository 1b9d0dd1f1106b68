import { photoKeys } from '../../core/db/index.ts'
import type { FileStore } from '../../core/files/index.ts'
import type { StoredPhoto } from './photo-process.ts'

export async function writePhotoFiles(files: FileStore, photoId: number, photo: StoredPhoto): Promise<void> {
  const keys = photoKeys(photoId)
  await files.put(keys.full, photo.full)
  await files.put(keys.small, photo.small)
}

export async function readPhotoFile(files: FileStore, photoId: number, size: keyof StoredPhoto) {
  const content = await files.getBytes(photoKeys(photoId)[size])
  return { jpeg: Buffer.from(content).toString('base64') }
}

/** Deletes the files of photos whose rows are gone. One that stays behind harms nothing: nobody can ask for it. */
export async function deletePhotoFiles(files: FileStore, photoIds: readonly number[]): Promise<void> {
  const keys = photoIds.flatMap((id) => Object.values(photoKeys(id)))
  await Promise.all(keys.map((key) => files.delete(key).catch(() => undefined)))
}
