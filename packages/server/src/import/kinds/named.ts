import { type SQL, sql } from 'drizzle-orm'
import { nameKey } from '../../db/index.ts'
import type { Unique } from '../kind.ts'

/** Whether the table's row and the staged one have the same name, as the unique indexes compare names. */
export const sameStagedName = (column: string): SQL =>
  sql`${nameKey(sql.raw(`t.${column}`))} = ${nameKey(sql.raw(`s.${column}`))}`

export const uniqueName = (column: string): Unique => ({
  column,
  by: nameKey(sql.raw(`s.${column}`)),
  says: (line) => `stands in line ${line} already`,
})
