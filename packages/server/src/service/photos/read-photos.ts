import { notFound } from '@volute/domain/core/kernel'
import type { getClaimPhoto as claimContract, getPhoto as contract } from '@volute/domain/service/photos'
import type { Handler } from '../../core/http/bind.ts'
import { readPhotoFile } from './photo-files.ts'
import { isOnClaim, isOwnPhoto } from './photo-store.ts'

/** A photo of the acting company's (E261, FLEET-29). */
export const getPhoto: Handler<typeof contract> = async ({ db, actor, files }, { photoId, size }) => {
  if (!(await isOwnPhoto(db, actor.companyId, photoId))) throw notFound()
  return readPhotoFile(files, photoId, size)
}

/** A photo of a claim, for the staff who decide on it (E262, CLAIM-11). */
export const getClaimPhoto: Handler<typeof claimContract> = async (
  { db, files },
  { claimId, photoId, size },
) => {
  if (!(await isOnClaim(db, claimId, photoId))) throw notFound()
  return readPhotoFile(files, photoId, size)
}
