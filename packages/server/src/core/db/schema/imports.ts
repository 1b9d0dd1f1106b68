import { boolean, integer, pgTable, real } from 'drizzle-orm/pg-core'
import { instant, primaryId } from './columns.ts'

/** Results of the latest imports, including those without changes but no dry runs. */
export const imports = pgTable('imports', {
  id: primaryId(),
  endedUtc: instant('ended_utc').notNull().defaultNow(),
  seconds: real('seconds').notNull(),
  /** Number of rows in its files, including drawings and documents. */
  rows: integer('rows').notNull(),
  badRows: integer('bad_rows').notNull(),
  isImported: boolean('is_imported').notNull(),
})
