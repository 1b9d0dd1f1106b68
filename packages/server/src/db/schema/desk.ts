import { jsonb, pgEnum, pgSequence, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { createdUtc, instant, primaryId } from './columns.ts'

/** The embedded order desk: the shop's own small ERP, reached only through the ERP port. */
export const deskOrderNumbers = pgSequence('desk_order_numbers', { startWith: 100001 })

export const deskOrderStatus = pgEnum('desk_order_status', ['received', 'picked', 'shipped', 'cancelled'])

export const deskOrders = pgTable(
  'desk_orders',
  {
    id: primaryId(),
    requestCode: uuid('request_code').notNull(),
    orderNumber: varchar('order_number', { length: 50 }).notNull(),
    status: deskOrderStatus('status').notNull().default('received'),
    /** The order as it was submitted through the port. */
    document: jsonb('document').notNull(),
    receivedUtc: createdUtc(),
    pickedUtc: instant('picked_utc'),
    shippedUtc: instant('shipped_utc'),
    cancelledUtc: instant('cancelled_utc'),
    reason: varchar('reason', { length: 500 }),
    terms: varchar('terms', { length: 50 }),
    fob: varchar('fob', { length: 50 }),
    salesPerson: varchar('sales_person', { length: 100 }),
    shipVia: varchar('ship_via', { length: 100 }),
    trackingNumber: varchar('tracking_number', { length: 50 }),
  },
  (t) => [
    uniqueIndex('desk_orders_request_code').on(t.requestCode),
    uniqueIndex('desk_orders_number').on(t.orderNumber),
  ],
)
