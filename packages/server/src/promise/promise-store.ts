import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/index.ts'

/** For each typed number the catalogue's spelling, in their order; null for an unknown part. */
export async function findPartNumbers(db: Queryable, typed: readonly string[]): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ part_number: string | null }>(sql`
    select p.part_number
    from unnest(${sql.param(typed)}::text[]) with ordinality as typed (number, place)
    left join parts p on upper(p.part_number) = upper(typed.number)
    order by typed.place`)
  return rows.map((row) => row.part_number)
}
