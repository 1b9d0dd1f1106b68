import { durations } from '@volute/domain/core/kernel'
import type { Permission } from '@volute/domain/core/permissions'
import type { KnownAccount } from '@volute/domain/people/registration'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { permissionsHeldBy, type Queryable, schema } from '../../core/db/index.ts'
import { endSessions, endTemporaryPasswords, insertTemporaryPassword } from '../session/index.ts'

const { companies, invitations, userGroupMembers, users } = schema

/** Accounts with these addresses, in any state, with the permissions of all their roles. */
export async function findAccounts(db: Queryable, emails: string[]) {
  const found = await db
    .select({
      userId: users.id,
      email: users.email,
      state: users.state,
      companyId: users.companyId,
      companyDeletedUtc: companies.deletedUtc,
      invitedUntil: invitations.expiresUtc,
      permissions: sql<Permission[]>`${permissionsHeldBy(sql`${users}`)}`,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(
      invitations,
      and(
        eq(invitations.userId, users.id),
        isNull(invitations.acceptedUtc),
        isNull(invitations.withdrawnUtc),
      ),
    )
    .where(and(inArray(users.email, emails), ne(users.state, 'DELETED')))
  return found.map(({ companyDeletedUtc, state, ...account }) => ({
    ...account,
    isCompanyDeleted: companyDeletedUtc !== null,
    // The condition above excludes deleted accounts.
    state: state as KnownAccount['state'],
  }))
}

export type Account = Awaited<ReturnType<typeof findAccounts>>[number]

export async function findAccount(db: Queryable, email: string): Promise<Account | undefined> {
  return (await findAccounts(db, [email]))[0]
}

export interface Seat {
  companyId: number
  roleId: number
  email: string
  /** Null keeps an existing name. */
  name: string | null
  state: 'INVITED' | 'ENABLED'
}

/** Gives an address an account in a company: a new one, or the existing one, which has become free (OQ-26). */
export async function takeSeat(
  tx: Queryable,
  known: Account | undefined,
  seat: Seat,
  now: Date,
): Promise<number> {
  if (!known) return insertUser(tx, seat)
  await withdrawInvitations(tx, known.userId, now)
  if (known.state === 'INVITED' && known.companyId !== seat.companyId) {
    await releaseAddress(tx, known.userId, now)
    return insertUser(tx, seat)
  }
  const { companyId, roleId, state, name } = seat
  if (known.companyId !== companyId) await leaveCompany(tx, known.userId, now)
  await tx
    .update(users)
    .set({ companyId, roleId, state, ...(name !== null && { name }) })
    .where(eq(users.id, known.userId))
  return known.userId
}

/** Ends the groups, sessions and temporary passwords of a person who changes companies (OQ-02). */
async function leaveCompany(tx: Queryable, userId: number, now: Date): Promise<void> {
  await tx.delete(userGroupMembers).where(eq(userGroupMembers.userId, userId))
  await endSessions(tx, userId, now)
  await endTemporaryPasswords(tx, userId, now)
}

async function insertUser(tx: Queryable, seat: Seat): Promise<number> {
  const [row] = await tx
    .insert(users)
    .values({ ...seat, name: seat.name ?? '' })
    .returning({ id: users.id })
  if (!row) throw new Error(`the user ${seat.email} was not created`)
  return row.id
}

async function withdrawInvitations(tx: Queryable, userId: number, now: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ withdrawnUtc: now })
    .where(
      and(eq(invitations.userId, userId), isNull(invitations.acceptedUtc), isNull(invitations.withdrawnUtc)),
    )
}

/** Frees the address of a person who never accepted an invitation. */
export async function releaseAddress(tx: Queryable, userId: number, now: Date): Promise<void> {
  await tx.update(users).set({ state: 'DELETED', deletedUtc: now }).where(eq(users.id, userId))
}

/** Stores the temporary password of a new account, which is valid for seven days (OQ-18). */
export async function insertFirstPassword(
  tx: Queryable,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const expiresUtc = new Date(now.getTime() + durations.newAccountPasswordDays * durations.day)
  await insertTemporaryPassword(tx, { userId, purpose: 'NEW_ACCOUNT', passwordHash, expiresUtc })
}
