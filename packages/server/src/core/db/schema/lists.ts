import type { ReadingChoice } from '@volute/domain/buying/list-reading'
import { index, integer, jsonb, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { createdUtc, instant, primaryId } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './people.ts'

/** Files that lines were read from. One that no order was made of is removed after some weeks. */
export const poFiles = pgTable(
  'po_files',
  {
    id: primaryId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: varchar('name', { length: 255 }).notNull(),
    bytes: integer('bytes').notNull(),
    sha256: varchar('sha256', { length: 64 }).notNull(),
    createdUtc: createdUtc(),
  },
  (t) => [
    uniqueIndex('po_files_once').on(t.companyId, t.userId, t.sha256),
    index('po_files_person').on(t.userId, t.createdUtc),
  ],
)

/** Columns that a company chose for files with this header row. */
export const listColumns = pgTable(
  'list_columns',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    /** Hash of the header row's texts. */
    heads: varchar('heads', { length: 64 }).notNull(),
    columns: jsonb('columns').$type<NonNullable<ReadingChoice['columns']>>().notNull(),
    chosenUtc: instant('chosen_utc').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.heads] })],
)
