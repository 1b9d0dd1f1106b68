import { limits } from '@volute/domain/core/kernel'
import { searchKey, slippedKeys } from '@volute/domain/catalogue/numbers'
import { sql } from 'drizzle-orm'
import { findMeant } from '../../catalogue/numbers/index.ts'
import { prepareSql, type Queryable } from '../../core/db/index.ts'

/** A pump that a text names, with its entry in a company's fleet. */
export interface NamedPump {
  /** Index of the text that names it, from 0. */
  place: number
  pumpId: number
  serialNumber: string
  model: string | null
  /** Null if it is not active in this fleet. */
  fleetPumpId: number | null
  tag: string | null
}

/** Pumps with these serial numbers, in any case, each with the index of its text. */
export const findNumbered = (db: Queryable, companyId: number, serialNumbers: readonly string[]) =>
  namedPumps(db, { companyId, serialNumbers: JSON.stringify(serialNumbers) })

/** The same; if no text is a serial number, the pumps that other spellings of theirs can only mean (FIND-40). */
export async function findNamed(db: Queryable, companyId: number, typed: readonly string[]) {
  const numbered = await findNumbered(db, companyId, typed)
  if (numbered.length > 0) return numbered
  const meant = await findMeant(db, 'serial', typed)
  const serialNumbers = meant.map((one) => one?.identifier ?? '')
  return serialNumbers.some(Boolean) ? findNumbered(db, companyId, serialNumbers) : []
}

const namedPumps = prepareSql<NamedPump>(sql`
  select typed.place::int - 1 as place, pumps.id as "pumpId", serial_number as "serialNumber",
    coalesce(pumps.pump_model, boms.pump_model) as model, fleet_pumps.id as "fleetPumpId", tag
  from json_array_elements_text(${sql.placeholder('serialNumbers')}::json) with ordinality typed(serial, place)
  join pumps on upper(serial_number) = upper(typed.serial)
  left join boms on boms.part_id = pumps.bom_part_id
  left join fleet_pumps on fleet_pumps.pump_id = pumps.id and retired_utc is null
    and company_id = ${sql.placeholder('companyId')}
  order by typed.place`)

/** Minimum length of a prefix; shorter ones match too much. */
const SHORTEST = 4

/**
 * For each of these texts the pumps whose serial numbers are the same in another spelling, one typo away, begin with it, or are
 * a prefix of it.
 */
export async function findNearest(db: Queryable, serialNumbers: readonly string[]) {
  const meant = await findMeant(db, 'serial', serialNumbers)
  const wanted = serialNumbers.flatMap((serialNumber, place) => {
    const key = searchKey(meant[place]?.identifier ?? serialNumber)
    if (key.length < SHORTEST) return []
    const beginnings = Array.from({ length: 4 }, (_, cut) => key.slice(0, -1 - cut))
    const near = [key, ...slippedKeys(key), ...beginnings.filter((one) => one.length >= SHORTEST)]
    return near.map((one, rank) => ({ place, key: one, rank: rank === 0 ? 0 : 1 }))
  })
  const found = await nearestPumps(db, { wanted: JSON.stringify(wanted) })
  return serialNumbers.map((_, index) =>
    found.filter(({ place }) => place === index).map(({ serialNumber, model }) => ({ serialNumber, model })),
  )
}

const nearestPumps = prepareSql<{ place: number; serialNumber: string; model: string | null }>(sql`
  with wanted as materialized (
    select * from json_to_recordset(${sql.placeholder('wanted')}::json) as one(place int, key text, rank int)),
  near as (
    select place, id, rank from wanted cross join lateral (
      select id from pumps where search_key = key limit ${limits.nearestSerials}) same
    union all
    select place, id, 2 from wanted cross join lateral (
      select id from pumps where search_key ~>=~ key and search_key ~<~ (key || ${'\u{10FFFF}'}::text)
      order by search_key using ~<~ limit ${limits.nearestSerials}) longer
    where rank = 0),
  ranked as (
    select place, id, row_number() over (partition by place order by min(rank), id) as row
    from near group by place, id)
  select place, serial_number as "serialNumber", coalesce(pumps.pump_model, boms.pump_model) as model
  from ranked join pumps using (id) left join boms on boms.part_id = pumps.bom_part_id
  where row <= ${limits.nearestSerials}
  order by place, row`)
