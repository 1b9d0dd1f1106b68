import { boolean, integer, pgTable, real } from 'drizzle-orm/pg-core'
import { instant, primaryId } from './columns.ts'

/** Results of the latest imports, those that changed nothing included; no dry runs. */
export const imports = pgTable('imports', {
  id: primaryId(),
  endedUtc: instant('ended_utc').notNull().defaultNow(),
  seconds: real('seconds').notNull(),
  /** Number of rows in its files, drawings and documents included. */
  rows: integer('rows').notNull(),
  badRows: integer('bad_rows').notNull(),
  isImported: boolean('is_imported').notNull(),
})
