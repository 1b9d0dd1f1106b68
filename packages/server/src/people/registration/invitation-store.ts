import { limits } from '@volute/domain/core/kernel'
import type { Permission } from '@volute/domain/core/permissions'
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { permissionsHeldBy, type Queryable, schema } from '../../core/db/index.ts'

const { companies, invitations, roles, users } = schema

export async function insertInvitation(
  tx: Queryable,
  invitation: typeof invitations.$inferInsert,
): Promise<void> {
  await tx.insert(invitations).values(invitation)
}

/** The invitation for a code and an address, also if it was cancelled. */
export async function findInvitation(db: Queryable, codeHash: string, email: string) {
  const [found] = await db
    .select({
      expiresUtc: invitations.expiresUtc,
      acceptedUtc: invitations.acceptedUtc,
      withdrawnUtc: invitations.withdrawnUtc,
      state: users.state,
      companyName: companies.name,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .innerJoin(companies, and(eq(companies.id, invitations.companyId), isNull(companies.deletedUtc)))
    .where(and(eq(invitations.codeHash, codeHash), eq(users.email, email)))
  return found
}

/** The company's open invitations, expired ones included, the latest first; one more than shown if there are more. */
export async function listPendingInvitations(db: Queryable, companyId: number) {
  return db
    .select(pendingColumns)
    .from(users)
    .innerJoin(invitations, and(eq(invitations.userId, users.id), isOpen))
    .leftJoin(roles, eq(roles.id, users.roleId))
    .where(isInvitedBy(companyId))
    .orderBy(desc(invitations.id))
    .limit(limits.pendingInvitations + 1)
}

/** One of them, locked until the transaction ends. */
export async function lockPendingInvitation(tx: Queryable, companyId: number, invitationId: number) {
  const [found] = await tx
    .select(pendingColumns)
    .from(users)
    .innerJoin(invitations, and(eq(invitations.userId, users.id), isOpen))
    .leftJoin(roles, eq(roles.id, users.roleId))
    .where(and(isInvitedBy(companyId), eq(invitations.id, invitationId)))
    .for('update', { of: [invitations, users] })
  return found
}

const isOpen = and(isNull(invitations.acceptedUtc), isNull(invitations.withdrawnUtc))

const isInvitedBy = (companyId: number) => and(eq(users.companyId, companyId), eq(users.state, 'INVITED'))

const pendingColumns = {
  invitationId: invitations.id,
  userId: users.id,
  emailAddress: users.email,
  roleId: users.roleId,
  roleName: roles.name,
  sentUtc: invitations.createdUtc,
  expiresUtc: invitations.expiresUtc,
  permissions: sql<Permission[]>`${permissionsHeldBy(sql`${users}`)}`,
}

/** Withdraws an invitation: its link no longer works. */
export async function withdrawInvitation(tx: Queryable, invitationId: number, now: Date): Promise<void> {
  await tx.update(invitations).set({ withdrawnUtc: now }).where(eq(invitations.id, invitationId))
}

/** The invitation for a code and an address, locked until the transaction ends so that it is accepted only once. */
export async function lockInvitation(tx: Queryable, codeHash: string, email: string) {
  const [found] = await tx
    .select({
      invitationId: invitations.id,
      expiresUtc: invitations.expiresUtc,
      acceptedUtc: invitations.acceptedUtc,
      withdrawnUtc: invitations.withdrawnUtc,
      userId: users.id,
      email: users.email,
      state: users.state,
      passwordHash: users.passwordHash,
      companyId: companies.id,
      companyName: companies.name,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .innerJoin(companies, and(eq(companies.id, invitations.companyId), isNull(companies.deletedUtc)))
    .where(and(eq(invitations.codeHash, codeHash), eq(users.email, email), ne(users.state, 'DELETED')))
    .for('update', { of: [invitations, users] })
  return found
}

export type LockedInvitation = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>

/** Marks an invitation as accepted and enables its person; null keeps name and phone number. */
export async function enableInvited(
  tx: Queryable,
  { invitationId, userId }: LockedInvitation,
  person: { name: string; phoneCountryCode: string | null; phoneNumber: string | null } | null,
  now: Date,
): Promise<void> {
  await tx.update(invitations).set({ acceptedUtc: now }).where(eq(invitations.id, invitationId))
  await tx
    .update(users)
    .set({ state: 'ENABLED', ...person })
    .where(eq(users.id, userId))
}

/** The account of an address whose latest invitation, open or accepted, has not expired yet. */
export async function findInvited(db: Queryable, email: string, now: Date) {
  const [found] = await db
    .select({ state: users.state, passwordHash: users.passwordHash })
    .from(users)
    .innerJoin(invitations, eq(invitations.userId, users.id))
    .where(and(eq(users.email, email), ne(users.state, 'DELETED'), gt(invitations.expiresUtc, now)))
    .limit(1)
  return found
}
