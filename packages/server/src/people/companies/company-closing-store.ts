import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type Queryable, schema } from '../../core/db/index.ts'
import { clearLink } from '../distributors/index.ts'

const { companies, companyDevices, invitations, joinRequests, sessions, users } = schema

/** Marks a company as deleted: its name is free again, its orders and quotes stay (OQ-32). */
export async function markCompanyDeleted(tx: Queryable, companyId: number, now: Date): Promise<void> {
  await tx.update(companies).set({ deletedUtc: now }).where(eq(companies.id, companyId))
}

/** Frees the company's devices and its distributor for other companies. */
export async function freeDevicesAndDistributor(tx: Queryable, companyId: number): Promise<void> {
  await tx.delete(companyDevices).where(eq(companyDevices.companyId, companyId))
  await clearLink(tx, companyId)
}

/** Withdraws the company's open invitations and join requests. */
export async function withdrawInvitations(tx: Queryable, companyId: number, now: Date): Promise<void> {
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

/** Signs out and disables the company's people. Invited people are deleted, which frees their addresses. */
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
