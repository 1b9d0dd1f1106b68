import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../core/db/index.ts'

/** Part numbers that the catalogue knows only with leading zeros: `4711` is 004711. */
export async function findZeroed(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ bare: string; number: string }>(sql`
    select bare, min(part_number) as number
    from (select ltrim(part_number, '0') as bare, part_number from parts where part_number ~ '^0+[1-9][0-9]*$') zeroed
    where not exists (select from parts known where known.part_number = bare)
    group by bare having count(*) = 1`)
  return new Map(rows.map(({ bare, number }) => [bare, number]))
}
