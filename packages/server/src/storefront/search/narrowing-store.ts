import { meantNumber, type NamedNumber, typedNumber } from '@volute/domain/catalogue/numbers'
import { limits, readerForm } from '@volute/domain/core/kernel'
import { sql } from 'drizzle-orm'
import type { ActorContext } from '../../core/http/context.ts'
import { foldedKey, prepareSql, type Queryable } from '../../core/db/index.ts'

/** Restriction of a search to the parts, pumps and manuals of a BOM or a model. */
export interface Narrowing {
  pumpId: number | null
  bomPartId: number | null
  serialNumber: string | null
  model: string | null
  /** Impeller on the pump's nameplate. */
  trim: number | null
  angle: number | null
}

export const everywhere: Narrowing = {
  pumpId: null,
  bomPartId: null,
  serialNumber: null,
  model: null,
  trim: null,
  angle: null,
}

const pumpColumns = sql`pumps.id as "pumpId", bom_part_id as "bomPartId", serial_number as "serialNumber",
  coalesce(pumps.trim, boms.trim)::float8 as trim, coalesce(pumps.angle, boms.angle)::float8 as angle`

/**
 * Narrowing that a text names: a serial number or the tag of one of the acting company's pumps, in any spelling, or a model;
 * null if it names nothing.
 */
export async function findNarrowing(
  { db, catalogue, actor }: ActorContext,
  named: string,
): Promise<Narrowing | null> {
  const pumps = await pumpsNamed(db, { companyId: actor.companyId, keys: typedNumber(named).keys })
  const meant = meantNumber(named, pumps)
  if (meant) {
    const { pumpId, bomPartId, serialNumber, trim, angle } = meant
    return { ...everywhere, pumpId, bomPartId, serialNumber, trim, angle }
  }
  const models = await catalogue.one(db, readModels, 'all')
  const model = models.find((one) => readerForm(one) === readerForm(named))
  return model === undefined ? null : { ...everywhere, model }
}

const MOST = sql.raw(String(limits.countedFound))
const pumpsNamed = prepareSql<Narrowing & NamedNumber>(sql`
  (select 'serial' as type, serial_number as identifier, ${pumpColumns}
  from pumps left join boms on boms.part_id = bom_part_id
  where ${foldedKey(sql`serial_number`)} = any(${sql.placeholder('keys')}::text[]) limit ${MOST})
  union all
  (select 'tag', tag, ${pumpColumns}
  from fleet_pumps join pumps on pumps.id = pump_id left join boms on boms.part_id = bom_part_id
  where company_id = ${sql.placeholder('companyId')}::int and retired_utc is null
    and ${foldedKey(sql`tag`)} = any(${sql.placeholder('keys')}::text[]) limit ${MOST})`)

async function readModels(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ model: string }>(sql`
    select pump_model as model from boms where pump_model is not null
    union select pump_model from pumps where pump_model is not null`)
  return rows.map(({ model }) => model)
}
