import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/index.ts'

interface AskedRow extends Record<string, unknown> {
  part_number: string | null
  customer: string | null
}

/**
 * The ERP's names for a company and for the parts asked about, in one query: the customer code, empty while no account is
 * linked, and for each typed number the catalogue's spelling, in their order, null for an unknown part.
 */
export async function findAsked(
  db: Queryable,
  companyId: number,
  typed: readonly string[],
): Promise<{ customer: string; partNumbers: (string | null)[] }> {
  const { rows } = await db.execute<AskedRow>(sql`
    select p.part_number,
           (select a.identifier from companies c join accounts a on a.id = c.account_id
            where c.id = ${companyId}) customer
    from unnest(${sql.param(typed)}::text[]) with ordinality as typed (number, place)
    left join parts p on upper(p.part_number) = upper(typed.number)
    order by typed.place`)
  return { customer: rows[0]?.customer ?? '', partNumbers: rows.map((row) => row.part_number) }
}
