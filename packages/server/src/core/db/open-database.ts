import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import type { Log } from '../log/log.ts'
import { makePrivate } from './make-private.ts'
import { damaged, DatabaseRejection, unusable } from './database-rejection.ts'
import { embeddedConfig, type EmbeddedDatabase, sessionSettings, startEmbedded } from './embedded-database.ts'
import { migrateDatabase } from './migrate-database.ts'
import { openStatements, type Statements } from './open-statements.ts'
import { pingDatabase } from './ping-database.ts'
import type { Database } from './queryable.ts'
import { keepSessionSettings, reachDatabase } from './reach-database.ts'
import * as schema from './schema/index.ts'

export interface OpenDatabase {
  db: Database
  pool: Pool
  embedded: EmbeddedDatabase | undefined
  statements: Statements
  /** True behind a pooler, which may give every transaction another session of the database. */
  isPooled: boolean
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
    if (opened.isPooled) await keepSessionSettings(opened.db)
    return opened
  } catch (error) {
    await opened.close()
    throw opened.embedded && isDamage(error) ? refusal(error, place) : error
  }
}

/** Opens the database without migrating its schema. */
export async function openAsIs(place: Place, log: Log): Promise<OpenDatabase> {
  claim(place.dataDir)
  const { embedded, config, stop } = await startOrReach(place, log)
  const opened = connect(config, log)
  async function close() {
    await opened.pool.end()
    await stop()
  }
  try {
    await pingDatabase(opened.db)
  } catch (error) {
    await close()
    throw refusal(error as Error, place)
  }
  return { ...opened, embedded, close }
}

async function startOrReach(place: Place, log: Log) {
  if (!place.databaseUrl) {
    const embedded = await startEmbedded(place.dataDir)
    return { embedded, config: embeddedConfig(embedded), stop: () => embedded.stop() }
  }
  const reached = await reachDatabase(place.databaseUrl, log).catch((error: Error) => {
    throw refusal(error, place)
  })
  return { embedded: undefined, ...reached }
}

/** Makes the data folder private; on PostgreSQL, too, it holds drawings, documents and mails. */
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

function refusal(error: Error, { databaseUrl, dataDir }: Place) {
  const { message, name, code } = (error.cause ?? error) as NodeJS.ErrnoException
  const reason = message || code || name
  if (!databaseUrl) return damaged(dataDir, reason)
  return new DatabaseRejection(`The database of DATABASE_URL cannot be used (${reason}).`)
}

interface Connection extends PoolConfig {
  /** True if all connections share one session, as in the embedded database. */
  sharesSession?: boolean
  isPooled?: boolean
}

/** True if any other process is connected: a shop always is, for its jobs. Always true behind a pooler, which hides the others. */
export async function isInUse({ pool, isPooled }: OpenDatabase): Promise<boolean> {
  if (isPooled) return true
  const { rows } = await pool.query<{ sessions: number }>(
    'select count(usesysid)::int as sessions from pg_stat_activity where datname = current_database()',
  )
  return (rows[0]?.sessions ?? 0) > pool.totalCount
}

/** True if another process is still connected after 2 s: the database takes a moment to end the session of one that just left. */
export async function staysInUse(opened: OpenDatabase): Promise<boolean> {
  const until = Date.now() + 2000
  while (Date.now() < until) {
    if (!(await isInUse(opened))) return false
    await wait(100)
  }
  return true
}

/** Opens a pool on a running database, without migrations. */
export function connect(
  { sharesSession, isPooled = false, ...config }: Connection,
  log: Log,
): Pick<OpenDatabase, 'db' | 'pool' | 'statements' | 'isPooled'> {
  const { statements, countOne, forget } = openStatements()
  const pool = new Pool({
    max: 10,
    ...config,
    pipeline: true,
    // A pooler would reject start options.
    ...(!isPooled && { options: startOptions }),
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
  // One that breaks in the middle of a transaction fails its next query; without a listener it would end the process too.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // Prepared statements that an earlier connection left in a session that outlives it.
    if (sharesSession) client.query('deallocate all').catch(() => {})
    shapeQueries(client, isPooled, sharesSession ? countOne : undefined)
  })
  pool.on('remove', (client) => void forget(client))
  return { db: drizzle({ client: pool, schema }), pool, statements, isPooled }
}

const startOptions = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

type Sent = { text?: string; name?: string | undefined } | string
type Query = (sent: Sent, ...values: unknown[]) => Promise<unknown>

/**
 * Answers a transaction's `begin` at once, so that it is sent together with the first statement; if one fails, both fail.
 * Behind a pooler no statement has a name: a prepared one would stay in one session, and the next transaction may get
 * another.
 */
function shapeQueries(
  client: PoolClient,
  isPooled: boolean,
  countOne: ((client: PoolClient) => () => void) | undefined,
) {
  const eager: Query = (sent, ...values) => {
    const counted = countOne?.(client)
    if (counted) countCallback(counted, values)
    const answer = (Client.prototype.query as Query).call(client, isPooled ? unnamed(sent) : sent, ...values)
    if (counted && answer instanceof Promise) answer.then(counted, counted)
    if (typeof sent === 'string' || sent.text !== 'begin') return answer
    answer.catch(() => {})
    return Promise.resolve({ rows: [] })
  }
  client.query = eager as PoolClient['query']
}

/** Counts an answer that arrives by callback, as the pool's own queries do. */
function countCallback(counted: () => void, values: unknown[]): void {
  const callback = values.at(-1) as ((...answer: unknown[]) => void) | undefined
  if (typeof callback === 'function')
    values[values.length - 1] = (...answer: unknown[]) => {
      counted()
      callback(...answer)
    }
}

const unnamed = (sent: Sent): Sent =>
  typeof sent === 'object' && sent.name ? { ...sent, name: undefined } : sent
