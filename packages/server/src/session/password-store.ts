import { and, eq, gt, isNull } from 'drizzle-orm'
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

/** Holds a person's row until the transaction ends, so that changes of one password pass one after the other. */
export async function lockPassword(tx: Queryable, userId: number): Promise<string | null> {
  const [row] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row?.passwordHash ?? null
}
