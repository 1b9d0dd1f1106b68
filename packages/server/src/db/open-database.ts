import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import type { Log } from '../log.ts'
import { makePrivate } from '../make-private.ts'
import { damaged, DatabaseRefusal, unusable } from './database-refusal.ts'
import { embeddedConfig, type EmbeddedDatabase, sessionSettings, startEmbedded } from './embedded-database.ts'
import { migrateDatabase } from './migrate-database.ts'
import { pingDatabase } from './ping-database.ts'
import type { Database } from './queryable.ts'
import * as schema from './schema/index.ts'

export interface OpenDatabase {
  db: Database
  pool: Pool
  embedded: EmbeddedDatabase | undefined
  close(): Promise<void>
}

interface Place {
  databaseUrl?: string | undefined
  dataDir: string
}

/** Opens PostgreSQL by its URL, or the embedded database in the data folder, and brings its schema up to date. */
export async function openDatabase(place: Place, log: Log): Promise<OpenDatabase> {
  const opened = await openAsIs(place, log)
  try {
    await migrateDatabase(opened.db, opened.embedded === undefined)
    return opened
  } catch (error) {
    await opened.close()
    throw opened.embedded && isDamage(error) ? refusal(error, place) : error
  }
}

/** The same with the schema that it has. */
export async function openAsIs(place: Place, log: Log): Promise<OpenDatabase> {
  claim(place.dataDir)
  const embedded = place.databaseUrl ? undefined : await startEmbedded(place.dataDir)
  const opened = connect(embedded ? embeddedConfig(embedded) : { connectionString: place.databaseUrl }, log)
  async function close() {
    await opened.pool.end()
    await embedded?.stop()
  }
  try {
    await pingDatabase(opened.db)
  } catch (error) {
    await close()
    throw refusal(error as Error, place)
  }
  return { ...opened, embedded, close }
}

/** On PostgreSQL the data folder holds drawings, documents and mails. */
function claim(dataDir: string) {
  try {
    makePrivate(dataDir)
  } catch (error) {
    throw unusable(dataDir, error as Error)
  }
}

/** PostgreSQL's error classes for corrupt data (XX), failed reads (58) and failed writes (53). */
function isDamage(error: unknown): error is Error {
  if (!(error instanceof DrizzleQueryError)) return false
  const { code } = (error.cause ?? {}) as { code?: string }
  return /^(XX|58|53)/.test(code ?? '')
}

function refusal({ message, cause }: Error, { databaseUrl, dataDir }: Place) {
  const reason = cause instanceof Error ? cause.message || cause.name : message
  if (!databaseUrl) return damaged(dataDir, reason)
  return new DatabaseRefusal(`The database of DATABASE_URL cannot be used (${reason}).`)
}

/** Whether anybody but this process is connected: a shop always is, for its jobs. */
export async function isInUse({ pool }: OpenDatabase): Promise<boolean> {
  const { rows } = await pool.query<{ sessions: number }>(
    'select count(usesysid)::int as sessions from pg_stat_activity where datname = current_database()',
  )
  return (rows[0]?.sessions ?? 0) > pool.totalCount
}

/** A pool on a running database, without migrations. */
export function connect(
  { sharesSession, ...config }: PoolConfig & { sharesSession?: boolean },
  log: Log,
): { db: Database; pool: Pool } {
  const pool = new Pool({
    max: 10,
    ...config,
    pipeline: true,
    options: Object.entries(sessionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
  // One that breaks in the middle of a transaction fails its next query; without a listener it would end the process too.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // Names that an earlier connection has left in a session that outlives it.
    if (sharesSession) client.query('deallocate all').catch(() => {})
    sendBeginAhead(client)
  })
  return { db: drizzle({ client: pool, schema }), pool }
}

type Query = (sent: { text?: string } | string, ...values: unknown[]) => Promise<unknown>

/** Lets a transaction's `begin` go out together with its first statement; what fails the one fails the other. */
function sendBeginAhead(client: PoolClient) {
  const eager: Query = (sent, ...values) => {
    const answer = (Client.prototype.query as Query).call(client, sent, ...values)
    if (typeof sent === 'string' || sent.text !== 'begin') return answer
    answer.catch(() => {})
    return Promise.resolve({ rows: [] })
  }
  client.query = eager as PoolClient['query']
}
