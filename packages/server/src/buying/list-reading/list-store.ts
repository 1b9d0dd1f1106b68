import { createHash } from 'node:crypto'
import type { ReadingChoice } from '@volute/domain/buying/list-reading'
import { and, eq, sql } from 'drizzle-orm'
import { numberKey, type Queryable, schema } from '../../core/db/index.ts'

const { listColumns, parts, pumps } = schema

/** Those of the numbers, in upper case, that the catalogue has, sold or not. */
export async function findKnownNumbers(db: Queryable, numbers: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ number: sql<string>`${numberKey(parts.partNumber)}` })
    .from(parts)
    .where(sql`${numberKey(parts.partNumber)} = any(${sql.param(numbers)}::text[])`)
  return new Set(rows.map(({ number }) => number))
}

/** Ids of the pumps with these serial numbers, in upper case. */
export async function findPumpIds(db: Queryable, serialNumbers: readonly string[]) {
  if (serialNumbers.length === 0) return new Map<string, number>()
  const rows = await db
    .select({ number: sql<string>`${numberKey(pumps.serialNumber)}`, id: pumps.id })
    .from(pumps)
    .where(sql`${numberKey(pumps.serialNumber)} = any(${sql.param(serialNumbers)}::text[])`)
  return new Map(rows.map(({ number, id }) => [number, id]))
}

type Columns = NonNullable<ReadingChoice['columns']>

const hashOf = (headKey: string) => createHash('sha256').update(headKey).digest('hex')

/** Columns that a company chose for this header row, if any. */
export async function findColumns(db: Queryable, companyId: number, headKey: string) {
  const [found] = await db
    .select({ columns: listColumns.columns })
    .from(listColumns)
    .where(and(eq(listColumns.companyId, companyId), eq(listColumns.heads, hashOf(headKey))))
  return found?.columns
}

export async function keepColumns(
  db: Queryable,
  { companyId, headKey, columns, now }: { companyId: number; headKey: string; columns: Columns; now: Date },
) {
  await db
    .insert(listColumns)
    .values({ companyId, heads: hashOf(headKey), columns, chosenUtc: now })
    .onConflictDoUpdate({
      target: [listColumns.companyId, listColumns.heads],
      set: { columns, chosenUtc: now },
    })
}
