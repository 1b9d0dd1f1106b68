import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'
import { clearLink } from '../distributors/index.ts'

const { companies, companyDevices, invitations, joinRequests, sessions, users } = schema

/** Takes a company off the lists; its name is free again, its orders and quotes stay (OQ-32). */
export async function markCompanyDeleted(tx: Queryable, companyId: number, now: Date): Promise<void> {
  await tx.update(companies).set({ deletedUtc: now }).where(eq(companies.id, companyId))
}

/** Frees the company's devices and its distributor for others. */
export async function freeBelongings(tx: Queryable, companyId: number): Promise<void> {
  await tx.delete(companyDevices).where(eq(companyDevices.companyId, companyId))
  await clearLink(tx, companyId)
}

/** Whoever has been invited or asks to join waits in vain. */
export async function withdrawNewcomers(tx: Queryable, companyId: number, now: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ withdrawnUtc: now })
    .where(
      and(
        eq(invitations.companyId, companyId),
        isNull(invitations.acceptedUtc),
        isNull(invitations.withdrawnUtc),
      ),
    )
  await tx
    .update(joinRequests)
    .set({ state: 'WITHDRAWN' })
    .where(and(eq(joinRequests.companyId, companyId), eq(joinRequests.state, 'PENDING')))
}

/** Signs the company's people out, for good; who has only been invited is freed with the address. */
export async function disablePeople(tx: Queryable, companyId: number, now: Date): Promise<void> {
  const theirs = tx.select({ id: users.id }).from(users).where(eq(users.companyId, companyId))
  await tx
    .update(sessions)
    .set({ revokedUtc: now })
    .where(and(inArray(sessions.userId, theirs), isNull(sessions.revokedUtc)))
  await tx
    .update(users)
    .set({ state: 'DISABLED' })
    .where(and(eq(users.companyId, companyId), eq(users.state, 'ENABLED')))
  await tx
    .update(users)
    .set({ state: 'DELETED', deletedUtc: now })
    .where(and(eq(users.companyId, companyId), eq(users.state, 'INVITED')))
}
