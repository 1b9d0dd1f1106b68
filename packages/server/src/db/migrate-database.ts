import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './queryable.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number nobody else locks. */
const LOCK = 19460001

/** Brings the schema up to date; of several processes that start at once, one does it and the others wait. */
export async function migrateDatabase(db: Database, shared: boolean): Promise<void> {
  if (!shared) return migrate(db, { migrationsFolder: folder })
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await migrate(db, { migrationsFolder: folder })
  })
}
