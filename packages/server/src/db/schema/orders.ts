import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { requestStatuses } from '@volute/domain/orders'
import { optionColumns } from './cart.ts'
import { parts } from './catalogue.ts'
import { basisPoints, cents, createdUtc, instant, primaryId, shippingColumns } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './people.ts'

const documentColumns = () => ({
  companyId: integer('company_id')
    .notNull()
    .references(() => companies.id),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  poNumber: varchar('po_number', { length: 50 }).notNull(),
  ...shippingColumns(),
  comment: varchar('comment', { length: 500 }),
  allowPartialShipments: boolean('allow_partial_shipments').notNull(),
  /** The ship type's code; carrier and billing type follow from it (OQ-83). */
  shipVia: varchar('ship_via', { length: 50 }).notNull(),
  billingAccountNumber: varchar('billing_account_number', { length: 50 }),
  specialInstructions: varchar('special_instructions', { length: 500 }),
  discountBasisPoints: basisPoints('discount_basis_points').notNull(),
  subtotalCents: cents('subtotal_cents').notNull(),
  totalCents: cents('total_cents').notNull(),
  createdUtc: createdUtc(),
})

const lineColumns = () => ({
  position: integer('position').notNull(),
  partId: integer('part_id')
    .notNull()
    .references(() => parts.id),
  /** As they read when the document was made; the catalogue may change later. */
  partNumber: varchar('part_number', { length: 100 }).notNull(),
  description: text('description').notNull(),
  unitName: varchar('unit_name', { length: 50 }).notNull(),
  priceCents: cents('price_cents'),
  quantity: integer('quantity').notNull(),
  ...optionColumns(),
  paintColorName: varchar('paint_color_name', { length: 100 }),
})

/** Prices and discount are frozen when the quote is saved (OQ-53). */
export const quotes = pgTable(
  'quotes',
  {
    id: primaryId(),
    name: varchar('name', { length: 100 }).notNull(),
    distributorName: varchar('distributor_name', { length: 100 }),
    ...documentColumns(),
  },
  (t) => [index('quotes_company').on(t.companyId, t.createdUtc)],
)

export const quoteLines = pgTable(
  'quote_lines',
  {
    quoteId: integer('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    ...lineColumns(),
  },
  (t) => [primaryKey({ columns: [t.quoteId, t.position] })],
)

export const requestStatus = pgEnum('request_status', requestStatuses)

/** A request on its way to the ERP and, once placed, the order with the state that the ERP last reported. */
export const salesOrders = pgTable(
  'sales_orders',
  {
    id: primaryId(),
    requestCode: uuid('request_code').notNull(),
    quoteId: integer('quote_id').references(() => quotes.id),
    requestStatus: requestStatus('request_status').notNull().default('PENDING'),
    failureReason: varchar('failure_reason', { length: 500 }),
    /** The cart it was made from, as it stood then (OQ-48); null for a converted quote. */
    cartVersion: integer('cart_version'),
    shipBy: date('ship_by', { mode: 'string' }).notNull(),
    needBy: date('need_by', { mode: 'string' }).notNull(),
    erpOrderId: varchar('erp_order_id', { length: 50 }),
    erpOrderNumber: varchar('erp_order_number', { length: 50 }),
    receivedUtc: instant('received_utc'),
    pickedUtc: instant('picked_utc'),
    shippedUtc: instant('shipped_utc'),
    rejectedUtc: instant('rejected_utc'),
    rejectionReason: varchar('rejection_reason', { length: 500 }),
    terms: varchar('terms', { length: 50 }),
    fob: varchar('fob', { length: 50 }),
    salesPerson: varchar('sales_person', { length: 100 }),
    shippedVia: varchar('shipped_via', { length: 100 }),
    trackingNumber: varchar('tracking_number', { length: 50 }),
    ...documentColumns(),
  },
  (t) => [
    uniqueIndex('sales_orders_request_code').on(t.requestCode),
    uniqueIndex('sales_orders_erp_order').on(t.erpOrderId),
    uniqueIndex('sales_orders_one_per_quote').on(t.quoteId).where(sql`${t.requestStatus} <> 'FAILED'`),
    uniqueIndex('sales_orders_one_per_cart')
      .on(t.userId, t.companyId, t.cartVersion)
      .where(sql`${t.requestStatus} = 'PENDING'`),
    index('sales_orders_company').on(t.companyId, t.receivedUtc),
    check(
      'sales_orders_completed_has_number',
      sql`${t.requestStatus} <> 'COMPLETED' or (${t.erpOrderId} is not null and ${t.receivedUtc} is not null)`,
    ),
  ],
)

export const salesOrderLines = pgTable(
  'sales_order_lines',
  {
    salesOrderId: integer('sales_order_id')
      .notNull()
      .references(() => salesOrders.id, { onDelete: 'cascade' }),
    ...lineColumns(),
    shipBy: date('ship_by', { mode: 'string' }).notNull(),
    needBy: date('need_by', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.salesOrderId, t.position] })],
)
