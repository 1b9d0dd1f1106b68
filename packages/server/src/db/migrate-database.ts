import { fileURLToPath } from 'node:url'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { DatabaseRefusal } from './database-refusal.ts'
import type { Database } from './queryable.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number nobody else locks. */
const LOCK = 19460001
const NOT_PERMITTED = '42501'

/** Brings the schema up to date; of several processes that start at once, one does it and the others wait. */
export async function migrateDatabase(db: Database, shared: boolean): Promise<void> {
  if (!shared) return migrate(db, { migrationsFolder: folder })
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await migrate(db, { migrationsFolder: folder }).catch(refuse)
  })
}

/** Missing rights or a missing extension are for an administrator of the database; anything else is a mistake in here. */
function refuse(error: Error): never {
  if (!(error instanceof DrizzleQueryError)) throw error
  const { code, message } = error.cause as Error & { code?: string }
  if (code !== NOT_PERMITTED && !/create extension/i.test(error.query)) throw error
  throw new DatabaseRefusal(
    `The database of DATABASE_URL cannot be set up (${message}). ` +
      'Its user needs the right CREATE on the database, and its server the extension pg_trgm, which comes with PostgreSQL.',
  )
}
