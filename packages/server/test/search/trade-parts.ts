import { sql } from 'drizzle-orm'
import type { Queryable } from '../../src/core/db/index.ts'

/** Parts that the demo lacks: belts, other hyphens and materials, and parts that are named after others. */
const tradeParts: readonly (readonly [partNumber: string, description: string])[] = [
  ['VB-B68', 'V-belt, B68, wrapped'],
  ['VB-B75', 'V-belt, B75, wrapped'],
  ['VB-3VX600', 'V-belt, 3VX600, cogged'],
  ['GRD-VB', 'Guard, V-belt'],
  ['SHV-2B64', 'Sheave, V-belt, 2 groove 6.4 in'],
  ['TEN-VB', 'Tensioner, V-belt'],
  ['BLT-TOOL', 'Gauge, belt tension'],
  ['EB-38', 'Eyebolt, 3/8-16'],
  ['UB-6', 'U-bolt, 6 in pipe'],
  ['TB-12', 'T-bolt, 1/2-13 x 2'],
  ['YS-3', 'Y-strainer, 3 in, bronze'],
  ['SCR-CP', 'Screen, Y-strainer, 3 in'],
  ['ORK-1', 'Kit, O-ring'],
  ['ORP-1', 'Pick, O-ring'],
  ['ORB-1', 'Box, O-ring assortment'],
  ['LUB-OR', 'Lubricant, O-ring'],
  ['OR2-230-E', 'O-ring, EPDM 2-230'],
  ['TIE-5', 'Bring-along tie'],
  ['NUT-IMP', 'Nut, impeller, brass'],
  ['SLV-316', 'Sleeve, shaft, 316 stainless 1.750'],
  ['SLV-CER', 'Sleeve, shaft, ceramic coated'],
  ['WR-BZ-9', 'Ring, wear, bronze 9 in'],
  ['WR-SS-9', 'Ring, wear, 410 stainless 9 in'],
  ['PUL-BRG', 'Puller, bearing'],
  ['HTR-BRG', 'Heater, bearing'],
  ['PUN-GSK', 'Punch, gasket'],
  ['SCP-GSK', 'Scraper, gasket'],
  ['DRV-SEAL', 'Driver, seal'],
  ['PUL-IMP', 'Puller, impeller'],
  ['KEY-IMP', 'Key, impeller'],
  ['CAP-IMP', 'Cap, impeller'],
]

/** Adds the parts at $10, all of them sold. */
export const addTradeParts = (db: Queryable) =>
  db.execute(sql`
    insert into parts (part_number, description, unit_id, price_cents, is_sellable)
    select row ->> 0, row ->> 1, (select min(unit_id) from parts), 1000, true
    from json_array_elements(${JSON.stringify(tradeParts)}::json) row`)
