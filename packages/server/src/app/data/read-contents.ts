import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { appliedTo, type Database, refuseNewer, type Transaction } from '../../core/db/index.ts'
import { unfinishedJobsOf } from '../../core/queue/index.ts'
import { listTables } from './list-tables.ts'
import { DataRejection } from './data-rejection.ts'

/** All contents of a shop's database, of either kind. */
export interface Contents {
  /** Migrations of its schema. */
  migrations: readonly number[]
  tables: readonly string[]
  /** Last value of each sequence. */
  sequences: Readonly<Record<string, string>>
  /** Rows of a table as lines of JSON, in batches and always in the same order. */
  linesOf(table: string): AsyncIterable<string[]>
}

/** Values for comparing the rows of a table. */
export interface Digest {
  table: string
  rows: number
  sha256: string
}

/** Name of the queue's unfinished jobs, which count as a table in addition to the shop's own. */
export const JOBS = 'jobs'

/** Reads a consistent snapshot of a database while others may write. */
export function readSnapshot<Result>(
  db: Database,
  read: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

export async function readContents(tx: Transaction): Promise<Contents> {
  await writeAlike(tx)
  const migrations = await appliedTo(tx)
  refuseNewer(migrations)
  if (migrations.length === 0) throw new DataRejection('There is no shop in the database: it has no tables.')
  const tables = await listTables(tx)
  const jobs = await unfinishedJobsOf(tx)
  const queries = new Map([...tables.map(({ name, select }) => [name, select] as const), [JOBS, jobs]])
  return {
    migrations,
    tables: [...queries.keys()],
    sequences: await readSequences(tx),
    async *linesOf(table) {
      const query = queries.get(table)
      if (query) yield* readLines(tx, query)
    },
  }
}

/** Makes every session write times and numbers in the same format, without limits on statement or idle time. */
export async function writeAlike(tx: Transaction): Promise<void> {
  await tx.execute(
    sql.raw(`
      set local timezone = 'UTC';
      set local datestyle = 'ISO, MDY';
      set local intervalstyle = 'postgres';
      set local extra_float_digits = 1;
      set local bytea_output = 'hex';
      set local statement_timeout = 0;
      set local idle_in_transaction_session_timeout = 0`),
  )
}

async function readSequences(tx: Transaction) {
  const { rows } = await tx.execute<{ name: string; last: string }>(sql`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** Approximate number of characters in memory at a time. */
const CHARACTERS = 1_000_000

async function* readLines(tx: Transaction, query: string): AsyncGenerator<string[]> {
  await tx.execute(sql.raw(`declare lines no scroll cursor for ${query}`))
  for (let count = 100; ; ) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${count} from lines`))
    if (rows.length === 0) break
    const lines = rows.map(({ line }) => line)
    yield lines
    const average = lines.reduce((sum, { length }) => sum + length, 0) / lines.length
    count = Math.max(1, Math.floor(CHARACTERS / average))
  }
  await tx.execute(sql`close lines`)
}

/** Passes lines on, and reports their digest at the end. */
export async function* digested(
  table: string,
  lines: AsyncIterable<string[]>,
  found: (digest: Digest) => void,
): AsyncGenerator<string[]> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const some of lines) {
    for (const line of some) hash.update(`${line}\n`)
    rows += some.length
    yield some
  }
  found({ table, rows, sha256: hash.digest('hex') })
}

/** Digest of a table's rows. */
export async function digestOf(table: string, lines: AsyncIterable<string[]>): Promise<Digest> {
  const digests: Digest[] = []
  const passing = digested(table, lines, (digest) => digests.push(digest))
  while (!(await passing.next()).done) continue
  return digests[0] as Digest
}
