import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import type { ForPump } from '@volute/domain/catalogue/fit'
import { type AddedLine, type DeskStatus, requestStatuses, toDoStatuses } from '@volute/domain/buying/orders'
import type { Promised } from '@volute/domain/catalogue/promise'
import type { TryOutcome } from '@volute/domain/backoffice/support'
import { optionColumns } from './cart.ts'
import { poFiles } from './lists.ts'
import { parts, pumps } from './catalogue.ts'
import {
  basisPoints,
  cents,
  createdUtc,
  foldedKey,
  instant,
  primaryId,
  searchKeyOf,
  shippingColumns,
  smallPending,
} from './columns.ts'
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
  /** Code of the ship type; carrier and billing type follow from it (OQ-83). */
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
  /** Part data at the time of the document; the catalogue may change later. */
  partNumber: varchar('part_number', { length: 100 }).notNull(),
  description: text('description').notNull(),
  unitName: varchar('unit_name', { length: 50 }).notNull(),
  priceCents: cents('price_cents'),
  quantity: integer('quantity').notNull(),
  ...optionColumns(),
  paintColorName: varchar('paint_color_name', { length: 100 }),
  pumpId: integer('pump_id').references(() => pumps.id),
  /** Pump and reason why the part fits, at the time of the document. */
  forPump: jsonb('for_pump').$type<ForPump>(),
})

/** Prices and discount are frozen when the quote is saved (OQ-53). */
export const quotes = pgTable(
  'quotes',
  {
    id: primaryId(),
    name: varchar('name', { length: 100 }).notNull(),
    distributorName: varchar('distributor_name', { length: 100 }),
    ...documentColumns(),
    /** Time the ERP received the quote's order, set by a trigger of the orders; null until it is ordered. */
    receivedUtc: instant('received_utc'),
  },
  (t) => [
    index('quotes_company').on(t.companyId, t.createdUtc, t.id),
    index('quotes_company_number').on(t.companyId, t.id),
    index('quotes_company_name').on(t.companyId, sql`lower(${t.name})`, t.id),
    index('quotes_company_ordered').on(t.companyId, t.receivedUtc, t.id),
    index('quotes_company_ordered_last').on(
      t.companyId,
      sql`${t.receivedUtc} desc nulls last`,
      sql`${t.id} desc`,
    ),
    index('quotes_person').on(t.userId, t.createdUtc, t.id),
    index('quotes_unordered').on(t.createdUtc, t.id).where(sql`${t.receivedUtc} is null`),
    index('quotes_pieces').using('gin', sql`lower(${t.name}) gin_trgm_ops`).with(smallPending),
  ],
)

export const quoteLines = pgTable(
  'quote_lines',
  {
    quoteId: integer('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    ...lineColumns(),
  },
  (t) => [primaryKey({ columns: [t.quoteId, t.position] }), index('quote_lines_part').on(t.partId)],
)

/** Renders the statuses as literals, so that the planner uses the index of orders to do. */
export const isToDo = (status: SQLWrapper) =>
  sql`${status} in (${sql.raw(toDoStatuses.map((one) => `'${one}'`).join(', '))})`

export const requestStatus = pgEnum('request_status', requestStatuses)

/** Request on its way to the ERP; once placed, the order with the state that the ERP last reported. */
export const salesOrders = pgTable(
  'sales_orders',
  {
    id: primaryId(),
    requestCode: uuid('request_code').notNull(),
    quoteId: integer('quote_id').references(() => quotes.id),
    requestStatus: requestStatus('request_status').notNull().default('PENDING'),
    failureReason: varchar('failure_reason', { length: 500 }),
    /** Version of the cart when the order was made (OQ-48); null for a converted quote. */
    cartVersion: integer('cart_version'),
    shipBy: date('ship_by', { mode: 'string' }).notNull(),
    needBy: date('need_by', { mode: 'string' }).notNull(),
    /** File of the purchase order that it was made of. */
    poFileId: integer('po_file_id').references(() => poFiles.id),
    /** Version of the terms of sale that the buyer accepted; null if the shop had none. */
    termsVersion: integer('terms_version'),
    erpOrderId: varchar('erp_order_id', { length: 50 }),
    erpOrderNumber: varchar('erp_order_number', { length: 50 }),
    receivedUtc: instant('received_utc'),
    pickedUtc: instant('picked_utc'),
    /** Time the first parcel left, if more are to come. */
    partlyShippedUtc: instant('partly_shipped_utc'),
    shippedUtc: instant('shipped_utc'),
    rejectedUtc: instant('rejected_utc'),
    rejectionReason: varchar('rejection_reason', { length: 500 }),
    terms: varchar('terms', { length: 50 }),
    fob: varchar('fob', { length: 50 }),
    salesPerson: varchar('sales_person', { length: 100 }),
    shippedVia: varchar('shipped_via', { length: 100 }),
    trackingNumber: varchar('tracking_number', { length: 50 }),
    /** Time at which the ERP last reported its state. */
    asOfUtc: instant('as_of_utc'),
    /** Lines that the ERP's staff added. */
    addedLines: jsonb('added_lines').$type<AddedLine[]>().notNull().default([]),
    ...documentColumns(),
    /** Time the ERP received the order, or the time of ordering until then. */
    arrivedUtc: instant('arrived_utc').notNull().generatedAlwaysAs(sql`coalesce(received_utc, created_utc)`),
    /** Status at the order desk. An order is Waiting from the first moment, but the desk's list leaves it out for minutes. */
    deskStatus: varchar('desk_status', { length: 20 })
      .$type<DeskStatus>()
      .notNull()
      .generatedAlwaysAs(sql`case
        when rejected_utc is not null then 'Rejected'
        when shipped_utc is not null then 'Shipped'
        when partly_shipped_utc is not null then 'Partly Shipped'
        when picked_utc is not null then 'Picked'
        when received_utc is not null then 'Received'
        when request_status = 'FAILED' then 'Failed'
        else 'Waiting' end`),
    /** Key under which PO numbers are compared: the domain's `poKey`. */
    poKey: searchKeyOf('po_number', 'po_key'),
    /** Numbers that an order search compares, in lower case. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(po_number || E'\\n' || coalesce(erp_order_number, ''))`),
  },
  (t) => [
    uniqueIndex('sales_orders_request_code').on(t.requestCode),
    uniqueIndex('sales_orders_erp_order').on(t.erpOrderId),
    uniqueIndex('sales_orders_one_per_quote').on(t.quoteId).where(sql`${t.requestStatus} <> 'FAILED'`),
    uniqueIndex('sales_orders_one_per_cart')
      .on(t.userId, t.companyId, t.cartVersion)
      .where(sql`${t.requestStatus} = 'PENDING'`),
    index('sales_orders_company').on(t.companyId, t.receivedUtc, t.id),
    index('sales_orders_company_po').on(t.companyId, sql`lower(${t.poNumber})`),
    index('sales_orders_company_po_key').on(t.companyId, t.poKey, t.createdUtc),
    index('sales_orders_po_file').on(t.poFileId).where(sql`${t.poFileId} is not null`),
    index('sales_orders_company_number')
      .on(t.companyId, sql`lower(${t.erpOrderNumber})`)
      .where(sql`${t.receivedUtc} is not null`),
    index('sales_orders_folded_po').on(foldedKey(t.poNumber), t.companyId),
    index('sales_orders_folded_number').on(foldedKey(t.erpOrderNumber), t.companyId),
    index('sales_orders_company_total')
      .on(t.companyId, t.totalCents)
      .where(sql`${t.receivedUtc} is not null`),
    index('sales_orders_buyer')
      .on(t.userId, t.companyId, t.receivedUtc, t.id)
      .where(sql`${t.requestStatus} <> 'FAILED'`),
    index('sales_orders_quote').on(t.quoteId).where(sql`${t.quoteId} is not null`),
    index('sales_orders_person').on(t.userId, t.arrivedUtc, t.id),
    index('sales_orders_unplaced')
      .on(t.companyId, t.requestStatus, t.createdUtc)
      .where(sql`${t.receivedUtc} is null`),
    index('sales_orders_arrived').on(t.arrivedUtc, t.id),
    index('sales_orders_status').on(t.deskStatus, t.arrivedUtc, t.id),
    index('sales_orders_to_do').on(t.arrivedUtc, t.id).where(isToDo(t.deskStatus)),
    index('sales_orders_unheard')
      .on(t.arrivedUtc)
      .where(sql`${t.asOfUtc} is null and ${t.receivedUtc} is not null`),
    index('sales_orders_pieces').using('gin', sql`pieces_of(${t.searchText})`).with(smallPending),
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
    shippedQuantity: integer('shipped_quantity').notNull().default(0),
    cancelledQuantity: integer('cancelled_quantity').notNull().default(0),
    /** Dates shown to the buyer when the order was placed; null if unknown. */
    shownPromise: jsonb('shown_promise').$type<Promised>(),
    /** Date on which the ERP plans to ship the rest; null if it cannot say. */
    promisedDate: date('promised_date', { mode: 'string' }),
    delayReason: varchar('slip_reason', { length: 500 }),
    /** Committed date: the latest one that the buyer has seen or been mailed; a later one is a delay. */
    committedDate: date('told_date', { mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.salesOrderId, t.position] }),
    index('sales_order_lines_part').on(t.partId),
    index('sales_order_lines_pump').on(t.pumpId, t.salesOrderId).where(sql`${t.pumpId} is not null`),
    check(
      'sales_order_lines_no_more_than_ordered',
      sql`${t.shippedQuantity} >= 0 and ${t.cancelledQuantity} >= 0`,
    ),
  ],
)

/** Attempts at the ERP that did not place the order; those with the same result share a row with a count. */
export const erpTries = pgTable(
  'erp_tries',
  {
    salesOrderId: integer('sales_order_id')
      .notNull()
      .references(() => salesOrders.id, { onDelete: 'cascade' }),
    outcome: varchar('outcome', { length: 20 }).$type<TryOutcome>().notNull(),
    reason: varchar('reason', { length: 500 }).notNull(),
    times: integer('times').notNull().default(1),
    firstUtc: instant('first_utc').notNull(),
    lastUtc: instant('last_utc').notNull(),
  },
  (t) => [primaryKey({ columns: [t.salesOrderId, t.outcome, t.reason] })],
)
