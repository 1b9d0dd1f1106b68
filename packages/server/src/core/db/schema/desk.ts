import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { parts } from './catalogue.ts'
import { cents, createdUtc, instant, measure, nameKey, primaryId } from './columns.ts'

/** Order numbers of the embedded order desk, the shop's own small ERP, which is reached only through the ERP port. */
export const deskOrderNumbers = pgSequence('desk_order_numbers', { startWith: 100001 })

export const deskOrders = pgTable(
  'desk_orders',
  {
    id: primaryId(),
    requestCode: uuid('request_code').notNull(),
    orderNumber: varchar('order_number', { length: 50 }).notNull(),
    /** Order as submitted through the port. */
    document: jsonb('document').notNull(),
    receivedUtc: createdUtc(),
    pickedUtc: instant('picked_utc'),
    /** Cancellation of the whole order. */
    cancelledUtc: instant('cancelled_utc'),
    reason: varchar('reason', { length: 500 }),
    terms: varchar('terms', { length: 50 }),
    fob: varchar('fob', { length: 50 }),
    salesPerson: varchar('sales_person', { length: 100 }),
    shipVia: varchar('ship_via', { length: 100 }),
    /** Last change of the order, a line, a shipment or an invoice. */
    changedUtc: instant('changed_utc').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('desk_orders_request_code').on(t.requestCode),
    uniqueIndex('desk_orders_number').on(t.orderNumber),
    index('desk_orders_changed').on(t.changedUtc, t.id),
    index('desk_orders_customer').on(sql`(${t.document} ->> 'customer')`, t.id),
  ],
)

/** State of a line of the desk's order; an unchanged line has no row. */
export const deskOrderLines = pgTable(
  'desk_order_lines',
  {
    deskOrderId: integer('desk_order_id')
      .notNull()
      .references(() => deskOrders.id, { onDelete: 'cascade' }),
    /** Position in the document, from 0. */
    position: integer('position').notNull(),
    cancelledQuantity: integer('cancelled_quantity').notNull().default(0),
    promisedDate: date('promised_date', { mode: 'string' }),
    /** Reason for a new promised date, or for cancelled quantities. */
    delayReason: varchar('slip_reason', { length: 500 }),
  },
  (t) => [
    primaryKey({ columns: [t.deskOrderId, t.position] }),
    check('desk_order_lines_cancelled', sql`${t.cancelledQuantity} >= 0`),
  ],
)

export const deskShipments = pgTable(
  'desk_shipments',
  {
    id: primaryId(),
    deskOrderId: integer('desk_order_id')
      .notNull()
      .references(() => deskOrders.id, { onDelete: 'cascade' }),
    shippedUtc: instant('shipped_utc').notNull(),
    cancelledUtc: instant('cancelled_utc'),
    shipVia: varchar('ship_via', { length: 100 }),
    trackingNumber: varchar('tracking_number', { length: 50 }),
    /** Reason that it left without the rest, although the customer wants one shipment (OQ-119). */
    partReason: varchar('part_reason', { length: 500 }),
  },
  (t) => [index('desk_shipments_order').on(t.deskOrderId, t.id)],
)

export const deskShipmentLines = pgTable(
  'desk_shipment_lines',
  {
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => deskShipments.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shipmentId, t.position] }),
    check('desk_shipment_lines_positive', sql`${t.quantity} > 0`),
  ],
)

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Invoice that the desk's staff attach. */
export const deskInvoices = pgTable(
  'desk_invoices',
  {
    id: primaryId(),
    deskOrderId: integer('desk_order_id')
      .notNull()
      .references(() => deskOrders.id, { onDelete: 'cascade' }),
    number: varchar('number', { length: 50 }).notNull(),
    invoicedOn: date('invoiced_on', { mode: 'string' }).notNull(),
    totalCents: cents('total_cents').notNull(),
    pdf: bytes('pdf'),
    createdUtc: createdUtc(),
  },
  (t) => [uniqueIndex('desk_invoices_once').on(t.deskOrderId, t.number)],
)

/** Returns that the shop has announced. */
export const deskReturns = pgTable(
  'desk_returns',
  {
    id: primaryId(),
    claimCode: uuid('claim_code').notNull(),
    deskOrderId: integer('desk_order_id')
      .notNull()
      .references(() => deskOrders.id),
    document: jsonb('document').notNull(),
    receivedUtc: createdUtc(),
  },
  (t) => [uniqueIndex('desk_returns_once').on(t.claimCode)],
)

/** Warehouses of the desk. The main one holds the catalogue's stock. */
export const warehouses = pgTable(
  'warehouses',
  {
    id: primaryId(),
    name: varchar('name', { length: 100 }).notNull(),
    state: varchar('state', { length: 50 }),
    country: varchar('country', { length: 2 }).notNull(),
    /** True for the warehouse that holds the catalogue's stock. */
    isMain: boolean('is_main').notNull().default(false),
  },
  (t) => [
    uniqueIndex('warehouses_name_key').on(nameKey(t.name)),
    uniqueIndex('warehouses_one_main').on(t.isMain).where(sql`${t.isMain}`),
  ],
)

/** Stock outside the main warehouse. */
export const warehouseStock = pgTable(
  'warehouse_stock',
  {
    partId: integer('part_id')
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    quantity: measure('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partId, t.warehouseId] })],
)

/** Receipts that the desk expects. */
export const expectedReceipts = pgTable(
  'expected_receipts',
  {
    partId: integer('part_id')
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    quantity: measure('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partId, t.dueOn] })],
)
