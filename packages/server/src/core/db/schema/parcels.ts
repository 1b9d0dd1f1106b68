import { claimKinds, claimStatuses, warrantyAnswers } from '@volute/domain/buying/orders'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { cents, createdUtc, instant, primaryId } from './columns.ts'
import { companies } from './companies.ts'
import { salesOrderLines, salesOrders } from './orders.ts'
import { users } from './people.ts'

/** Goods of an order that leave together, as the ERP last reported. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    id: primaryId(),
    salesOrderId: integer('sales_order_id')
      .notNull()
      .references(() => salesOrders.id, { onDelete: 'cascade' }),
    erpShipmentId: varchar('erp_shipment_id', { length: 50 }).notNull(),
    /** Null while the parcel is packed but has not left. */
    shippedUtc: instant('shipped_utc'),
    cancelledUtc: instant('cancelled_utc'),
    carrier: varchar('carrier', { length: 100 }),
    trackingNumber: varchar('tracking_number', { length: 50 }),
    partReason: varchar('part_reason', { length: 500 }),
  },
  (t) => [uniqueIndex('order_parcels_once').on(t.salesOrderId, t.erpShipmentId)],
)

export const orderParcelLines = pgTable(
  'order_parcel_lines',
  {
    parcelId: integer('parcel_id')
      .notNull()
      .references(() => orderParcels.id, { onDelete: 'cascade' }),
    /** Line of the order. */
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.parcelId, t.position] })],
)

export const orderInvoices = pgTable(
  'order_invoices',
  {
    id: primaryId(),
    salesOrderId: integer('sales_order_id')
      .notNull()
      .references(() => salesOrders.id, { onDelete: 'cascade' }),
    erpInvoiceId: varchar('erp_invoice_id', { length: 50 }).notNull(),
    number: varchar('number', { length: 50 }).notNull(),
    invoicedOn: date('invoiced_on', { mode: 'string' }).notNull(),
    totalCents: cents('total_cents').notNull(),
    hasPdf: boolean('has_pdf').notNull(),
  },
  (t) => [uniqueIndex('order_invoices_once').on(t.salesOrderId, t.erpInvoiceId)],
)

export const claimKind = pgEnum('claim_kind', claimKinds)
export const claimStatus = pgEnum('claim_status', claimStatuses)
export const warrantyAnswer = pgEnum('warranty_answer', warrantyAnswers)

/** Line that the buyer returns or claims under warranty. */
export const claims = pgTable(
  'claims',
  {
    id: primaryId(),
    /** Code from the browser; the same code never makes a second claim. */
    code: uuid('code').notNull(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    salesOrderId: integer('sales_order_id').notNull(),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    kind: claimKind('kind').notNull(),
    /** Pump that the part was built into. */
    serialNumber: varchar('serial_number', { length: 100 }),
    reason: varchar('reason', { length: 1000 }).notNull(),
    /** Result of the warranty rule at the time of the claim; null for a return. */
    warranty: warrantyAnswer('warranty'),
    status: claimStatus('status').notNull().default('OPEN'),
    /** Answer from the staff. */
    answer: varchar('answer', { length: 1000 }),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedUtc: instant('decided_utc'),
    erpReturnId: varchar('erp_return_id', { length: 50 }),
    erpReturnNumber: varchar('erp_return_number', { length: 50 }),
    /** Time at which a worker began to announce it to the ERP, also if the outcome is unknown; null if none is announcing. */
    announcingUtc: instant('announcing_utc'),
    /** Reason of the ERP's last rejection of the accepted claim; null until it answers, and once it takes the claim. */
    erpRefusal: varchar('erp_refusal', { length: 500 }),
    createdUtc: createdUtc(),
  },
  (t) => [
    uniqueIndex('claims_code').on(t.code),
    index('claims_order').on(t.salesOrderId, t.position),
    index('claims_listed').on(t.status, t.createdUtc, t.id),
    index('claims_company').on(t.companyId, t.createdUtc, t.id),
    foreignKey({
      name: 'claims_line',
      columns: [t.salesOrderId, t.position],
      foreignColumns: [salesOrderLines.salesOrderId, salesOrderLines.position],
    }),
    check('claims_quantity_positive', sql`${t.quantity} > 0`),
  ],
)

/** State of the sync with the ERP, per kind of data. */
export const erpSteps = pgTable('erp_steps', {
  kind: varchar('kind', { length: 20 }).$type<'orders' | 'customers' | 'distributors'>().primaryKey(),
  changedSince: instant('changed_since'),
  lastUtc: instant('last_utc'),
  /** Reason why the last attempt failed, or the orders it left out; null if all is well. */
  failure: varchar('failure', { length: 500 }),
  /** Time since which the ERP has not answered; null while it does. */
  failingSinceUtc: instant('failing_since_utc'),
})
