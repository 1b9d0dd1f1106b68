import { keptReasons } from '@volute/domain/workbench/workbench'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../core/db/index.ts'
import { type CapturedTable, capturedTables } from '../import/index.ts'

/**
 * Collects into `kept_rows` the rows that block the rollback of a publication: rows that others have changed since, rows in
 * use, and rows that depend on those. Expects `joinBy('hash')` to be in force.
 */
export async function planInverse(tx: Transaction, publicationId: number): Promise<void> {
  await tx.execute(sql`set local timezone = 'UTC'`)
  await tx.execute(sql`drop table if exists kept_rows`)
  await tx.execute(
    sql`create temporary table kept_rows (place integer primary key, reason text) on commit drop`,
  )
  const rows = rowsOf(publicationId)
  for (const table of capturedTables) if (!table.wordsInUse) await keepTouched(tx, rows, table)
  await planTogether(tx, publicationId)
}

/** Adds the rows that depend on kept rows. */
export async function planTogether(tx: Transaction, publicationId: number): Promise<void> {
  const rows = rowsOf(publicationId)
  const references = await listReferences(tx)
  for (let found = 1; found > 0; ) {
    found = 0
    for (const reference of references) {
      found += await keepUsed(tx, rows, reference)
      found += await keepLost(tx, rows, reference)
    }
    for (const [one, other, by] of together) found += await keepTogether(tx, rows, one, other, by)
  }
}

/** Number of rows that can be rolled back, and the first of those that cannot. */
export async function findPlan(tx: Transaction, publicationId: number, most: number) {
  const { rows: counted } = await tx.execute<{ untouched: number; keptCount: number }>(sql`
    select count(*) filter (where k.place is null and r.file is not null)::int as untouched, count(k.place)::int as "keptCount"
    from ${rowsOf(publicationId)} r left join kept_rows k using (place)`)
  const { rows: kept } = await tx.execute<{ file: string; key: string; reason: string }>(sql`
    select coalesce(r.file, r.table_name) as file, r.key, k.reason
    from kept_rows k join ${rowsOf(publicationId)} r using (place) order by r.file is null, place limit ${most}`)
  return { ...(counted[0] ?? { untouched: 0, keptCount: 0 }), kept }
}

const rowsOf = (publicationId: number) =>
  sql`(select * from publication_rows where publication_id = ${publicationId})`

const either = sql`coalesce(r.after, r.before)`

/** True when `t` is the catalogue row that was captured. */
export const isRow = ({ key }: CapturedTable, captured: SQL, t = 't') =>
  sql.join(
    Object.entries(key).map(
      ([column, type]) =>
        sql`${sql.identifier(t)}.${sql.identifier(column)} = (${captured}->>${column})::${sql.raw(type)}`,
    ),
    sql` and `,
  )

/** Changed values of a row, before or after the change. */
export const changedIn = (of: 'before' | 'after') => sql`(
  select jsonb_object_agg(key, value) from jsonb_each(r.${sql.raw(of)})
  where (r.before->key) is distinct from (r.after->key))`

/** Conditions for names that must be unique, compared as the unique indexes do. */
const sameName: Record<string, SQL> = {
  parts: sql`upper(t.part_number) = upper(r.before->>'part_number')`,
  pumps: sql`upper(t.serial_number) = upper(r.before->>'serial_number')`,
  warehouses: sql`lower(t.name) = lower(r.before->>'name') or t.is_main and (r.before->>'is_main')::bool`,
  paint_colors: sql`lower(t.name) = lower(r.before->>'name')`,
  documents: sql`t.path = r.before->>'path'`,
  as_shipped_lines: sql`t.pump_id = (r.before->>'pump_id')::int and t.position = (r.before->>'position')::int
    and upper(t.parent_part_number) = upper(r.before->>'parent_part_number')`,
  part_alternates: sql`t.part_id = (r.before->>'part_id')::int and t.alternate_part_id = (r.before->>'alternate_part_id')::int
    and coalesce(t.bom_part_id, 0) = coalesce((r.before->>'bom_part_id')::int, 0)`,
}

/**
 * Keeps rows that differ from the publication's result. A changed row may differ in columns that the publication did not
 * change.
 */
async function keepTouched(tx: Transaction, rows: SQL, table: CapturedTable): Promise<void> {
  const t = sql.identifier(table.name)
  const of = sql`r.table_name = ${table.name}`
  await tx.execute(sql`
    insert into kept_rows
    select r.place, case when t is null then ${keptReasons.gone} when r.after is null then ${keptReasons.there}
      else ${keptReasons.changed} end
    from ${rows} r left join ${t} t on ${isRow(table, either)}
    where ${of} and not case
      when r.after is null then t is null
      when t is null then false
      when r.before is null then to_jsonb(t) @> r.after
      else to_jsonb(t) @> ${changedIn('after')} end`)
  const taken = sameName[table.name]
  if (taken)
    await tx.execute(sql`
      insert into kept_rows select r.place, ${keptReasons.taken} from ${rows} r
      where ${of} and r.after is null and exists (select from ${t} t where ${taken}) on conflict do nothing`)
}

/** A column that refers to a row of the catalogue by its id. */
interface Reference {
  table: string
  column: string
  referred: string
}

async function listReferences(tx: Transaction): Promise<Reference[]> {
  const names = sql.join(
    capturedTables.map(({ name }) => sql`${name}`),
    sql`, `,
  )
  const { rows } = await tx.execute<Reference & Record<string, unknown>>(sql`
    select t.relname as "table", k.attname as "column", r.relname as referred
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
      join pg_attribute k on k.attrelid = c.conrelid and k.attnum = c.conkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1 and r.relname in (${names}) and t.relname <> 'part_uses'
    order by 1, 2`)
  return rows
}

/** True when row `r` is not among the kept rows. */
export const isLeft = sql`not exists (select from kept_rows k where k.place = r.place)`
const tableOf = (name: string) => capturedTables.find((one) => one.name === name)

/** Keeps added rows that are used by a row that remains. */
async function keepUsed(tx: Transaction, rows: SQL, { table, column, referred }: Reference): Promise<number> {
  const captured = tableOf(table)
  const name = sql.identifier(column)
  const goesToo = captured
    ? sql`and not exists (
        select from ${rows} q where q.table_name = ${table} and ${isRow(captured, sql`q.after`, 'x')}
          and not exists (select from kept_rows k where k.place = q.place)
          and (q.before is null or (q.before->>${column}) is distinct from (q.after->>${column})))`
    : sql``
  const reason = keptReasons.uses[table as keyof typeof keptReasons.uses] ?? keptReasons.used
  const { rowCount } = await tx.execute(sql`
    insert into kept_rows
    select r.place, ${reason} from ${rows} r
    where r.table_name = ${referred} and r.before is null and ${isLeft} and exists (
      select from ${sql.identifier(table)} x where x.${name} = (r.after->>'id')::int ${goesToo})`)
  return rowCount ?? 0
}

/** Keeps rows that would refer to a row that no longer exists and is not restored either. */
async function keepLost(tx: Transaction, rows: SQL, { table, column, referred }: Reference): Promise<number> {
  if (!tableOf(table)) return 0
  const { rowCount } = await tx.execute(sql`
    insert into kept_rows
    select r.place, ${keptReasons.lost} from ${rows} r
    where r.table_name = ${table} and r.before->>${column} is not null
      and (r.before->>${column}) is distinct from (r.after->>${column}) and ${isLeft}
      and not exists (select from ${sql.identifier(referred)} n where n.id = (r.before->>${column})::int)
      and not exists (
        select from ${rows} q where q.table_name = ${referred} and q.after is null and q.before->>'id' = r.before->>${column}
          and not exists (select from kept_rows k where k.place = q.place))`)
  return rowCount ?? 0
}

/** Rows that are rolled back together or not at all: a line of a BOM with its past, a document with its pages. */
const together: [string, string, (alias: string) => SQL][] = [
  ['bom_lines', 'closed_bom_lines', placeOf],
  ['closed_bom_lines', 'bom_lines', placeOf],
  ['documents', 'document_pages', documentOf],
  ['document_pages', 'documents', documentOf],
]

function placeOf(alias: string): SQL {
  const row = sql.raw(`coalesce(${alias}.after, ${alias}.before)`)
  return sql`concat_ws(' ', ${row}->>'parent_part_id', ${row}->>'position')`
}

function documentOf(alias: string): SQL {
  const row = sql.raw(`coalesce(${alias}.after, ${alias}.before)`)
  return sql`coalesce(${row}->>'document_id', ${row}->>'id')`
}

async function keepTogether(
  tx: Transaction,
  rows: SQL,
  one: string,
  other: string,
  by: (alias: string) => SQL,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into kept_rows
    select r.place, ${keptReasons.changed} from ${rows} r
    where r.table_name = ${other} and ${isLeft} and ${by('r')} in (
      select ${by('q')} from ${rows} q join kept_rows k using (place) where q.table_name = ${one})`)
  return rowCount ?? 0
}

/** Turns off recording the past of BOMs during a rollback, which restores the past itself. */
export const letPastBe = (tx: Transaction, isOn: boolean) =>
  tx.execute(sql`select set_config('volute.takes_back', ${isOn ? 'on' : ''}, true)`)

/** Drawings and documents to restore, and whether each was new with the publication. */
export async function listStored(tx: Transaction, publicationId: number) {
  const { rows } = await tx.execute<{ storedKey: string; isNew: boolean }>(sql`
    select stored_key as "storedKey", before is null as "isNew" from ${rowsOf(publicationId)} r
    where stored_key is not null and ${isLeft}`)
  return rows
}
