import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Queryable } from '../src/core/db/index.ts'

/** Reads or changes a shop's jobs with the queue library's own calls, like a separate process next to the shop. */
export async function askQueue<T>(db: Queryable, ask: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = new PgBoss({
    db: fromDrizzle(db, sql),
    migrate: false,
    schedule: false,
    supervise: false,
    registerInstance: false,
  })
  await boss.start()
  try {
    return await ask(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}
