import type { DemandList, DemandRow } from '@volute/domain/backoffice/demand'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../../core/db/index.ts'

const { ignoredDemand, zeroResultGroups, parts, quotes, users } = schema

/** Key of a row that is set aside; it matches the list's own SQL. */
export const ignoredKey = ({ list, id, reason }: DemandRow) =>
  list === 'parts' ? `${id} ${reason}` : String(id)

/** Condition that a list's row is set aside, or that it is not. */
export function whereIgnored(list: DemandList, key: SQL, shown: 'OPEN' | 'IGNORED'): SQL {
  const found = sql`exists (select from ${ignoredDemand} where list = ${list} and key = ${key})`
  return shown === 'IGNORED' ? found : sql`not ${found}`
}

/** Person who set each row aside, and the time, by key. */
export async function findIgnored(db: Queryable, list: DemandList, keys: readonly string[]) {
  const rows = await db
    .select({ key: ignoredDemand.key, by: users.name, atUtc: ignoredDemand.atUtc })
    .from(ignoredDemand)
    .innerJoin(users, eq(users.id, ignoredDemand.userId))
    .where(and(eq(ignoredDemand.list, list), inArray(ignoredDemand.key, [...keys])))
  return new Map(rows.map(({ key, by, atUtc }) => [key, { by, atUtc: atUtc.toISOString() }]))
}

const tables = { zeroResults: zeroResultGroups, parts, quotes }

export async function isDemandRow(db: Queryable, { list, id, reason }: DemandRow): Promise<boolean> {
  if ((list === 'parts') !== Boolean(reason)) return false
  const table = tables[list]
  return (await db.$count(table, eq(table.id, id))) > 0
}

export async function insertIgnored(tx: Queryable, row: typeof ignoredDemand.$inferInsert): Promise<void> {
  await tx.insert(ignoredDemand).values(row).onConflictDoNothing()
}

export async function deleteIgnored(tx: Queryable, list: DemandList, key: string): Promise<void> {
  await tx.delete(ignoredDemand).where(and(eq(ignoredDemand.list, list), eq(ignoredDemand.key, key)))
}
