import { type SQLWrapper, sql } from 'drizzle-orm'
import { nameKey, numberKey } from './schema/columns.ts'

/** Whether a column holds this name, as the unique indexes compare names. */
export const sameName = (column: SQLWrapper, name: string) =>
  sql`${nameKey(column)} = ${nameKey(sql`${name}::text`)}`

/** Whether a column holds this catalogue number, ignoring case. */
export const sameNumber = (column: SQLWrapper, number: string) =>
  sql`${numberKey(column)} = ${numberKey(sql`${number.trim()}::text`)}`
