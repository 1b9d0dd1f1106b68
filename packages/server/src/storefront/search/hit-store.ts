import { limits } from '@volute/domain/core/kernel'
import { markWords, type PartHit, type PumpHit } from '@volute/domain/storefront/search'
import { type SQL, sql } from 'drizzle-orm'
import type { ActorContext } from '../../core/http/context.ts'
import { prepareSql, type Queryable } from '../../core/db/index.ts'
import { partColumns, partOf, type PartRow } from '../../catalogue/part/index.ts'

/** Part with its details, regardless of the caller. */
export interface PartShown extends PartRow, Pick<PartHit, 'isInStock'> {
  bomCount: number
  firstBoms: string[]
}

/** Parts with their details, in the given order, with the acting company's price and the BOMs that contain them. */
export async function showParts(
  { db, catalogue, actor }: ActorContext,
  partIds: readonly number[],
  words: string[],
): Promise<PartHit[]> {
  const found = await catalogue.each(db, readParts, partIds)
  return [...found.values()].map(({ isInStock, bomCount, firstBoms, ...part }) => ({
    kind: 'part',
    part: partOf(part, actor.discountBasisPoints),
    number: markWords(part.partNumber, words),
    description: markWords(part.description, words),
    isInStock,
    whereUsed: { bomCount, firstBoms },
  }))
}

/** Parts by id, for the cache. */
export const partsById = (shown: readonly PartShown[]) => new Map(shown.map((part) => [part.partId, part]))

export const readParts = async (db: Queryable, partIds: number[]) =>
  partsById((await shownParts(db, { partIds })).map(({ part }) => part))

const columns = sql.join(
  Object.entries(partColumns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
  sql`, `,
)

/** Sorts the BOMs that contain a part: those with a drawing first, since the first one's drawing is shown. */
export const partsShown = (partIds: SQL) => sql`
  select ${columns}, stock > 0 as "isInStock", coalesce(cardinality(bom_part_ids), 0) as "bomCount", array(
    select part_number from parts bom where bom.id = any(bom_part_ids)
    order by exists (select from drawings where part_id = bom.id and kind = 'EXPLODED') desc, part_number
    limit ${sql.raw(String(limits.firstBoms))}) as "firstBoms"
  from parts join units on units.id = unit_id left join part_uses on part_id = parts.id
  where parts.id = any(array(${partIds}))`

const idsOf = (name: string) => sql`select unnest(${sql.placeholder(name)}::int[])`
const shownParts = prepareSql<{ part: PartShown }>(
  sql`select row_to_json(shown) as part from (${partsShown(idsOf('partIds'))}) shown`,
)

/** A BOM by its part's id, or a pump by its own id. */
export interface PumpKey {
  type: PumpHit['type']
  id: number
}

/** Pump or BOM with its details, regardless of the caller. */
export interface PumpShown extends PumpKey {
  number: string
  description: string
  pumpModel: string | null
  bomNumber: string
  drawingNumber: string | null
}

export const keyOf = ({ type, id }: PumpKey) => `${type} ${id}`

/** Pumps and BOMs with their details, in the given order, with the acting company's names for them. */
export async function showPumps(
  { db, catalogue, actor }: ActorContext,
  found: readonly PumpKey[],
  words: string[],
): Promise<PumpHit[]> {
  const rows = await catalogue.each(db, readPumps, found.map(keyOf))
  const pumpIds = found.flatMap(({ type, id }) => (type === 'serial' ? [id] : []))
  const named = pumpIds.length === 0 ? [] : await namesOf(db, { pumpIds, companyId: actor.companyId })
  const fleet = new Map(named.map(({ pumpId, ...names }) => [`serial ${pumpId}`, names]))
  return [...rows].map(([key, row]) => asHit(row, fleet.get(key), words))
}

/** Pumps and BOMs by key, for the cache. */
export const pumpsByKey = (shown: readonly PumpShown[]) => new Map(shown.map((pump) => [keyOf(pump), pump]))

export async function readPumps(db: Queryable, keys: string[]) {
  const idsWith = (type: string) =>
    keys.flatMap((key) => (key.startsWith(type) ? [Number(key.split(' ')[1])] : []))
  return pumpsByKey(await shownPumps(db, { pumpIds: idsWith('serial'), bomIds: idsWith('bom') }))
}

export const pumpsShown = (pumpIds: SQL, bomIds: SQL) => sql`
  select 'serial' as type, pumps.id, serial_number as number, part_number as "bomNumber",
    coalesce(pumps.description, boms.description, parts.description) as description,
    coalesce(pumps.pump_model, boms.pump_model) as "pumpModel",
    coalesce(pumps.exploded_drawing_number, boms.exploded_drawing_number) as "drawingNumber"
  from pumps join parts on parts.id = bom_part_id left join boms on boms.part_id = parts.id
  where pumps.id = any(array(${pumpIds}))
  union all
  select 'bom', id, part_number, part_number, coalesce(boms.description, parts.description), pump_model,
    exploded_drawing_number
  from parts left join boms on part_id = parts.id where id = any(array(${bomIds}))`

const shownPumps = prepareSql<PumpShown>(pumpsShown(idsOf('pumpIds'), idsOf('bomIds')))

interface Names {
  pumpId: number
  fleetPumpId: number
  tag: string | null
  nickname: string | null
}

const namesOf = prepareSql<Names>(sql`
  select pump_id as "pumpId", id as "fleetPumpId", tag, nickname from fleet_pumps
  where company_id = ${sql.placeholder('companyId')} and retired_utc is null
    and pump_id = any(array(${idsOf('pumpIds')}))`)

function asHit(row: PumpShown, fleet: Omit<Names, 'pumpId'> | undefined, words: string[]): PumpHit {
  const { type, number, description, pumpModel, bomNumber, drawingNumber } = row
  const marked = (text: string | null) => (text === null ? null : markWords(text, words))
  return {
    kind: 'pump',
    type,
    number: markWords(number, words),
    description: markWords(description, words),
    pumpModel,
    bomNumber,
    drawingNumber: drawingNumber ?? bomNumber,
    fleet: fleet
      ? { fleetPumpId: fleet.fleetPumpId, tag: marked(fleet.tag), nickname: marked(fleet.nickname) }
      : null,
  }
}
