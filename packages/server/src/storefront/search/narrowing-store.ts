import { readerForm } from '@volute/domain/core/kernel'
import { sql } from 'drizzle-orm'
import type { ActorContext } from '../../core/http/context.ts'
import type { Queryable } from '../../core/db/index.ts'

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
  null as model, coalesce(pumps.trim, boms.trim)::float8 as trim, coalesce(pumps.angle, boms.angle)::float8 as angle`

/**
 * Narrowing that a text names: a serial number, the tag of one of the acting company's pumps, or a model; null if it names
 * nothing.
 */
export async function findNarrowing(
  { db, catalogue, actor }: ActorContext,
  named: string,
): Promise<Narrowing | null> {
  const { rows } = await db.execute<Narrowing & Record<string, unknown>>(sql`
    select ${pumpColumns} from pumps left join boms on boms.part_id = bom_part_id
    where upper(serial_number) = upper(${named}::text)
    union all
    select ${pumpColumns}
    from fleet_pumps join pumps on pumps.id = pump_id left join boms on boms.part_id = bom_part_id
    where company_id = ${actor.companyId} and retired_utc is null and lower(tag) = lower(${named}::text)
    limit 1`)
  if (rows[0]) return rows[0]
  const models = await catalogue.one(db, readModels, 'all')
  const model = models.find((one) => readerForm(one) === readerForm(named))
  return model === undefined ? null : { ...everywhere, model }
}

async function readModels(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ model: string }>(sql`
    select pump_model as model from boms where pump_model is not null
    union select pump_model from pumps where pump_model is not null`)
  return rows.map(({ model }) => model)
}
