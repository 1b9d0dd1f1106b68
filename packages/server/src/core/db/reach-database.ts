import { sql } from 'drizzle-orm'
import { Client, type PoolConfig } from 'pg'
import type { Log } from '../log/log.ts'
import { readPlaces } from './database-places.ts'
import { sessionSettings } from './embedded-database.ts'
import { waitForMigrations } from './migrate-database.ts'
import type { Database } from './queryable.ts'
import { watchPrimary } from './watch-primary.ts'

/** Milliseconds until the first connection is open. */
const PATIENCE = 5_000

/** PostgreSQL connection settings of node-postgres from a URL, with a flag for a pooler in between. */
export interface Reached {
  config: PoolConfig & { isPooled: boolean }
  stop(): void
}

export async function reachDatabase(databaseUrl: string, log: Log): Promise<Reached> {
  const places = readPlaces(databaseUrl)
  const primary = places.length > 1 ? watchPrimary(places, log) : undefined
  const config = { connectionString: places[0]?.url, ...(primary && { stream: primary.openSocket }) }
  const stop = () => primary?.stop()
  try {
    return { config: { ...config, isPooled: await isBehindPooler(config) }, stop }
  } catch (error) {
    stop()
    throw error
  }
}

/** Detects a pooler: it makes up a connection's process id, since each transaction may get another session. */
async function isBehindPooler(config: PoolConfig): Promise<boolean> {
  const client = new Client({ ...config, connectionTimeoutMillis: PATIENCE }) as Client & {
    processID: number
  }
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid !== client.processID
  } finally {
    void client.end().catch(() => undefined)
  }
}

/**
 * Saves the session settings with the shop's role in this database, for all later sessions, and sets them in the current
 * one. Behind a pooler no session belongs to the shop, and a connection's start options do not reach one. Processes that
 * start at once do so one after the other.
 */
export async function keepSessionSettings(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await waitForMigrations(tx)
    const { rows } = await tx.execute<{ database: string; kept: string[] }>(sql`
      select quote_ident(current_database()) database, coalesce((
        select setconfig from pg_db_role_setting s join pg_database d on d.oid = setdatabase join pg_roles r on r.oid = setrole
        where datname = current_database() and rolname = current_user), '{}') kept`)
    const { database = '', kept = [] } = rows[0] ?? {}
    // The extension registers its setting only when it is loaded.
    await tx.execute(sql`select show_limit()`)
    for (const [name, value] of Object.entries(sessionSettings)) {
      await tx.execute(sql`select set_config(${name}, ${String(value)}, false)`)
      if (kept.includes(`${name}=${value}`)) continue
      await tx.execute(sql.raw(`alter role current_user in database ${database} set ${name} = '${value}'`))
    }
  })
}
