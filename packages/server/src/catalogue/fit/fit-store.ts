import type { Alternate } from '@volute/domain/catalogue/fit'
import { sql } from 'drizzle-orm'
import { type CatalogueReads, prepareSql, type Queryable, sameNumber, schema } from '../../core/db/index.ts'

/** A part that a company's service put into a pump. */
export interface ServiceRow {
  pumpId: number
  onDate: string
  path: number[]
  partId: number
  quantity: number
}

/**
 * Parts that a company's services put into pumps, in order. Includes services of retired pumps, since they were done to
 * the same pump.
 */
export const findServices = (db: Queryable, companyId: number, pumpIds: readonly number[]) =>
  servicesOf(db, { companyId, pumpIds })

const servicesOf = prepareSql<ServiceRow>(sql`
  select pump_id as "pumpId", on_date::text as "onDate", path, part_id as "partId", quantity::float8 as quantity
  from fleet_pumps join service_entries entry on entry.fleet_pump_id = fleet_pumps.id
    join service_parts on service_entry_id = entry.id
  where company_id = ${sql.placeholder('companyId')} and pump_id = any(${sql.placeholder('pumpIds')}::int[])
  order by on_date, entry.id, position`)

/** The id of a pump by its serial number, ignoring case. */
export const findPumpId = ({ db, catalogue }: CatalogueReads, serialNumber: string) =>
  catalogue.one(db, readPumpId, serialNumber.trim())

async function readPumpId(db: Queryable, serialNumber: string) {
  const [pump] = await pumpNumbered(db, { serialNumber })
  return pump?.id
}

const pumpNumbered = prepareSql<{ id: number }>(sql`
  select id from pumps where ${sameNumber(schema.pumps.serialNumber, sql.placeholder('serialNumber'))}`)

/** Row of a pump and of its parts, with current and past values of the catalogue. */
export interface PumpRow {
  key: string
  pumpId: number
  serialNumber: string
  bomNumber: string
  description: string
  shipDate: string | null
  trim: number | null
  angle: number | null
  /** All its parts by id, including replacements. */
  parts: { id: number; partNumber: string; description: string; replacedBy: string | null }[]
  lines: {
    parentId: number
    position: number
    reference: string
    partId: number
    quantity: number
    validFrom: string | null
    validTo: string | null
  }[]
  /** A part that is not in the catalogue has only its number. */
  file: {
    parent: string
    position: number
    reference: string
    partNumber: string
    description: string
    quantity: number
  }[]
  alternates: (Alternate & { partId: number; alternateId: number })[]
}

export const readPumpRows = (
  db: Queryable,
  wanted: readonly { key: string; pumpId: number; put: number[] }[],
) => pumpRows(db, { wanted: JSON.stringify(wanted) })

const pumpRows = prepareSql<PumpRow>(sql`
  select key, pumps.id as "pumpId", serial_number as "serialNumber", bom.part_number as "bomNumber", bom.description,
    ship_date::text as "shipDate", coalesce(pumps.trim, boms.trim)::float8 as trim,
    coalesce(pumps.angle, boms.angle)::float8 as angle, known.*
  from json_to_recordset(${sql.placeholder('wanted')}) as wanted (key text, "pumpId" int, put int[])
    join pumps on pumps.id = "pumpId" join parts bom on bom.id = bom_part_id left join boms on part_id = bom_part_id
    cross join lateral (
      with recursive
        contained (part_id) as (
          select unnest(bom_part_id || put)
          union
          select child_part_id from contained cross join lateral (
            select child_part_id from bom_lines where parent_part_id = part_id
            union all
            select child_part_id from closed_bom_lines where parent_part_id = part_id) below),
        lines as (
          select parent_part_id, position, reference, child_part_id, quantity, valid_from_utc,
            null::timestamptz as valid_to_utc
          from bom_lines where parent_part_id = any(array(select part_id from contained))
          union all
          select parent_part_id, position, reference, child_part_id, quantity, valid_from_utc, valid_to_utc
          from closed_bom_lines where parent_part_id = any(array(select part_id from contained))),
        file as (
          select coalesce(parent.part_number, parent_part_number) as parent, shipped.position, child.id as part_id,
            coalesce(child.part_number, child_part_number) as part_number, child.description, shipped.quantity,
            coalesce(today.reference, shipped.position::text) as reference
          from as_shipped_lines shipped
            left join parts parent on upper(parent.part_number) = upper(parent_part_number)
            left join bom_lines today on (today.parent_part_id, today.position) = (parent.id, shipped.position)
            left join parts child on upper(child.part_number) = upper(child_part_number)
          where pump_id = pumps.id),
        involved (part_id) as (
          (select part_id from contained union select part_id from file where part_id is not null)
          union
          select replaced_by_part_id from involved join parts on id = part_id where replaced_by_part_id is not null)
      select
        (select json_agg(json_build_object('id', part.id, 'partNumber', part.part_number,
            'description', part.description, 'replacedBy', next.part_number))
          from parts part left join parts next on next.id = part.replaced_by_part_id
          where part.id = any(array(select part_id from involved))) as parts,
        (select coalesce(json_agg(json_build_object('parentId', parent_part_id, 'position', position,
            'reference', coalesce(reference, position::text), 'partId', child_part_id, 'quantity', quantity, 'validFrom', ${dayOf('valid_from_utc')},
            'validTo', ${dayOf('valid_to_utc')})), '[]') from lines) as lines,
        (select coalesce(json_agg(json_build_object('parent', parent, 'position', position,
            'reference', reference, 'partNumber', part_number, 'description', coalesce(description, ''), 'quantity', quantity)), '[]')
          from file) as file,
        (select coalesce(json_agg(json_build_object('partId', part.id, 'partNumber', part.part_number,
            'alternateId', other.id, 'alternate', other.part_number, 'kind', kind, 'isBothWays', is_both_ways,
            'bomNumber', only_in.part_number, 'note', note) order by part.part_number, other.part_number), '[]')
          from part_alternates join parts part on part.id = part_alternates.part_id
            join parts other on other.id = alternate_part_id left join parts only_in on only_in.id = bom_part_id
          where part_alternates.part_id = any(array(select part_id from involved))
            or alternate_part_id = any(array(select part_id from involved))) as alternates
    ) known`)

function dayOf(instant: string) {
  return sql.raw(`(${instant} at time zone 'UTC')::date`)
}
