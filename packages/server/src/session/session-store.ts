import type { Permission } from '@volute/domain/permissions'
import { durations, POLICY_VERSION, PRODUCT_NAME } from '@volute/domain/kernel'
import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../context.ts'
import { permissionsHeldBy, type Queryable, schema } from '../db/index.ts'

const { companies, sessions, users, temporaryPasswords } = schema

interface ActorRow extends Record<string, unknown> {
  session_id: number
  last_active_seconds: number
  user_id: number
  user_name: string
  email: string
  original_company_id: number
  original_is_provider: boolean
  company_id: number
  company_name: string
  company_is_provider: boolean
  is_packager: boolean
  company_deleted: boolean
  discount_basis_points: number
  policy_version: number | null
  permissions: Permission[]
}

/** The live session of a token with everything a call needs to know of its person, in one query. */
export async function findSession(db: Queryable, tokenHash: string, now: Date) {
  const idleSince = new Date(now.getTime() - durations.sessionIdleHours * 3_600_000)
  const { rows } = await db.execute<ActorRow>(sql`
    select s.id session_id, extract(epoch from s.last_active_utc)::float8 last_active_seconds, u.id user_id, u.name user_name, u.email, u.policy_version,
           o.id original_company_id, o.is_provider original_is_provider,
           c.id company_id, c.name company_name, c.is_provider company_is_provider, c.is_packager,
           c.deleted_utc is not null company_deleted,
           coalesce(a.discount_basis_points, 0) discount_basis_points,
           ${permissionsHeldBy(sql`u`)} permissions
    from sessions s
    join users u on u.id = s.user_id and u.state = 'ENABLED'
    join companies o on o.id = u.company_id and o.deleted_utc is null
    join companies c on c.id = s.acting_company_id
    left join accounts a on a.id = c.account_id
    where s.token_hash = ${tokenHash} and s.revoked_utc is null
      and s.expires_utc > ${now} and s.last_active_utc > ${idleSince}`)
  return rows[0] && { row: rows[0], actor: actorFrom(rows[0]) }
}

function actorFrom(row: ActorRow): Actor {
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    userName: row.user_name,
    emailAddress: row.email,
    companyId: row.company_id,
    companyName: row.company_is_provider ? PRODUCT_NAME : row.company_name,
    isPackager: row.is_packager,
    originalCompanyId: row.original_company_id,
    isProviderStaff: row.original_is_provider,
    worksForProvider: row.original_is_provider && row.company_id === row.original_company_id,
    permissions: row.permissions,
    discountBasisPoints: row.discount_basis_points,
  }
}

/** Somebody who may sign in, by address; nobody of a company that is gone. */
export async function findUserByEmail(db: Queryable, email: string) {
  const [user] = await db
    .select(getTableColumns(users))
    .from(users)
    .innerJoin(companies, and(eq(companies.id, users.companyId), isNull(companies.deletedUtc)))
    .where(and(eq(users.email, email), eq(users.state, 'ENABLED')))
  return user
}

export type SigningIn = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>

/** The latest temporary passwords of a user that may still be used. */
export async function openTemporaryPasswords(db: Queryable, userId: number, most: number, now: Date) {
  return db
    .select({ id: temporaryPasswords.id, passwordHash: temporaryPasswords.passwordHash })
    .from(temporaryPasswords)
    .where(
      and(
        eq(temporaryPasswords.userId, userId),
        isNull(temporaryPasswords.usedUtc),
        sql`${temporaryPasswords.expiresUtc} > ${now}`,
      ),
    )
    .orderBy(desc(temporaryPasswords.id))
    .limit(most)
}

export async function useTemporaryPassword(db: Queryable, id: number, now: Date): Promise<boolean> {
  const used = await db
    .update(temporaryPasswords)
    .set({ usedUtc: now })
    .where(and(eq(temporaryPasswords.id, id), isNull(temporaryPasswords.usedUtc)))
    .returning({ id: temporaryPasswords.id })
  return used.length > 0
}

export async function insertSession(db: Queryable, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

/** Activity is written once a minute at most, so that reading stays reading. */
export async function touchSession(
  db: Queryable,
  sessionId: number,
  lastActiveSeconds: number,
  now: Date,
): Promise<void> {
  if (now.getTime() / 1000 - lastActiveSeconds < 60) return
  await db.update(sessions).set({ lastActiveUtc: now }).where(eq(sessions.id, sessionId))
}

/** Revokes a session and answers whose it was and which company it acted for; none if it is already gone. */
export async function revokeSession(db: Queryable, tokenHash: string, now: Date) {
  const [revoked] = await db
    .update(sessions)
    .set({ revokedUtc: now })
    .from(users)
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedUtc), eq(users.id, sessions.userId)))
    .returning({
      userId: sessions.userId,
      companyId: sessions.actingCompanyId,
      originalCompanyId: users.companyId,
    })
  return revoked
}

export async function setActingCompany(db: Queryable, sessionId: number, companyId: number): Promise<void> {
  await db.update(sessions).set({ actingCompanyId: companyId }).where(eq(sessions.id, sessionId))
}

export async function acceptCurrentPolicy(db: Queryable, userId: number, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ policyVersion: POLICY_VERSION, policyAcceptedUtc: now })
    .where(eq(users.id, userId))
}

export async function setPasswordHash(db: Queryable, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

/** Makes a provisional company one for good: somebody of it has a password (OQ-21). */
export async function settleCompany(tx: Queryable, companyId: number): Promise<void> {
  await tx
    .update(companies)
    .set({ provisionalUntilUtc: null })
    .where(and(eq(companies.id, companyId), isNotNull(companies.provisionalUntilUtc)))
}

export async function companyOf(db: Queryable, companyId: number) {
  const [company] = await db
    .select({ name: companies.name, isPackager: companies.isPackager })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company) throw new Error(`company ${companyId} is missing`)
  return company
}

/** Whether staff may act for this company: any that lives, but not the provider's own (E15). */
export async function isCustomerCompany(db: Queryable, companyId: number): Promise<boolean> {
  const found = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.isProvider, false), isNull(companies.deletedUtc)))
  return found.length > 0
}
