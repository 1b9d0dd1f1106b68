import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgEnum, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { createdUtc, instant, primaryId } from './columns.ts'
import { orderNews } from '@volute/domain/support'
import { companies } from './companies.ts'
import { salesOrders } from './orders.ts'
import { users } from './people.ts'

export const orderNewsKind = pgEnum('order_news', orderNews)

/** Mails are written in the transaction of the act that causes them, and sent afterwards by the queue (OQ-27). */
export const outbox = pgTable(
  'outbox',
  {
    id: primaryId(),
    recipient: varchar('recipient', { length: 320 }).notNull(),
    subject: varchar('subject', { length: 200 }).notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** A file that goes with it: its name and its bytes in Base64. */
    attachment: jsonb('attachment').$type<{ fileName: string; base64: string }>(),
    /** The order that it tells of, and what: it can be written anew. */
    salesOrderId: integer('sales_order_id').references(() => salesOrders.id, { onDelete: 'set null' }),
    orderNews: orderNewsKind('order_news'),
    createdUtc: createdUtc(),
    sentUtc: instant('sent_utc'),
  },
  (t) => [
    index('outbox_unsent').on(t.sentUtc, t.id),
    index('outbox_recipient').on(t.recipient, t.id),
    index('outbox_order').on(t.salesOrderId, t.id).where(sql`${t.salesOrderId} is not null`),
  ],
)

/** Who did what, for which company, when (OQ-72). */
export const audit = pgTable(
  'audit',
  {
    id: primaryId(),
    atUtc: createdUtc(),
    userId: integer('user_id').references(() => users.id),
    companyId: integer('company_id').references(() => companies.id),
    act: varchar('act', { length: 50 }).notNull(),
    detail: jsonb('detail').notNull().default({}),
  },
  (t) => [
    index('audit_company').on(t.companyId, t.userId, t.atUtc, t.id).where(sql`${t.act} <> 'work-order'`),
    index('audit_mailed_quotes').on(t.userId, t.companyId, t.id).where(sql`${t.act} = 'mail-quote'`),
    index('audit_of_order')
      .on(sql`(${t.detail} ->> 'salesOrderId')`, t.id)
      .where(sql`${t.detail} ->> 'salesOrderId' is not null`),
    index('audit_of_person')
      .on(sql`(${t.detail} ->> 'userId')`, t.id)
      .where(sql`${t.detail} ->> 'userId' is not null`),
    index('audit_listed').on(t.atUtc, t.id),
    index('audit_by').on(t.userId, t.atUtc, t.id),
    index('audit_for').on(t.companyId, t.atUtc, t.id),
    index('audit_act').on(t.act, t.atUtc, t.id),
  ],
)
