import { durations } from '@volute/domain/kernel'
import { and, desc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'

const { sessions, temporaryPasswords } = schema

/** A person's sessions that still let them in, the latest active first (OQ-02). */
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

/** Ends a person's sessions, temporary ones too; one may be kept. */
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

/** Makes a person's mailed temporary passwords worthless. */
export async function endTemporaryPasswords(db: Queryable, userId: number, now: Date): Promise<void> {
  await db
    .update(temporaryPasswords)
    .set({ usedUtc: now })
    .where(and(eq(temporaryPasswords.userId, userId), isNull(temporaryPasswords.usedUtc)))
}
