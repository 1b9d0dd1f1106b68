import type { Permission } from '@volute/domain/core/permissions'
import { durations } from '@volute/domain/core/kernel'
import { and, desc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { policyInForce } from '../../core/brand/index.ts'
import type { Actor } from '../../core/http/context.ts'
import { permissionsHeldBy, prepareInsert, prepareSql, type Queryable, schema } from '../../core/db/index.ts'

const { sessions, users } = schema

interface ActorRow {
  token_hash: string
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
  refuses_used_po: boolean
  company_deleted: boolean
  customer: string
  discount_basis_points: number
  distributor_code: string | null
  distributor_name: string | null
  catalogue_version: number
  policy_version: number | null
  policy_in_force: number
  permissions: Permission[]
}

/** The valid session of a token with all details of its person that a call needs, in one query. */
export async function findSession(db: Queryable, tokenHash: string, now: Date) {
  return (await findSessions(db, [tokenHash], now)).get(tokenHash)
}

/** Same for several tokens, by hash; tokens without a valid session are left out. */
export async function findSessions(db: Queryable, tokenHashes: readonly string[], now: Date) {
  const idleSince = new Date(now.getTime() - durations.sessionIdleHours * 3_600_000)
  const rows = await liveSessions(db, { tokenHashes, now, idleSince })
  return new Map(rows.map((row) => [row.token_hash, { row, actor: actorFrom(row) }]))
}

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

const liveSessions = prepareSql<ActorRow>(sql`
  select s.token_hash, s.id session_id, extract(epoch from s.last_active_utc)::float8 last_active_seconds, u.id user_id, u.name user_name, u.email, u.policy_version,
         o.id original_company_id, o.is_provider original_is_provider,
         c.id company_id, c.name company_name, c.is_provider company_is_provider, c.is_packager, c.refuses_used_po,
         c.deleted_utc is not null company_deleted,
         coalesce(a.identifier, '') customer, coalesce(a.discount_basis_points, 0) discount_basis_points,
         d.code distributor_code, d.name distributor_name,
         (select version from catalogue_version) catalogue_version, ${policyInForce} policy_in_force,
         ${permissionsHeldBy(sql`u`)} permissions
  from sessions s
  join users u on u.id = s.user_id and u.state = 'ENABLED'
  join companies o on o.id = u.company_id and o.deleted_utc is null
  join companies c on c.id = s.acting_company_id
  left join accounts a on a.id = c.account_id
  left join distributors d on d.company_id = c.id
  where s.token_hash = any(${sql.placeholder('tokenHashes')}) and s.revoked_utc is null
    and s.expires_utc > ${sql.placeholder('now')} and s.last_active_utc > ${sql.placeholder('idleSince')}`)

function actorFrom(row: ActorRow): Actor {
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    userName: row.user_name,
    emailAddress: row.email,
    companyId: row.company_id,
    companyName: row.company_name,
    /** COMPANY-25 */
    isPackager: row.is_packager && !row.company_is_provider,
    refusesUsedPo: row.refuses_used_po,
    originalCompanyId: row.original_company_id,
    isProviderStaff: row.original_is_provider,
    worksForProvider: row.original_is_provider && row.company_id === row.original_company_id,
    customer: row.customer,
    permissions: row.permissions,
    discountBasisPoints: row.discount_basis_points,
    distributor: distributorOf(row),
  }
}

function distributorOf({ distributor_code: code, distributor_name: name }: ActorRow) {
  return code === null || name === null ? null : { code, name }
}

export async function insertSession(db: Queryable, session: typeof sessions.$inferInsert): Promise<void> {
  await inserted(db, [{ userAgent: '', ...session }])
}

const inserted = prepareInsert(sessions, { omit: ['id'] })

/** Writes activity at most once a minute, so that most reading calls do not write. */
export async function touchSession(
  db: Queryable,
  sessionId: number,
  lastActiveSeconds: number,
  now: Date,
): Promise<void> {
  if (now.getTime() / 1000 - lastActiveSeconds < 60) return
  await db.update(sessions).set({ lastActiveUtc: now }).where(eq(sessions.id, sessionId))
}

/** Revokes a session and returns its person and acting company; undefined if it is already revoked. */
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

/** A person's valid sessions, most recently active first (OQ-02). */
export async function listLiveSessions(db: Queryable, userId: number, now: Date) {
  const idleSince = new Date(now.getTime() - durations.sessionIdleHours * 3_600_000)
  return db
    .select({
      sessionId: sessions.id,
      userAgent: sessions.userAgent,
      createdUtc: sessions.createdUtc,
      lastActiveUtc: sessions.lastActiveUtc,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNotNull(sessions.tokenHash),
        isNull(sessions.revokedUtc),
        gt(sessions.expiresUtc, now),
        gt(sessions.lastActiveUtc, idleSince),
      ),
    )
    .orderBy(desc(sessions.lastActiveUtc), desc(sessions.id))
}

/** Ends a person's sessions, including temporary ones, except one if given. */
export async function endSessions(
  db: Queryable,
  userId: number,
  now: Date,
  keptSessionId = 0,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedUtc: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId), isNull(sessions.revokedUtc)))
}
