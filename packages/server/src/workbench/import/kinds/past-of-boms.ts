import { type SQL, sql } from 'drizzle-orm'
import { findBrand } from '../../../core/brand/index.ts'
import type { Transaction } from '../../../core/db/index.ts'
import type { Count, Problem } from '../kind.ts'
import { from, isEachGroupNamed, mergeStaged } from '../merge-staged.ts'

/** True for a staged BOM line that is valid today. */
export const isToday = sql`s.valid_to is null`

/** Sets the start dates of today's lines, where the file has them. */
export async function dateLines(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update bom_lines t set valid_from_utc = ${startOf('valid_from')} from staged s
    where t.parent_part_id = s.parent_part_id and t.position = s.position and ${isToday}
      and s.valid_from is not null and t.valid_from_utc is distinct from ${startOf('valid_from')}`)
}

/** Replaces the past of each BOM whose past lines are in the file. */
export async function mergePast(tx: Transaction, present: ReadonlySet<string>): Promise<Count> {
  const removed = await tx.execute(sql`
    delete from closed_bom_lines t
    where ${isEachGroupNamed}
      and exists (select from staged s where s.parent_part_id = t.parent_part_id and not (${isToday}))
      and not exists (select from staged s where ${isStaged})`)
  const counts = await mergeStaged(tx, present, {
    label: 'past BOM lines',
    table: 'closed_bom_lines',
    where: sql`not (${isToday})`,
    match: isStaged,
    set: {
      parent_part_id: from('parent_part_number', sql`s.parent_part_id`),
      child_part_id: from('child_part_number', sql`s.child_part_id`),
      quantity: from('quantity'),
      position: from('position'),
      ...referenceFrom(present),
      valid_from_utc: from('valid_from', startOf('valid_from')),
      valid_to_utc: from('valid_to', startOf('valid_to')),
    },
  })
  return { ...counts, removed: removed.rowCount ?? 0 }
}

/** Reference of a line, unless it equals the position. A file that only has positions sets it too. */
export const referenceFrom = (present: ReadonlySet<string>) => ({
  reference: from(
    present.has('reference') ? 'reference' : 'position',
    sql`nullif(s.reference, s.position::text)`,
  ),
})

function startOf(day: string): SQL {
  return sql.raw(`(s.${day}::timestamp at time zone 'UTC')`)
}

const isStaged = sql`t.parent_part_id = s.parent_part_id and t.position = s.position
  and t.valid_to_utc = ${startOf('valid_to')}`

/** Rejects future days in the shop's time zone, spans that end before they begin, and two lines in one position on the same day. */
export async function findWrongDates(tx: Transaction): Promise<Problem[]> {
  const { brand } = await findBrand(tx)
  const today = sql`(now() at time zone ${brand?.timeZone ?? 'UTC'}::text)::date`
  const { rows } = await tx.execute<{ line: number; column: string; reason: string }>(sql`
    select line, "column", reason from (
      select line, case
          when valid_from > ${today} then 'valid_from'
          when valid_to > ${today} then 'valid_to'
          when valid_from >= valid_to then 'valid_to'
          when before > coalesce(valid_from, '-infinity') then 'valid_from' end as "column",
        case
          when greatest(valid_from, valid_to) > ${today} then 'is a day to come'
          when valid_from >= valid_to then 'is not after valid_from'
          else 'line ' || first || ' has this position until ' || before end as reason
      from (
        select line, valid_from, valid_to, lag(valid_to) over places as before, lag(line) over places as first
        from staged where not bad and (valid_from is not null
          or parent_part_id in (select parent_part_id from staged where valid_to is not null))
        window places as (partition by parent_part_id, position order by coalesce(valid_to, 'infinity'))
      ) dated
    ) reported where "column" is not null order by line`)
  const lines = rows.map(({ line }) => line)
  await tx.execute(sql`update staged set bad = true where line = any(${sql.param(lines)}::int[])`)
  return rows
}
