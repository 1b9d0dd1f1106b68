import type { Phone } from '@volute/domain/core/kernel'
import { and, eq, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import { photoKeys, poFileKey, type Queryable, schema } from '../../core/db/index.ts'

const {
  carts,
  claimPhotos,
  joinRequests,
  outbox,
  photos,
  poFiles,
  quotes,
  salesOrders,
  savedAddresses,
  sessions,
  userGroupMembers,
  users,
} = schema

/** A person with an active account. */
export async function findUser(db: Queryable, userId: number) {
  const [user] = await db
    .select({
      name: users.name,
      emailAddress: users.email,
      phoneNumberCountryCode: users.phoneCountryCode,
      phoneNumber: users.phoneNumber,
      roleId: users.roleId,
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.state, 'ENABLED')))
  return user
}

export async function updateProfile(
  db: Queryable,
  userId: number,
  { name, phoneNumberCountryCode, phoneNumber }: { name: string } & Phone,
): Promise<void> {
  await db
    .update(users)
    .set({ name, phoneCountryCode: phoneNumberCountryCode, phoneNumber })
    .where(eq(users.id, userId))
}

/** Keeps name and address only if orders or quotes show them; a deleted account's address is free again (OQ-28). */
export async function markDeleted(tx: Queryable, userId: number, now: Date): Promise<void> {
  const isOnOrderOrQuote = sql`(exists (select from ${salesOrders} where ${salesOrders.userId} = ${userId})
    or exists (select from ${quotes} where ${quotes.userId} = ${userId}))`
  await tx
    .update(users)
    .set({
      state: 'DELETED',
      deletedUtc: now,
      name: sql`case when ${isOnOrderOrQuote} then ${users.name} else 'Deleted user' end`,
      email: sql`case when ${isOnOrderOrQuote} then ${users.email} else '' end`,
      roleId: null,
      phoneCountryCode: null,
      phoneNumber: null,
      passwordHash: null,
    })
    .where(eq(users.id, userId))
}

/** Removes the person's address from mails already sent, and their name and address from closed join requests. */
export async function forgetMails(tx: Queryable, userId: number): Promise<void> {
  const address = sql`(select ${users.email} from ${users} where ${users.id} = ${userId})`
  await tx
    .update(outbox)
    .set({ recipient: '' })
    .where(and(eq(outbox.recipient, address), isNotNull(outbox.sentUtc)))
  await tx
    .update(joinRequests)
    .set({ name: '', email: '' })
    .where(and(eq(joinRequests.email, address), ne(joinRequests.state, 'PENDING')))
}

/**
 * Deletes everything that only the person needs: carts, saved addresses, group memberships, device names of their sessions,
 * and uploaded files that no order, service entry or claim has. Returns the keys of these files.
 */
export async function deleteBelongings(tx: Queryable, userId: number): Promise<string[]> {
  await tx.delete(carts).where(eq(carts.userId, userId))
  await tx.delete(savedAddresses).where(eq(savedAddresses.userId, userId))
  await tx.delete(userGroupMembers).where(eq(userGroupMembers.userId, userId))
  await tx.update(sessions).set({ userAgent: '' }).where(eq(sessions.userId, userId))
  const onOrder = tx
    .select({ id: salesOrders.id })
    .from(salesOrders)
    .where(eq(salesOrders.poFileId, poFiles.id))
  const files = await tx
    .delete(poFiles)
    .where(and(eq(poFiles.userId, userId), notExists(onOrder)))
    .returning({ id: poFiles.id })
  const onClaim = tx
    .select({ id: claimPhotos.photoId })
    .from(claimPhotos)
    .where(eq(claimPhotos.photoId, photos.id))
  const unsaved = await tx
    .delete(photos)
    .where(and(eq(photos.userId, userId), isNull(photos.serviceEntryId), notExists(onClaim)))
    .returning({ id: photos.id })
  return [
    ...files.map(({ id }) => poFileKey(id)),
    ...unsaved.flatMap(({ id }) => Object.values(photoKeys(id))),
  ]
}
