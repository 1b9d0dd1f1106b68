import { boolean, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { instant, primaryId } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './people.ts'

/** Settled searches with their searcher, for the few minutes until zero results are decided (DEMAND-01). */
export const settledSearches = pgTable(
  'settled_searches',
  {
    id: primaryId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    text: varchar('text', { length: 100 }).notNull(),
    isFound: boolean('is_found').notNull(),
    atUtc: instant('at_utc').notNull(),
  },
  (t) => [index('settled_searches_person').on(t.userId, t.atUtc), index('settled_searches_at').on(t.atUtc)],
)

/** Groups of zero-result searches, by the key of their first search (DEMAND-03). */
export const zeroResultGroups = pgTable(
  'miss_groups',
  { id: primaryId(), key: text('key').notNull() },
  (t) => [
    uniqueIndex('miss_groups_key').on(t.key),
    index('miss_groups_near').using('gist', t.key.op('gist_trgm_ops')),
  ],
)

/** Zero-result searches, with the company but without the person; kept for 13 months (DEMAND-02). */
export const zeroResults = pgTable(
  'misses',
  {
    id: primaryId(),
    groupId: integer('group_id')
      .notNull()
      .references(() => zeroResultGroups.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    text: varchar('text', { length: 100 }).notNull(),
    atUtc: instant('at_utc').notNull(),
  },
  (t) => [
    index('misses_group').on(t.groupId, t.atUtc),
    index('misses_at').on(t.atUtc),
    index('misses_company').on(t.companyId),
  ],
)
