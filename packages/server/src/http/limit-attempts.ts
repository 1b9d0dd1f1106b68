import { messages, Refusal } from '@volute/domain/kernel'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'

const { attempts } = schema

export interface AttemptLimit {
  /** What is counted, such as `sign-in ben@riverbend.example`. */
  key: string
  most: number
  minutes: number
}

/** Refuses with 429 once a key has counted too often; the count stands in the database, so all processes share it. */
export async function checkAttempts(db: Queryable, limit: AttemptLimit, now: Date): Promise<void> {
  const since = new Date(now.getTime() - limit.minutes * 60_000)
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(attempts)
    .where(and(eq(attempts.key, limit.key), gt(attempts.atUtc, since)))
  if (row && row.count >= limit.most) throw new Refusal(429, messages.tooManyAttempts)
}

export async function countAttempt(db: Queryable, keys: string[], now: Date): Promise<void> {
  await db.insert(attempts).values(keys.map((key) => ({ key, atUtc: now })))
  await db.delete(attempts).where(lt(attempts.atUtc, new Date(now.getTime() - 86_400_000)))
}
