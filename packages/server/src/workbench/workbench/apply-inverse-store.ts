import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../core/db/index.ts'
import { type CapturedTable, capturedTables, joinBy } from '../import/index.ts'
import { changedIn, isRow } from './inverse-store.ts'

/** Reverts the changes of a publication, except `kept_rows`, portion by portion. */
export const applyInverse = (tx: Transaction, publicationId: number): Promise<void> =>
  writeBack(
    tx,
    sql`(select place, table_name, before, after from publication_rows
      where publication_id = ${publicationId} and not exists (select from kept_rows k where k.place = publication_rows.place))`,
  )

/** Changes catalogue rows from their `after` to their `before` state, portion by portion. */
export async function writeBack(tx: Transaction, from: SQL): Promise<void> {
  const columns = await listColumns(tx)
  const inverse = { tx, from, columns }
  const [parts, ...others] = capturedTables.filter(({ wordsInUse }) => !wordsInUse)
  await joinBy(tx, 'index')
  await tx.execute(sql`
    update warehouses set is_main = false where is_main and exists (
      select from ${from} r where table_name = 'warehouses'
        and (before->>'is_main')::bool and (after->>'is_main')::bool is distinct from true)`)
  if (parts) await insertParts(inverse, parts)
  for (const table of others.toReversed()) await removeAgain(inverse, table)
  for (const table of others) {
    await insertAgain(inverse, table)
    await changeBack(inverse, table)
  }
  if (parts) {
    await changeBack(inverse, parts)
    await forgetUses(inverse)
    await removeAgain(inverse, parts)
  }
  await joinBy(tx, 'hash')
  await forgetWords(inverse)
  await restoreWords(inverse)
}

interface Inverse {
  tx: Transaction
  /** The rows, each with its place, table, before and after. */
  from: SQL
  /** The writable columns of each table. */
  columns: ReadonlyMap<string, readonly string[]>
}

/** Rows that one statement writes, which takes some milliseconds. */
const PORTION = 300

/** Runs a statement for each portion of a table's rows in turn. */
async function inPortions(
  { tx, from }: Inverse,
  { name }: CapturedTable,
  statement: (rows: SQL) => SQL,
): Promise<void> {
  for (let last = -1; ; ) {
    const { rows } = await tx.execute<{ until: number | null }>(sql`
      select max(place) as until from (
        select place from ${from} r where table_name = ${name} and place > ${last} order by place limit ${PORTION}) next`)
    const until = rows[0]?.until ?? undefined
    if (until === undefined) return
    await tx.execute(
      statement(
        sql`(select * from ${from} r where table_name = ${name} and place > ${last} and place <= ${until})`,
      ),
    )
    last = until
  }
}

/** Columns that the captured rows have and the table still has. */
async function columnsIn(inverse: Inverse, { name }: CapturedTable): Promise<string[]> {
  const { rows } = await inverse.tx.execute<{ column: string }>(sql`
    select jsonb_object_keys(coalesce(before, after)) as "column" from (
      select before, after from ${inverse.from} r where table_name = ${name} limit 1) first`)
  const kept = new Set(rows.map(({ column }) => column))
  return (inverse.columns.get(name) ?? []).filter((column) => kept.has(column))
}

const list = (columns: readonly string[], of = '') =>
  sql.join(
    columns.map((column) => sql`${sql.raw(of)}${sql.identifier(column)}`),
    sql`, `,
  )

/** Inserts parts without their replacements first, since those may come in a later portion. */
async function insertParts(inverse: Inverse, parts: CapturedTable): Promise<void> {
  const column = 'replaced_by_part_id'
  await insertAgain(inverse, parts, column)
  await inPortions(
    inverse,
    parts,
    (rows) => sql`
      update parts t set replaced_by_part_id = (r.before->>${column})::int from ${rows} r
      where r.after is null and r.before->>${column} is not null and ${isRow(parts, sql`r.before`)}`,
  )
}

async function insertAgain(inverse: Inverse, table: CapturedTable, without?: string): Promise<void> {
  const columns = (await columnsIn(inverse, table)).filter((column) => column !== without)
  const name = sql.identifier(table.name)
  if (columns.length > 0)
    await inPortions(
      inverse,
      table,
      (rows) => sql`
        insert into ${name} (${list(columns)}) overriding system value
        select ${list(columns, 'was.')} from ${rows} r, jsonb_populate_record(null::${name}, r.before) was
        where r.after is null order by r.place`,
    )
}

async function changeBack(inverse: Inverse, table: CapturedTable): Promise<void> {
  const columns = (await columnsIn(inverse, table)).filter((column) => !(column in table.key))
  const name = sql.identifier(table.name)
  if (columns.length > 0)
    await inPortions(
      inverse,
      table,
      (rows) => sql`
        update ${name} t set (${list(columns)}) = (
          select ${list(columns, 'was.')} from jsonb_populate_record(t, ${changedIn('before')}) was)
        from ${rows} r where r.before is not null and r.after is not null and ${isRow(table, sql`r.after`)}`,
    )
}

const removeAgain = (inverse: Inverse, table: CapturedTable) =>
  inPortions(
    inverse,
    table,
    (rows) => sql`
      delete from ${sql.identifier(table.name)} t using ${rows} r
      where r.before is null and ${isRow(table, sql`r.after`)}`,
  )

/** The table is rebuilt when the transaction ends. */
const forgetUses = ({ tx, from }: Inverse) =>
  tx.execute(sql`
    delete from part_uses where part_id in (
      select (after->>'id')::int from ${from} r where table_name = 'parts' and before is null)`)

/** Deletes words that the publication added and nothing uses any more: a typo must not match them. */
async function forgetWords({ tx, from }: Inverse): Promise<void> {
  for (const { name, wordsInUse } of capturedTables)
    if (wordsInUse)
      await tx.execute(sql`
        delete from ${sql.identifier(name)} t
        where word in (
            select after->>'word' from ${from} r where table_name = ${name} and before is null)
          and not exists (select from (${wordsInUse}) used where used.word = t.word)`)
}

/** Restores words that existed before: those of an overwritten page do not return automatically. */
async function restoreWords({ tx, from }: Inverse): Promise<void> {
  for (const { name, wordsInUse } of capturedTables)
    if (wordsInUse)
      await tx.execute(sql`
        insert into ${sql.identifier(name)} (word)
        select before->>'word' from ${from} r where table_name = ${name} and after is null on conflict do nothing`)
}

async function listColumns(tx: Transaction): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ table: string; columns: string[] }>(sql`
    select t.relname as "table", array_agg(c.attname::text order by c.attnum) as columns
    from pg_class t join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' group by t.relname`)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}
