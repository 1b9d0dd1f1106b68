import type { SearchType } from '@volute/domain/catalogue/numbers'
import { type AnyColumn, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type CatalogueReads, prepare, type Queryable, sameNumber, schema } from '../../core/db/index.ts'
import { findMeant, type KnownNumber } from '../numbers/index.ts'
import { partColumns } from '../part/index.ts'

const { bomDocuments, bomLines, boms, parts, pumps, units } = schema

export interface BomDocument {
  kind: 'MANUAL' | 'CURVE'
  name: string
  url: string
}

/**
 * A pump by serial number, or a BOM or part by number, or the only one that another spelling of the number means (FIND-40). A
 * pump's own data take precedence over its BOM's.
 */
export async function findBom({ db, catalogue }: CatalogueReads, type: SearchType, identifier: string) {
  const named = await catalogue.one(db, readBom[type], identifier.trim())
  if (named) return named
  const meant = await catalogue.one(db, readMeant[type === 'serial' ? 'serial' : 'part'], identifier)
  return meant && catalogue.one(db, readBom[type], meant.identifier)
}

const readMeant = { serial: meantReader('serial'), part: meantReader('part') }

function meantReader(type: KnownNumber['type']) {
  return async (db: Queryable, typed: string) => (await findMeant(db, type, [typed]))[0]
}

const readBom = { bom: bomReader('bom'), serial: bomReader('serial'), part: bomReader('part') }

function bomReader(type: SearchType) {
  const bomsNamed = prepare((db) =>
    db
      .select({
        partId: parts.id,
        bomNumber: parts.partNumber,
        description: parts.description,
        pumpDescription: pumpOrBom(pumps.description, boms.description),
        pumpModel: pumpOrBom(pumps.pumpModel, boms.pumpModel),
        pumpType: pumpOrBom(pumps.pumpType, boms.pumpType),
        trim: pumpOrBom(pumps.trim, boms.trim),
        angle: pumpOrBom(pumps.angle, boms.angle),
        manual1: pumpOrBom(pumps.manual1, boms.manual1),
        manual2: pumpOrBom(pumps.manual2, boms.manual2),
        explodedDrawingNumber: pumpOrBom(pumps.explodedDrawingNumber, boms.explodedDrawingNumber),
        pumpId: pumps.id,
        serialNumber: pumps.serialNumber,
        copilotId: pumps.copilotId,
        shipDate: pumps.shipDate,
        forceNested: boms.forceNested,
        documents,
      })
      .from(parts)
      .leftJoin(boms, eq(boms.partId, parts.id))
      .leftJoin(pumps, type === 'serial' ? eq(pumps.bomPartId, parts.id) : sql`false`)
      .where(meant(type)),
  )
  return async (db: Queryable, identifier: string) => (await bomsNamed(db, { identifier }))[0]
}

function pumpOrBom<Column extends AnyColumn>(pump: Column, bom: AnyColumn) {
  return sql<Column['_']['data'] | null>`coalesce(${pump}, ${bom})`.mapWith(pump) as SQL<
    Column['_']['data'] | null
  >
}

const documents = sql<BomDocument[]>`(
  select coalesce(json_agg(json_build_object('kind', kind, 'name', name, 'url', url) order by name), '[]')
  from ${bomDocuments} where ${bomDocuments.bomPartId} = ${parts.id})`

function meant(type: SearchType): SQL {
  const identifier = sql.placeholder('identifier')
  if (type === 'serial') return sameNumber(pumps.serialNumber, identifier)
  if (type === 'part') return sameNumber(parts.partNumber, identifier)
  return sql`${sameNumber(parts.partNumber, identifier)} and (${boms.partId} is not null
    or exists (select from bom_lines where parent_part_id = ${parts.id})
    or exists (select from pumps where bom_part_id = ${parts.id}))`
}

/**
 * Every line below a part with its child part, each once however often its parent occurs in the tree. The assemblies are
 * passed as one array: the planner estimates it as short, and does not read the whole catalogue to explode a BOM.
 */
export const listLinesBelow = (db: Queryable, partId: number) => linesBelow(db, { partId })

const linesBelow = prepare((db) =>
  db
    .select({
      parentPartId: bomLines.parentPartId,
      position: bomLines.position,
      reference: sql<string>`coalesce(${bomLines.reference}, ${bomLines.position}::text)`,
      buildQuantity: bomLines.quantity,
      ...partColumns,
    })
    .from(bomLines)
    .innerJoin(parts, eq(parts.id, bomLines.childPartId))
    .innerJoin(units, eq(units.id, parts.unitId))
    .where(
      sql`${bomLines.parentPartId} = any(array(
        with recursive assembly(part_id) as (
          select ${sql.placeholder('partId')}::int
          union
          select child_part_id from assembly join bom_lines on parent_part_id = part_id)
        select part_id from assembly))`,
    )
    .orderBy(asc(bomLines.parentPartId), asc(bomLines.position)),
)

export type BomLineRow = Awaited<ReturnType<typeof listLinesBelow>>[number]
