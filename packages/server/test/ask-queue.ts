import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Queryable } from '../src/core/db/index.ts'

/** Asks or changes a shop's jobs by the queue library's own calls, as another process beside the shop. */
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
