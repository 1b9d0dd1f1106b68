import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { pumps } from './catalogue.ts'
import { instant, primaryId } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './people.ts'

/** Acts: person, kind, company and time (OQ-72). */
export const events = pgTable(
  'events',
  {
    id: primaryId(),
    /** Transaction that wrote the event; readers read in its order (EVENT-02). */
    xid: bigint('xid', { mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
    atUtc: instant('at_utc').notNull().defaultNow(),
    userId: integer('user_id').references(() => users.id),
    companyId: integer('company_id').references(() => companies.id),
    kind: varchar('kind', { length: 50 }).notNull(),
    subject: jsonb('subject').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index('events_company').on(t.companyId, t.userId, t.atUtc, t.id).where(sql`${t.kind} <> 'work-order'`),
    index('events_mailed_quotes').on(t.userId, t.companyId, t.id).where(sql`${t.kind} = 'mail-quote'`),
    index('events_of_order')
      .on(sql`(${t.subject} ->> 'salesOrderId')`, t.id)
      .where(sql`${t.subject} ->> 'salesOrderId' is not null`),
    index('events_of_person')
      .on(sql`(${t.subject} ->> 'userId')`, t.id)
      .where(sql`${t.subject} ->> 'userId' is not null`),
    index('events_of_lost_part')
      .on(t.companyId, sql`(${t.subject} ->> 'partId')`, t.atUtc)
      .where(sql`${t.kind} = 'lose-sale'`),
    index('events_listed').on(t.atUtc, t.id),
    index('events_by').on(t.userId, t.atUtc, t.id),
    index('events_for').on(t.companyId, t.atUtc, t.id),
    index('events_kind').on(t.kind, t.atUtc, t.id),
    index('events_read').on(t.xid, t.id),
  ],
)

/** Position of each reader: the last event it has read, in the order of `events_read` (EVENT-02). */
export const eventReaders = pgTable('event_readers', {
  name: varchar('name', { length: 50 }).primaryKey(),
  xid: bigint('xid', { mode: 'number' }).notNull(),
  id: integer('id').notNull(),
})

/** Events about a pump, extracted from their subjects (EVENT-03). */
export const pumpHistory = pgTable(
  'pump_history',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    pumpId: integer('pump_id')
      .notNull()
      .references(() => pumps.id),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    atUtc: instant('at_utc').notNull(),
    kind: varchar('kind', { length: 50 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.pumpId] }),
    index('pump_history_listed').on(t.companyId, t.pumpId, t.atUtc, t.eventId),
  ],
)
