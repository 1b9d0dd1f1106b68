import { sql } from 'drizzle-orm'
import { prepareSql, type Queryable } from '../../core/db/index.ts'

/** Texts on a pump's label. */
export interface Labelled {
  serialNumber: string
  tag: string | null
}

/** A company's pumps with these ids, each once, in the given order; those of other companies are left out. */
export const findLabelled = (db: Queryable, companyId: number, fleetPumpIds: readonly number[]) =>
  labelledPumps(db, { companyId, fleetPumpIds: JSON.stringify(fleetPumpIds) })

const labelledPumps = prepareSql<Labelled>(sql`
  select serial_number as "serialNumber", tag
  from (select value::int as id, min(place) as place
    from json_array_elements_text(${sql.placeholder('fleetPumpIds')}::json) with ordinality one(value, place)
    group by value::int) asked
  join fleet_pumps using (id) join pumps on pumps.id = pump_id
  where company_id = ${sql.placeholder('companyId')}
  order by place`)
