import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'

const { attempts } = schema

export async function attemptsSince(db: Queryable, key: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.atUtc, since)))
  return row?.count ?? 0
}

/** Adds one attempt to each key and forgets those of more than a day ago. */
export async function countAttempt(db: Queryable, keys: string[], now: Date): Promise<void> {
  await db.insert(attempts).values(keys.map((key) => ({ key, atUtc: now })))
  await db.delete(attempts).where(lt(attempts.atUtc, new Date(now.getTime() - 86_400_000)))
}
