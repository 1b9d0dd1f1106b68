import { isImpellerNumber, type Part, type Replacement } from '@volute/domain/catalogue/part'
import { limits } from '@volute/domain/core/kernel'
import { toDollars, toPercent } from '@volute/domain/core/pricing'
import { Column, eq, is, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  type CatalogueReads,
  doTogether,
  numberKey,
  prepare,
  type Queryable,
  schema,
} from '../../core/db/index.ts'
import { findMeant } from '../numbers/index.ts'

const { paintColors, parts, units } = schema

/** The part at the end of a part's chain of replacements; null for a cycle, which the import rejects. */
export const replacedBy = sql<Replacement | null>`case when ${parts.replacedByPartId} is not null then (
  with recursive chain (part_id, step) as (
    select ${parts.replacedByPartId}, 1
    union all
    select next.replaced_by_part_id, step + 1
    from chain join parts next on next.id = chain.part_id
    where next.replaced_by_part_id is not null and step < ${limits.replacements})
  select json_build_object('partNumber', last.part_number, 'description', last.description)
  from chain join parts last on last.id = chain.part_id
  where last.replaced_by_part_id is null) end`

/** Name of a part's picture, for any row that has the part's id. */
export function pictureOf(partId: PgColumn | SQL) {
  // Drizzle leaves the table out where a query has only one, and the inner table has the same column.
  const outer = is(partId, Column) ? sql`${partId.table}.${sql.identifier(partId.name)}` : partId
  return sql<string | null>`(select picture from part_pictures where part_pictures.part_id = ${outer})`
}

/** Columns to show a part and its unit. */
export const partColumns = {
  partId: parts.id,
  partNumber: parts.partNumber,
  description: parts.description,
  picture: pictureOf(parts.id),
  unitId: parts.unitId,
  unitName: units.name,
  priceCents: parts.priceCents,
  weight: parts.weightLb,
  isPaintable: parts.isPaintable,
  isSellable: parts.isSellable,
  hasOtherMaterial: parts.hasOtherMaterial,
  trimMin: parts.trimMin,
  trimFull: parts.trimFull,
  replacedBy,
}

export type PartRow = Omit<
  Part,
  'price' | 'companyDiscount' | 'isImpeller' | 'picture' | 'trimMin' | 'trimFull'
> & {
  picture: string | null
  priceCents: number | null
  trimMin: number | null
  trimFull: number | null
}

/**
 * A part for the acting company: its list price in dollars, and the company's discount (PART-01, OQ-36). The fields are
 * listed one by one, since a rest copy takes most of the time of linking a long BOM.
 */
export function partOf(row: PartRow, discountBasisPoints: number): Part {
  return {
    partId: row.partId,
    partNumber: row.partNumber,
    description: row.description,
    picture: row.picture ?? undefined,
    unitId: row.unitId,
    unitName: row.unitName,
    price: row.priceCents === null ? null : toDollars(row.priceCents),
    companyDiscount: toPercent(discountBasisPoints),
    weight: row.weight,
    isPaintable: row.isPaintable,
    isImpeller: isImpellerNumber(row.partNumber),
    isSellable: row.isSellable,
    hasOtherMaterial: row.hasOtherMaterial,
    trimMin: row.trimMin ?? undefined,
    trimFull: row.trimFull ?? undefined,
    replacedBy: row.replacedBy,
  }
}

/** A part by number, ignoring case; sellable or not. Calls at the same time share one statement. */
export const findPart = ({ db, catalogue }: CatalogueReads, partNumber: string) =>
  catalogue.one(db, readPart, partNumber.trim())

const readPart = doTogether(readParts)

/** Parts by number, ignoring case, each once; sellable or not. */
export async function findPartsByNumber({ db, catalogue }: CatalogueReads, partNumbers: readonly string[]) {
  const found = await catalogue.each(db, readParts, partNumbers)
  return [...new Map([...found.values()].map((part) => [part.partId, part])).values()]
}

async function readParts(db: Queryable, partNumbers: readonly string[]) {
  const rows = await partsNumbered(db, { partNumbers })
  return new Map(rows.map(({ asked, ...part }) => [asked, part]))
}

const partsNumbered = prepare((db) =>
  db
    .select({ asked: sql<string>`asked`, ...partColumns })
    .from(parts)
    .innerJoin(units, eq(units.id, parts.unitId))
    .innerJoin(
      sql`unnest(${sql.placeholder('partNumbers')}::text[]) asked`,
      sql`${numberKey(parts.partNumber)} = ${numberKey(sql`asked`)}`,
    ),
)

/** The parts with these ids, sellable or not. */
export const findPartsWithIds = ({ db, catalogue }: CatalogueReads, partIds: readonly number[]) =>
  catalogue.each(db, readPartsWithIds, partIds)

async function readPartsWithIds(db: Queryable, partIds: number[]) {
  const rows = await partsWithIds(db, { partIds })
  return new Map(rows.map((part) => [part.partId, part]))
}

const partsWithIds = prepare((db) =>
  db
    .select(partColumns)
    .from(parts)
    .innerJoin(units, eq(units.id, parts.unitId))
    .where(eq(parts.id, sql`any(${sql.placeholder('partIds')}::int[])`)),
)

/** The part that each of these texts names in another spelling, if it is the only one and sold. */
export const findPartsMeant = ({ db, catalogue }: CatalogueReads, typed: readonly string[]) =>
  catalogue.each(db, readPartsMeant, typed)

async function readPartsMeant(db: Queryable, typed: string[]) {
  const meant = await findMeant(db, 'part', typed)
  return new Map(
    typed.flatMap((text, place) => {
      const { isSellable = false, identifier = '', description = '' } = meant[place] ?? {}
      return isSellable ? [[text, { partNumber: identifier, description }] as const] : []
    }),
  )
}

/** Paint colors by name (PART-11). */
export const listPaintColors = ({ db, catalogue }: CatalogueReads) => catalogue.one(db, readColors, 'all')

const readColors = (db: Queryable) => colorsByName(db)

const colorsByName = prepare((db) =>
  db
    .select({ paintColorId: paintColors.id, name: paintColors.name, hexCode: paintColors.hexCode })
    .from(paintColors)
    .orderBy(sql`lower(${paintColors.name})`),
)
