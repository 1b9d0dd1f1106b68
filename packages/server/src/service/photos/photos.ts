import type * as contract from '@volute/domain/service/photos'
import { notFound } from '@volute/domain/core/kernel'
import type { Handler } from '../../core/http/bind.ts'
import type { Shop } from '../../core/http/context.ts'
import { deletePhotoFiles, readPhotoFile, writePhotoFiles } from './photo-files.ts'
import { deleteExpired, deleteSurplus, insertPhoto, isOnClaim, isOwnPhoto } from './photo-store.ts'
import { readPhoto } from './read-photo.ts'

/** Stores a photo that a service entry or a claim will name, drawn again (E260, FLEET-27). */
export const sendPhoto: Handler<typeof contract.sendPhoto> = async (ctx, { content }) => {
  const photo = await readPhoto(content)
  const { userId, companyId } = ctx.actor
  const bytes = photo.full.length
  const photoId = await insertPhoto(ctx.db, { userId, companyId, bytes, createdUtc: ctx.now() })
  await writePhotoFiles(ctx.files, photoId, photo)
  await deletePhotoFiles(ctx.files, await deleteSurplus(ctx.db, userId))
  return { photoId }
}

/** A photo of the acting company's (E261, FLEET-29). */
export const getPhoto: Handler<typeof contract.getPhoto> = async (
  { db, actor, files },
  { photoId, size },
) => {
  if (!(await isOwnPhoto(db, actor.companyId, photoId))) throw notFound()
  return readPhotoFile(files, photoId, size)
}

/** A photo of a claim, for the staff who decide on it (E262, CLAIM-11). */
export const getClaimPhoto: Handler<typeof contract.getClaimPhoto> = async (
  { db, files },
  { claimId, photoId, size },
) => {
  if (!(await isOnClaim(db, claimId, photoId))) throw notFound()
  return readPhotoFile(files, photoId, size)
}

/** Deletes everybody's photos that were never saved and are too old, those among them whose sending was cut off (FLEET-29). */
export async function sweepPhotos({ db, files, now }: Pick<Shop, 'db' | 'files' | 'now'>): Promise<void> {
  await deletePhotoFiles(files, await deleteExpired(db, now()))
}
