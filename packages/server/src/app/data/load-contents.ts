import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { applyMigrations, type Transaction, waitForMigrations } from '../../core/db/index.ts'
import { addJobs } from '../../core/queue/index.ts'
import { jobs } from '../jobs.ts'
import { DataRejection } from './data-rejection.ts'
import { emptyDatabase, isEmpty } from './empty-database.ts'
import { listTables } from './list-tables.ts'
import {
  type Contents,
  type Digest,
  digested,
  digestOf,
  JOBS,
  readContents,
  writeAlike,
} from './read-contents.ts'

/**
 * Fills an empty database with a shop's contents, in the caller's transaction: creates the schema version of the contents,
 * writes the rows, reads them back and compares, and then migrates the schema to the current version. Returns the digest
 * of each table, equal on both sides.
 */
export async function loadContents(
  tx: Transaction,
  contents: Contents,
  replaces: boolean,
): Promise<Digest[]> {
  await waitForMigrations(tx)
  if (replaces) await emptyDatabase(tx)
  else if (!(await isEmpty(tx)))
    throw new DataRejection(
      'The database to be filled is not empty: name one that has just been created, or let restore replace it.',
    )
  await applyMigrations(tx, Math.max(...contents.migrations))
  await writeAlike(tx)
  const sent = await writeRows(tx, contents)
  await writeSequences(tx, contents.sequences)
  await compare(tx, contents, sent)
  await applyMigrations(tx)
  // Collects statistics first: a query planned before the tables are analyzed is planned for empty ones.
  await tx.execute(sql`analyze`)
  return sent
}

/** Foreign keys are created once all rows exist, and no trigger runs: its results are among the rows. */
async function writeRows(tx: Transaction, { linesOf, tables }: Contents): Promise<Digest[]> {
  const known = await listTables(tx)
  if (!isDeepStrictEqual(tables, [...known.map(({ name }) => name), JOBS]))
    throw new DataRejection('The tables are not those of the schema that they are said to be of.')
  const keys = await dropForeignKeys(tx)
  const sent: Digest[] = []
  for (const { name, insert } of known) {
    // A migration has inserted a row into some tables.
    await tx.execute(sql.raw(`alter table public.${name} disable trigger user; delete from public.${name}`))
    for await (const lines of digested(name, linesOf(name), (digest) => sent.push(digest)))
      await runWith(tx, insert, `[${lines.join(',')}]`)
    await tx.execute(sql.raw(`alter table public.${name} enable trigger user`))
  }
  for (const key of keys) await tx.execute(sql.raw(key))
  let isQueueMade = false
  for await (const lines of digested(JOBS, linesOf(JOBS), (digest) => sent.push(digest))) {
    await addJobs(tx, jobs, lines)
    isQueueMade = true
  }
  if (!isQueueMade) await addJobs(tx, jobs, [])
  return sent
}

/** Drops every foreign key, and returns the statements that create them again. */
async function dropForeignKeys(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ drop: string; add: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`)
  for (const { drop } of rows) await tx.execute(sql.raw(drop))
  return rows.map(({ add }) => add)
}

async function writeSequences(tx: Transaction, sequences: Contents['sequences']) {
  for (const [name, last] of Object.entries(sequences))
    await tx.execute(sql`select setval(format('public.%I', ${name}::text)::regclass, ${last}::bigint)`)
}

async function compare(tx: Transaction, { sequences }: Contents, sent: readonly Digest[]) {
  const { linesOf, sequences: written } = await readContents(tx)
  for (const digest of sent)
    if (!isDeepStrictEqual(await digestOf(digest.table, linesOf(digest.table)), digest))
      throw new DataRejection(
        `The rows of ${digest.table} are not the same after they were written: nothing was changed.`,
      )
  if (!isDeepStrictEqual(written, sequences))
    throw new DataRejection('The sequences are not the same after they were written: nothing was changed.')
}

/** Runs an SQL text with one parameter. */
function runWith(tx: Transaction, text: string, value: string) {
  const [before = '', after = ''] = text.split('$1')
  return tx.execute(sql`${sql.raw(before)}${value}${sql.raw(after)}`)
}
