import { eq, inArray, sql } from 'drizzle-orm'
import { numberKey, type Queryable, sameNumber, schema } from '../db/index.ts'
import { partColumns } from './part-columns.ts'

const { paintColors, parts, units } = schema

/** A part by its number, ignoring case; sellable or not. */
export async function findPart(db: Queryable, partNumber: string) {
  const [found] = await db
    .select(partColumns)
    .from(parts)
    .innerJoin(units, eq(units.id, parts.unitId))
    .where(sameNumber(parts.partNumber, partNumber))
  return found
}

/** The parts of several numbers, ignoring case, each once; sellable or not. */
export async function findPartsByNumber(db: Queryable, partNumbers: readonly string[]) {
  const keys = partNumbers.map((number) => numberKey(sql`${number}::text`))
  return db
    .select(partColumns)
    .from(parts)
    .innerJoin(units, eq(units.id, parts.unitId))
    .where(inArray(numberKey(parts.partNumber), keys))
}

export async function listPaintColors(db: Queryable) {
  return db
    .select({ paintColorId: paintColors.id, name: paintColors.name, hexCode: paintColors.hexCode })
    .from(paintColors)
    .orderBy(sql`lower(${paintColors.name})`)
}
