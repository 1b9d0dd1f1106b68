import type { sendPhoto as contract } from '@volute/domain/service/photos'
import type { Handler } from '../../core/http/bind.ts'
import { deletePhotoFiles, writePhotoFiles } from './photo-files.ts'
import { deleteUnsaved, insertPhoto } from './photo-store.ts'
import { readPhoto } from './read-photo.ts'

/** Stores a photo that a service entry or a claim will name, drawn again (E260, FLEET-27). */
export const sendPhoto: Handler<typeof contract> = async (ctx, { content }) => {
  const photo = await readPhoto(content)
  const { userId, companyId } = ctx.actor
  const now = ctx.now()
  const bytes = photo.full.length
  const photoId = await insertPhoto(ctx.db, { userId, companyId, bytes, createdUtc: now })
  await writePhotoFiles(ctx.files, photoId, photo)
  await deletePhotoFiles(ctx.files, await deleteUnsaved(ctx.db, userId, now))
  return { photoId }
}
