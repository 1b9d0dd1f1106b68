import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'

const { sessions, temporaryPasswords, users } = schema

export async function insertTemporaryPassword(
  db: Queryable,
  row: typeof temporaryPasswords.$inferInsert,
): Promise<void> {
  await db.insert(temporaryPasswords).values(row)
}

/** The live temporary session of an access token, with its person; a signed-in session's token finds nothing. */
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

/** Ends a temporary session; false when somebody else has used it up meanwhile. */
export async function endTemporarySession(db: Queryable, sessionId: number, now: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedUtc: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedUtc)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** The password of a signed-in session's person, if the access token belongs to that session. */
export async function findPasswordHash(db: Queryable, sessionId: number, accessTokenHash: string) {
  const [found] = await db
    .select({ passwordHash: users.passwordHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.accessTokenHash, accessTokenHash)))
  return found
}

/** Ends every session and temporary password of a person, but one session. */
export async function endOtherAccess(
  db: Queryable,
  userId: number,
  keptSessionId: number,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedUtc: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId), isNull(sessions.revokedUtc)))
  await db
    .update(temporaryPasswords)
    .set({ usedUtc: now })
    .where(and(eq(temporaryPasswords.userId, userId), isNull(temporaryPasswords.usedUtc)))
}
