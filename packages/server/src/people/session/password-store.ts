import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { policyInForce } from '../../core/brand/index.ts'
import { prepare, type Queryable, schema } from '../../core/db/index.ts'

const { companies, sessions, temporaryPasswords, users } = schema

/** A person who may sign in, by address; nobody of a deleted company. */
export async function findUserByEmail(db: Queryable, email: string) {
  const [user] = await userWithEmail(db, { email })
  return user
}

const userWithEmail = prepare((db) =>
  db
    .select({
      ...getTableColumns(users),
      agreedToEula: sql<boolean>`coalesce(${users.policyVersion} = ${policyInForce}, false)`,
    })
    .from(users)
    .innerJoin(companies, and(eq(companies.id, users.companyId), isNull(companies.deletedUtc)))
    .where(and(eq(users.email, sql.placeholder('email')), eq(users.state, 'ENABLED'))),
)

export type SigningIn = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>

/** Locks a person's row until the transaction ends, which serializes changes of a password; returns its hash. */
export async function lockPassword(tx: Queryable, userId: number): Promise<string | null> {
  const [row] = await lockedPassword(tx, { userId })
  return row?.passwordHash ?? null
}

const lockedPassword = prepare((db) =>
  db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update'),
)

export async function setPasswordHash(db: Queryable, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

/** Ends a company's provisional time, since one of its people has chosen a password (OQ-21). */
export async function settleCompany(tx: Queryable, companyId: number): Promise<void> {
  await tx
    .update(companies)
    .set({ provisionalUntilUtc: null })
    .where(and(eq(companies.id, companyId), isNotNull(companies.provisionalUntilUtc)))
}

export async function companyOf(db: Queryable, companyId: number) {
  const [company] = await db
    .select({
      name: companies.name,
      // The provider is never a packager (OQ-98).
      isPackager: sql<boolean>`${companies.isPackager} and not ${companies.isProvider}`,
      isProvider: companies.isProvider,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company) throw new Error(`company ${companyId} is missing`)
  return company
}

export async function insertTemporaryPassword(
  db: Queryable,
  row: typeof temporaryPasswords.$inferInsert,
): Promise<void> {
  await db.insert(temporaryPasswords).values(row)
}

/** A user's latest temporary passwords that can still be used. */
export async function openTemporaryPasswords(db: Queryable, userId: number, most: number, now: Date) {
  return db
    .select({ id: temporaryPasswords.id, passwordHash: temporaryPasswords.passwordHash })
    .from(temporaryPasswords)
    .where(
      and(
        eq(temporaryPasswords.userId, userId),
        isNull(temporaryPasswords.usedUtc),
        gt(temporaryPasswords.expiresUtc, now),
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

/** Ends a person's unused temporary passwords. */
export async function endTemporaryPasswords(db: Queryable, userId: number, now: Date): Promise<void> {
  await db
    .update(temporaryPasswords)
    .set({ usedUtc: now })
    .where(and(eq(temporaryPasswords.userId, userId), isNull(temporaryPasswords.usedUtc)))
}

/** The valid temporary session of an access token, with its person; the token of a signed-in session finds nothing. */
export async function findTemporarySession(db: Queryable, accessTokenHash: string, now: Date) {
  const [found] = await db
    .select({ sessionId: sessions.id, userId: users.id, email: users.email, companyId: users.companyId })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.state, 'ENABLED')))
    .where(
      and(
        eq(sessions.accessTokenHash, accessTokenHash),
        isNull(sessions.tokenHash),
        isNull(sessions.revokedUtc),
        gt(sessions.expiresUtc, now),
      ),
    )
  return found
}

/** Ends a temporary session; returns false if it has been used in the meantime. */
export async function endTemporarySession(db: Queryable, sessionId: number, now: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedUtc: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedUtc)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** The password hash of a signed-in session's person, if the access token belongs to that session. */
export async function findPasswordHash(db: Queryable, sessionId: number, accessTokenHash: string) {
  const [found] = await db
    .select({ passwordHash: users.passwordHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.accessTokenHash, accessTokenHash)))
  return found
}
