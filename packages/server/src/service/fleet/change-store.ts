import { and, eq, isNull, sql } from 'drizzle-orm'
import { prepareSql, type Queryable, schema } from '../../core/db/index.ts'

const { companies, fleetPumps } = schema

/** Serializes changes of one company's fleet and sites. */
export async function lockFleet(tx: Queryable, companyId: number): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
}

interface Put {
  companyId: number
  pumpIds: readonly number[]
  siteId: number | null
}

/** Adds pumps to a fleet and returns the result of each; pumps retired earlier come back unchanged. */
export const putIntoFleet = (tx: Queryable, { companyId, pumpIds, siteId }: Put) =>
  putPumps(tx, { companyId, siteId, pumpIds: JSON.stringify(pumpIds) })

const putPumps = prepareSql<{ pumpId: number; outcome: 'ADDED' | 'ADDED_AGAIN' }>(sql`
  with wanted as (
    select value::int as pump_id from json_array_elements_text(${sql.placeholder('pumpIds')}::json)),
  again as (
    update fleet_pumps set retired_utc = null, version = version + 1,
      site_id = coalesce(${sql.placeholder('siteId')}::int, site_id)
    where company_id = ${sql.placeholder('companyId')} and retired_utc is not null
      and pump_id in (select pump_id from wanted)
    returning pump_id),
  added as (
    insert into fleet_pumps (company_id, pump_id, site_id)
    select ${sql.placeholder('companyId')}::int, pump_id, ${sql.placeholder('siteId')}::int from wanted
    where not exists (select from fleet_pumps known where known.pump_id = wanted.pump_id
      and known.company_id = ${sql.placeholder('companyId')})
    returning pump_id)
  select pump_id as "pumpId", 'ADDED' as outcome from added
  union all select pump_id, 'ADDED_AGAIN' from again`)

type Changes = Partial<
  Pick<
    typeof fleetPumps.$inferInsert,
    'tag' | 'nickname' | 'note' | 'siteId' | 'criticality' | 'installedOn' | 'retiredUtc'
  >
>

/**
 * Changes an active pump of this company, only at the given version if there is one. Returns the new version, or undefined
 * if nothing was changed.
 */
export async function changePump(
  tx: Queryable,
  { companyId, fleetPumpId, version }: { companyId: number; fleetPumpId: number; version?: number },
  changes: Changes,
) {
  const [changed] = await tx
    .update(fleetPumps)
    .set({ ...changes, version: sql`${fleetPumps.version} + 1` })
    .where(
      and(
        eq(fleetPumps.companyId, companyId),
        eq(fleetPumps.id, fleetPumpId),
        isNull(fleetPumps.retiredUtc),
        version === undefined ? undefined : eq(fleetPumps.version, version),
      ),
    )
    .returning({ version: fleetPumps.version })
  return changed?.version
}
