import type { Pool } from 'pg'
import { benchCatalogue } from '../catalogue/bench-catalogue.ts'
import { partRow } from '../catalogue/bench-parts.ts'
import { seeded } from '../catalogue/seeded.ts'
import { vacuumFilled } from './vacuum-filled.ts'

/** Rows per statement. */
const CHUNK = 20_000

/** Writes the bench's catalogue, or one of another size, into empty tables, in a fraction of an import's time. */
export async function fillCatalogue(pool: Pool, size?: number): Promise<void> {
  const chance = seeded(1)
  const { parts, lines, pumps } = benchCatalogue(chance, size)
  const rows = parts.map((part) => partRow(part, chance))
  await pool.query(`insert into units (name) values ('EA') on conflict do nothing`)
  await insert(pool, insertParts, rows)
  await insert(pool, insertLines, lines)
  await insert(pool, insertPumps, pumps)
  await vacuumFilled(pool)
}

async function insert(pool: Pool, statement: string, rows: readonly object[]) {
  for (let from = 0; from < rows.length; from += CHUNK)
    await pool.query(statement, [JSON.stringify(rows.slice(from, from + CHUNK))])
}

const insertParts = `
  insert into parts (part_number, description, unit_id, price_cents, weight_lb, is_paintable, is_sellable,
    has_other_material, stock, lead_time_days)
  select part_number, description, units.id, nullif(price, '')::numeric * 100, weight_lb, is_paintable, is_sellable,
    has_other_material, stock, lead_time_days
  from units, json_to_recordset($1) as row (part_number text, description text, price text, weight_lb numeric,
    is_paintable boolean, is_sellable boolean, has_other_material boolean, stock numeric, lead_time_days int)
  where units.name = 'EA'`

const insertLines = `
  insert into bom_lines (parent_part_id, child_part_id, quantity, position)
  select parent.id, child.id, quantity, position
  from json_to_recordset($1) as row (parent_part_number text, child_part_number text, quantity numeric, position int)
  join parts parent on upper(parent.part_number) = upper(parent_part_number)
  join parts child on upper(child.part_number) = upper(child_part_number)`

const insertPumps = `
  insert into pumps (bom_part_id, pump_model, serial_number, trim, ship_date)
  select parts.id, pump_model, serial_number, trim, ship_date
  from json_to_recordset($1) as row (bom_number text, pump_model text, serial_number text, trim numeric, ship_date date)
  join parts on upper(part_number) = upper(bom_number)`

/** Query for parts that are ordered without options. */
export const plainParts = `select id from parts
  where is_sellable and not is_paintable and part_number not like '%-3-%' and price_cents is not null
  order by id`
