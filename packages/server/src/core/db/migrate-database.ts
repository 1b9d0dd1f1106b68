import { fileURLToPath } from 'node:url'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { DatabaseRejection } from './database-rejection.ts'
import type { Database, Queryable, Transaction } from './queryable.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number that no other lock uses. */
const LOCK = 19460001
const NOT_PERMITTED = '42501'

/**
 * Migrates the schema. When several processes start at once, one migrates and the others wait. A schema of a newer version
 * is rejected, since this one might damage it.
 */
export async function migrateDatabase(db: Database, shared: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    if (!shared) return applyMigrations(tx)
    await waitForMigrations(tx)
    await applyMigrations(tx).catch(refuse)
  })
}

/** Keeps every other process from migrating until the transaction ends. */
export const waitForMigrations = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)

/** Applies the missing migrations, all or up to `last`, and records them as drizzle does. */
export async function applyMigrations(tx: Transaction, last = Infinity): Promise<void> {
  const applied = await appliedTo(tx)
  refuseNewer(applied)
  if (applied.length === 0) await tx.execute(sql.raw(noteOfMigrations))
  for (const { folderMillis, hash, sql: statements } of migrations()) {
    if (applied.includes(folderMillis) || folderMillis > last) continue
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    )
  }
}

const noteOfMigrations = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`

/** True if the schema is exactly this version's: neither older nor newer. */
export async function hasOwnSchema(db: Queryable): Promise<boolean> {
  const applied = new Set(await appliedTo(db))
  return applied.size === known().length && known().every((time) => applied.has(time))
}

/** Rejects a schema with migrations that this version does not know. */
export function refuseNewer(applied: readonly number[]): void {
  if (applied.some((time) => !known().includes(time)))
    throw new DatabaseRejection(
      'The database has been brought up to date by a newer version of the shop than this one: start that version, or restore a copy of the database from before.',
    )
}

let read: ReturnType<typeof readMigrationFiles> | undefined
const migrations = () => (read ??= readMigrationFiles({ migrationsFolder: folder }))
const known = () => migrations().map(({ folderMillis }) => folderMillis)

/** Returns the applied migrations; drizzle identifies one by the time at which it was generated. */
export async function appliedTo(db: Queryable) {
  const { rows: found } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!found[0]?.['found']) return []
  const { rows } = await db.execute(sql`select created_at from drizzle.__drizzle_migrations order by id`)
  return rows.map((row) => Number(row['created_at']))
}

/** Reports missing rights or a missing extension to the database's administrator; anything else is a bug of ours. */
function refuse(error: Error): never {
  if (!(error instanceof DrizzleQueryError)) throw error
  const { code, message } = error.cause as Error & { code?: string }
  if (code !== NOT_PERMITTED && !/create extension/i.test(error.query)) throw error
  throw new DatabaseRejection(
    `The database of DATABASE_URL cannot be set up (${message}). ` +
      'Its user needs the right CREATE on the database, and its server the extension pg_trgm, which comes with PostgreSQL.',
  )
}
