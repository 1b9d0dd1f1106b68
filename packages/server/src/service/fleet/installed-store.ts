import { sql } from 'drizzle-orm'
import { prepareSql, type Queryable } from '../../core/db/index.ts'

interface BuiltIn {
  companyId: number
  serialNumber: string
  partId: number
  /** The earliest day on which it can have been installed; null if unknown. */
  since: string | null
}

/**
 * Day on which a part was put into a pump, from the company's records: the day of the last service that put it in,
 * otherwise the day the pump was installed. Days before `since` do not count.
 */
export async function findInstalledOn(db: Queryable, built: BuiltIn): Promise<string | null> {
  const [found] = await installed(db, { ...built })
  return found?.installedOn ?? null
}

const installed = prepareSql<{ installedOn: string | null }>(sql`
  select coalesce((
      select max(on_date) from service_entries entry join service_parts put_in on put_in.service_entry_id = entry.id
      where entry.fleet_pump_id = f.id and put_in.part_id = ${sql.placeholder('partId')}
        and on_date >= coalesce(${sql.placeholder('since')}::date, '-infinity')),
    case when installed_on >= coalesce(${sql.placeholder('since')}::date, '-infinity') then installed_on end)::text as "installedOn"
  from fleet_pumps f join pumps on pumps.id = f.pump_id
  where company_id = ${sql.placeholder('companyId')}
    and upper(serial_number) = upper(${sql.placeholder('serialNumber')})
  order by retired_utc desc nulls first limit 1`)
