import { eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Queryable, sameNumber, schema } from '../../core/db/index.ts'

const { parts } = schema
const replacements = alias(parts, 'replacements')

/** Arbitrary number that no other lock uses. */
const LOCK = 19460028

/** The replacement of every replaced part. Until the transaction ends no other person can set one; an import can. */
export async function readReplacements(tx: Queryable): Promise<Map<number, number[]>> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`)
  const rows = await tx
    .select({ part: parts.id, replacement: parts.replacedByPartId })
    .from(parts)
    .where(isNotNull(parts.replacedByPartId))
  return new Map(rows.map(({ part, replacement }) => [part, replacement === null ? [] : [replacement]]))
}

/** A part by number, ignoring case, with its current replacement. */
export async function findNumbered(tx: Queryable, partNumber: string) {
  const [found] = await tx
    .select({ id: parts.id, partNumber: parts.partNumber, replacedBy: replacements.partNumber })
    .from(parts)
    .leftJoin(replacements, eq(replacements.id, parts.replacedByPartId))
    .where(sameNumber(parts.partNumber, partNumber))
  return found
}

export async function writeReplacement(
  tx: Queryable,
  partId: number,
  replacedByPartId: number,
): Promise<void> {
  await tx.update(parts).set({ replacedByPartId }).where(eq(parts.id, partId))
}
