import type { Verdict } from '@volute/domain/catalogue/fit'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { paintColors, parts, pumps } from './catalogue.ts'
import { instant, nameKey, primaryId, shippingColumns } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './people.ts'

/** Options chosen for a part: paint, trim in inches (0 is Full Trim), angle in whole degrees. */
export const optionColumns = () => ({
  paintColorId: integer('paint_color_id').references(() => paintColors.id),
  impellerTrim: numeric('impeller_trim', { precision: 5, scale: 2, mode: 'number' }),
  impellerAngle: integer('impeller_angle'),
})

/** One cart per user and acting company; every change raises the version (OQ-37). */
export const carts = pgTable(
  'carts',
  {
    id: primaryId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    version: integer('version').notNull().default(0),
  },
  (t) => [uniqueIndex('carts_owner').on(t.userId, t.companyId)],
)

export const cartItems = pgTable(
  'cart_items',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    partId: integer('part_id')
      .notNull()
      .references(() => parts.id),
    quantity: integer('quantity').notNull(),
    ...optionColumns(),
    /** Pump that the line is for; null if none was named. */
    pumpId: integer('pump_id').references(() => pumps.id),
    /** Verdict that the buyer acknowledged; null if there was none to acknowledge. */
    acknowledgedVerdict: varchar('known_verdict', { length: 20 }).$type<Verdict>(),
  },
  (t) => [
    index('cart_items_cart').on(t.cartId, t.position),
    index('cart_items_part').on(t.partId),
    check('cart_items_quantity_range', sql`${t.quantity} between 1 and 999`),
    check('cart_items_trim_range', sql`${t.impellerTrim} >= 0`),
    check('cart_items_angle_range', sql`${t.impellerAngle} between 0 and 90`),
  ],
)

/** Edits that a cart has applied, so that an edit whose answer was lost is not applied again; kept for two days. */
export const cartEdits = pgTable(
  'cart_edits',
  {
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    editId: uuid('edit_id').notNull(),
    /** Ids of the new lines, by the ids under which they were sent. */
    made: jsonb('made').$type<Record<string, number>>().notNull(),
    takenUtc: instant('taken_utc').notNull(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.editId] })],
)

/** Addresses that a person saved while ordering for a company (OQ-56). */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: primaryId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    entryName: varchar('entry_name', { length: 100 }).notNull(),
    ...shippingColumns(),
    comment: varchar('comment', { length: 500 }),
  },
  (t) => [uniqueIndex('saved_addresses_name_key').on(t.userId, t.companyId, nameKey(t.entryName))],
)
