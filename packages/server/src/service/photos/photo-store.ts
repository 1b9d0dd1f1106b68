import { badRequest, durations } from '@volute/domain/core/kernel'
import { photoLimits, photoMessages } from '@volute/domain/service/photos'
import { and, desc, eq, inArray, isNull, lt, notExists, notInArray, or, type SQL } from 'drizzle-orm'
import { type Queryable, schema } from '../../core/db/index.ts'

const { claimPhotos, photos } = schema

export async function insertPhoto(db: Queryable, photo: typeof photos.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(photos).values(photo).returning({ id: photos.id })
  if (!inserted) throw new Error('the photo was not written')
  return inserted.id
}

const onNoClaim = (db: Queryable) =>
  notExists(
    db.select({ id: claimPhotos.photoId }).from(claimPhotos).where(eq(claimPhotos.photoId, photos.id)),
  )

const unsaved = (db: Queryable) => and(isNull(photos.serviceEntryId), onNoClaim(db))

/** Deletes photos that were never saved, past the age limit. Returns their ids. */
export async function deleteExpired(db: Queryable, now: Date): Promise<number[]> {
  const before = new Date(now.getTime() - photoLimits.unsavedDays * durations.day)
  return deleteThose(db, and(unsaved(db), lt(photos.createdUtc, before)))
}

/** Deletes a person's oldest photos that were never saved, above the limit of their number. Returns their ids. */
export async function deleteSurplus(db: Queryable, userId: number): Promise<number[]> {
  const surplus = db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.userId, userId), unsaved(db)))
    .orderBy(desc(photos.createdUtc), desc(photos.id))
    .offset(photoLimits.unsaved)
  return deleteThose(db, and(unsaved(db), inArray(photos.id, surplus)))
}

async function deleteThose(db: Queryable, those: SQL | undefined): Promise<number[]> {
  const deleted = await db.delete(photos).where(those).returning({ id: photos.id })
  return deleted.map(({ id }) => id)
}

interface OwnEntry {
  companyId: number
  serviceEntryId: number
}

/**
 * Sets the photos of a service entry. Deletes its former ones that no claim has, and returns their ids; the caller deletes
 * their files after the transaction.
 */
export async function setEntryPhotos(
  tx: Queryable,
  { companyId, serviceEntryId }: OwnEntry,
  photoIds: readonly number[],
): Promise<number[]> {
  const left = await tx
    .update(photos)
    .set({ serviceEntryId: null })
    .where(
      and(
        eq(photos.companyId, companyId),
        eq(photos.serviceEntryId, serviceEntryId),
        notInArray(photos.id, [...photoIds]),
      ),
    )
    .returning({ id: photos.id })
  const free = or(isNull(photos.serviceEntryId), eq(photos.serviceEntryId, serviceEntryId))
  const added = await tx
    .update(photos)
    .set({ serviceEntryId })
    .where(and(eq(photos.companyId, companyId), inArray(photos.id, [...photoIds]), free))
    .returning({ id: photos.id })
  requireAll(photoIds, added.length)
  const gone = left.map(({ id }) => id)
  return deleteThose(tx, and(inArray(photos.id, gone), onNoClaim(tx)))
}

/** Adds photos of the company to a claim, those of service entries among them. */
export async function addClaimPhotos(
  tx: Queryable,
  { companyId, claimId }: { companyId: number; claimId: number },
  photoIds: readonly number[],
): Promise<void> {
  const own = await tx
    .select({ photoId: photos.id })
    .from(photos)
    .where(and(eq(photos.companyId, companyId), inArray(photos.id, [...photoIds])))
    // An entry that drops one of them waits until the claim has it.
    .for('share')
  requireAll(photoIds, own.length)
  if (own.length > 0) await tx.insert(claimPhotos).values(own.map((one) => ({ ...one, claimId })))
}

function requireAll(photoIds: readonly number[], found: number) {
  if (found < new Set(photoIds).size) throw badRequest(photoMessages.gone)
}

export async function isOwnPhoto(db: Queryable, companyId: number, photoId: number): Promise<boolean> {
  return (await db.$count(photos, and(eq(photos.id, photoId), eq(photos.companyId, companyId)))) > 0
}

export async function isOnClaim(db: Queryable, claimId: number, photoId: number): Promise<boolean> {
  const isIt = and(eq(claimPhotos.claimId, claimId), eq(claimPhotos.photoId, photoId))
  return (await db.$count(claimPhotos, isIt)) > 0
}
