import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgEnum, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { createdUtc, instant, primaryId } from './columns.ts'
import { type NewsDetail, orderNews } from '@volute/domain/backoffice/support'
import { salesOrders } from './orders.ts'

export const orderNewsKind = pgEnum('order_news', orderNews)

/** Mails, written in the transaction of the act that causes them and sent afterwards by the queue (OQ-27). */
export const outbox = pgTable(
  'outbox',
  {
    id: primaryId(),
    recipient: varchar('recipient', { length: 320 }).notNull(),
    subject: varchar('subject', { length: 200 }).notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Attached file: its name and its bytes in Base64. */
    attachment: jsonb('attachment').$type<{ fileName: string; base64: string }>(),
    /** Order and kind of a notification, so that the mail can be written again. */
    salesOrderId: integer('sales_order_id').references(() => salesOrders.id, { onDelete: 'set null' }),
    orderNews: orderNewsKind('order_news'),
    /** Data for writing the notification again that the order itself does not have. */
    newsDetail: jsonb('news_detail').$type<NewsDetail>(),
    createdUtc: createdUtc(),
    sentUtc: instant('sent_utc'),
  },
  (t) => [
    index('outbox_unsent').on(t.sentUtc, t.id),
    index('outbox_recipient').on(t.recipient, t.id),
    index('outbox_order').on(t.salesOrderId, t.id).where(sql`${t.salesOrderId} is not null`),
  ],
)
