import { sql } from 'drizzle-orm'
import { Client, type PoolConfig } from 'pg'
import type { Log } from '../log/log.ts'
import { readPlaces } from './database-places.ts'
import { sessionSettings } from './embedded-database.ts'
import type { Database } from './queryable.ts'
import { watchPrimary } from './watch-primary.ts'

/** Milliseconds until the first connection stands. */
const PATIENCE = 5_000

/** Access of node-postgres to a PostgreSQL by its URL, and whether a pooler stands between. */
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

/** A pooler makes the number of a connection's session up itself, for the session may be another one for each transaction. */
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
 * Behind a pooler no session belongs to the shop, and the settings that a connection begins with do not reach one: they are
 * kept with the shop's role in this database, for each session to come, and set in the one that is at hand.
 */
export async function keepSessionSettings(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ database: string; kept: string[] }>(sql`
      select quote_ident(current_database()) database, coalesce((
        select setconfig from pg_db_role_setting s join pg_database d on d.oid = setdatabase join pg_roles r on r.oid = setrole
        where datname = current_database() and rolname = current_user), '{}') kept`)
    const { database = '', kept = [] } = rows[0] ?? {}
    // The extension knows its setting once it is loaded.
    await tx.execute(sql`select show_limit()`)
    for (const [name, value] of Object.entries(sessionSettings)) {
      await tx.execute(sql`select set_config(${name}, ${String(value)}, false)`)
      if (kept.includes(`${name}=${value}`)) continue
      await tx.execute(sql.raw(`alter role current_user in database ${database} set ${name} = '${value}'`))
    }
  })
}
