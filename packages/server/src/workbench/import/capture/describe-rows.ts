import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../core/db/index.ts'
import { joinBy } from '../join-by.ts'
import { type CapturedTable, capturedTables } from './captured-tables.ts'
import { createRoundedPrices } from './rounded-prices.ts'
import { addTally, type Difference, emptyDifference, type Tally } from './difference.ts'

/** Places that one statement describes, which takes some milliseconds. */
const PORTION = 500

/**
 * Describes the captured rows in terms of the import format, portion by portion. `take` processes a portion and returns its
 * row count and tallies.
 */
export async function describeRows(
  tx: Transaction,
  take: (described: SQL, firstPlace: number) => Promise<{ rows: number; tallies: Tally[] }>,
): Promise<Difference> {
  await createRoundedPrices(tx)
  await findDoubled(tx)
  await joinBy(tx, 'index')
  await findEmptied(tx)
  const difference = emptyDifference()
  let place = 1
  for (const table of capturedTables)
    for await (const range of portionsOf(tx, table)) {
      const { rows, tallies } = await take(described(table, range), place)
      place += rows
      for (const tally of tallies) addTally(difference, tally)
    }
  await joinBy(tx, 'hash')
  return difference
}

/** Columns of a described portion. */
export const describedColumns = sql.raw(
  'table_name, before, after, file, act, key, cells, suspicions, stored_key',
)

/** Hash of a change. The comparison and the publication of the same changes have the same sum of these hashes. */
export const hashOfChange = sql`hashtextextended(concat_ws('|', file, act, key, cells::text), 0)`

/** Tallies of the changes, independent of the ids that the database assigned. */
export const talliesOf = (rows: SQL) => sql`
  select file, act, count(*)::int as rows, count(*) filter (where suspicions <> '{}')::int as suspicious,
    sum(${hashOfChange})::text as sum
  from ${rows} where file is not null group by file, act`

async function* portionsOf(tx: Transaction, { name }: CapturedTable) {
  const { rows } = await tx.execute<{ first: number | null; last: number | null }>(sql`
    select min(place) as first, max(place) as last from captured_rows where table_name = ${name}`)
  const { first, last } = rows[0] ?? {}
  for (let before = (first ?? 0) - 1; before < (last ?? -1); before += PORTION)
    yield sql`r.table_name = ${name} and r.place > ${before} and r.place <= ${before + PORTION}`
}

function described({ name, file, called, cells, storedAs }: CapturedTable, range: SQL): SQL {
  const columns = Object.entries(cells).map(
    ([column, of], place) => sql`(${place}, ${column}, ${of(sql`r.before`)}, ${of(sql`r.after`)})`,
  )
  const differing = sql`(
    select coalesce(jsonb_agg(jsonb_build_array(cell.name, cell.before, cell.after) order by cell.place), '[]')
    from (values ${sql.join([...columns, sql`(-1, '', null, null)`], sql`, `)}) cell (place, name, before, after)
    where cell.before is distinct from cell.after)`
  return sql`
    select r.place, r.table_name, r.before, r.after,
      case when act = 'CHANGED' and cells = '[]' then null else file end as file, act, key, cells, suspicions, stored_key
    from captured_rows r
    cross join lateral (
      select ${file} as file, coalesce(${called}, '') as key, ${differing} as cells,
        case when r.before is null then 'ADDED' when r.after is null then 'CLOSED' else 'CHANGED' end as act,
        array_remove(array[${suspicionsOf(name)}]::text[], null) as suspicions,
        ${storedAs ?? sql`null`} as stored_key) d
    where ${range}`
}

/** Finds BOMs that keep at most half of their lines. */
async function findEmptied(tx: Transaction): Promise<void> {
  await tx.execute(sql`drop table if exists emptied_boms`)
  await tx.execute(sql`
    create temporary table emptied_boms (parent integer primary key) on commit drop`)
  await tx.execute(sql`
    insert into emptied_boms select parent from (
      select (coalesce(after, before)->>'parent_part_id')::int as parent,
        count(*) filter (where after is null) as gone, count(*) filter (where before is null) as come
      from captured_rows where table_name = 'bom_lines' group by 1) changed
    where gone > 1 and gone - come >= (select count(*) from bom_lines where parent_part_id = parent)`)
}

/** Finds changed descriptions that now belong to more than one part. */
async function findDoubled(tx: Transaction): Promise<void> {
  await joinBy(tx, 'hash')
  await tx.execute(sql`drop table if exists doubled_descriptions`)
  await tx.execute(sql`create temporary table doubled_descriptions (hash text primary key) on commit drop`)
  await tx.execute(sql`
    insert into doubled_descriptions select md5(description) from parts where description in (
      select after->>'description' from captured_rows
      where table_name = 'parts' and after->>'description' is distinct from before->>'description')
    group by description having count(*) > 1`)
}

function suspicionsOf(table: string): SQL {
  if (table === 'bom_lines')
    return sql`case when r.after is null and exists (
      select from emptied_boms where parent = (r.before->>'parent_part_id')::int) then 'BOM_EMPTIED' end`
  if (table !== 'parts') return sql``
  const before = sql`(r.before->>'price_cents')::bigint`
  const after = sql`coalesce((r.after->>'price_cents')::bigint, 0)`
  return sql`
    case when r.after is not null and ${before} > 0 and 2 * abs(${after} - ${before}) >= ${before} then 'PRICE_HALF' end,
    case when r.before->>'is_sellable' = 'true' and r.after->>'is_sellable' = 'false' then 'SELLABLE_LOST' end,
    case when r.after->>'description' is distinct from r.before->>'description' and exists (
      select from doubled_descriptions where hash = md5(r.after->>'description')) then 'DESCRIPTION_TWICE' end`
}
