import { numberPunctuation } from '@volute/domain/catalogue/numbers'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, customType, integer, numeric, text, timestamp, varchar } from 'drizzle-orm/pg-core'

export const primaryId = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/** An instant; every such column's name ends in `_utc`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdUtc = () => instant('created_utc').notNull().defaultNow()

/** An instant as JSON has it, for written SQL. */
export const instantText = (column: SQLWrapper) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const bytes = customType<{ data: string }>({ dataType: () => 'varchar(320) collate "C"' })

/** An address in the form that the domain's `readEmail` gives it, compared byte by byte in every locale. */
export const email = () => bytes('email')

/** US dollars in integer cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' })

/** A percentage in hundredths: 12.5 % is 1250. */
export const basisPoints = (name: string) => integer(name)

/** A physical size or amount with three decimals, such as pounds or inches. */
export const measure = (name: string) => numeric(name, { precision: 14, scale: 3, mode: 'number' })

/** The key under which names are compared: trimmed, without case, Unicode-normalised (OQ-03, TV-16). */
export const nameKey = (name: SQLWrapper) => sql`lower(normalize(btrim(${name}), NFKC))`

/** Catalogue numbers keep their case and are looked up without it. */
export const numberKey = (number: SQLWrapper) => sql`upper(${number})`

const punctuation = sql.raw(`'${numberPunctuation.replaceAll("'", "''")}'`)

/** The column's number as search compares it: the domain's `searchKey`, kept by the database. */
export const searchKeyOf = (column: string) =>
  text('search_key')
    .notNull()
    .generatedAlwaysAs(sql`ltrim(translate(upper(${sql.identifier(column)}), ${punctuation}, ''), '0')`)

const words = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The words of a text as search finds them, in one form, with their sizes: the domain's `searchText`, kept by the database. */
export const searchWordsOf = (texts: SQL) =>
  words('search_words').notNull().generatedAlwaysAs(sql`search_words_of(${texts})`)

/**
 * The stretch of the catalogue in which a part stands, of 16,384 in the order in which they came: an index that has it finds
 * the parts of one without reading what it holds of all.
 */
export const stretchOf = (id: SQLWrapper) => sql`(array[${id} >> 14])`

/** Where an order, quote or saved address ships to (ORDER-02); one shape for all three (OQ-55). */
export const shippingColumns = () => ({
  shippingCountry: varchar('shipping_country', { length: 2 }).notNull(),
  shippingState: varchar('shipping_state', { length: 50 }).notNull(),
  shippingCity: varchar('shipping_city', { length: 50 }).notNull(),
  shippingZipCode: varchar('shipping_zip_code', { length: 20 }).notNull(),
  shippingAddressLine1: varchar('shipping_address_line_1', { length: 50 }).notNull(),
  shippingAddressLine2: varchar('shipping_address_line_2', { length: 50 }),
  shippingCompanyName: varchar('shipping_company_name', { length: 50 }).notNull(),
  shippingContactName: varchar('shipping_contact_name', { length: 50 }),
  shippingPhoneNumber: varchar('shipping_phone_number', { length: 20 }),
})

/** Kilobytes that wait to be sorted into an index: every search reads them all, and nothing vacuums the embedded database. */
export const smallPending = { gin_pending_list_limit: 1024 }
