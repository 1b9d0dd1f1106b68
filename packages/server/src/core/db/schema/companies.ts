import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { paintColors } from './catalogue.ts'
import { basisPoints, createdUtc, instant, nameKey, primaryId, smallPending } from './columns.ts'

/** Customer accounts of the ERP, or created by staff; one may serve several companies (OQ-33, ACCOUNT-01). */
export const accounts = pgTable(
  'accounts',
  {
    id: primaryId(),
    identifier: varchar('identifier', { length: 50 }).notNull(),
    name: varchar('name', { length: 100 }).notNull(),
    /** True if staff typed the name, which files and the ERP then do not change (ACCOUNT-05). */
    isNameTyped: boolean('is_name_typed').notNull().default(false),
    discountBasisPoints: basisPoints('discount_basis_points').notNull().default(0),
  },
  (t) => [
    uniqueIndex('accounts_identifier_key').on(nameKey(t.identifier)),
    index('accounts_listed').on(sql`lower(${t.name})`, t.identifier),
    index('accounts_pieces')
      .using('gin', sql`lower(${t.name} || ' (' || ${t.identifier} || ')') gin_trgm_ops`)
      .with(smallPending),
    check('accounts_discount_range', sql`${t.discountBasisPoints} between 0 and 10000`),
  ],
)

export const companies = pgTable(
  'companies',
  {
    id: primaryId(),
    name: varchar('name', { length: 100 }).notNull(),
    /** Exactly one company is the provider's; only this flag is trusted (OQ-03). */
    isProvider: boolean('is_provider').notNull().default(false),
    isPackager: boolean('is_packager').notNull().default(false),
    isMigrating: boolean('is_migrating').notNull().default(false),
    isTest: boolean('is_test').notNull().default(false),
    accountId: integer('account_id').references(() => accounts.id),
    /** True if its people may not order twice under one PO number. */
    refusesUsedPo: boolean('refuses_used_po').notNull().default(false),
    defaultPaintColorId: integer('default_paint_color_id').references(() => paintColors.id),
    /**
     * Time at which a registered company is removed unless one of its people has a password by then; strangers do not see it
     * until that. Null for a permanent company.
     */
    provisionalUntilUtc: instant('provisional_until_utc'),
    createdUtc: createdUtc(),
    deletedUtc: instant('deleted_utc'),
  },
  (t) => [
    uniqueIndex('companies_name_key').on(nameKey(t.name)).where(sql`${t.deletedUtc} is null`),
    uniqueIndex('companies_one_provider').on(t.isProvider).where(sql`${t.isProvider}`),
    index('companies_listed')
      .on(sql`${t.isPackager} desc`, sql`lower(${t.name})`, t.id)
      .where(sql`${t.deletedUtc} is null`),
    index('companies_by_name').on(sql`lower(${t.name})`, t.id).where(sql`${t.deletedUtc} is null`),
    index('companies_pieces').using('gin', sql`lower(${t.name}) gin_trgm_ops`).with(smallPending),
    index('companies_account').on(t.accountId),
    index('companies_provisional').on(t.provisionalUntilUtc).where(sql`${t.deletedUtc} is null`),
    check('companies_name_filled', sql`btrim(${t.name}) <> ''`),
  ],
)

/** A distributor serves at most one company and a company has at most one distributor (OQ-34). */
export const distributors = pgTable(
  'distributors',
  {
    id: primaryId(),
    code: varchar('code', { length: 50 }).notNull(),
    name: varchar('name', { length: 100 }).notNull(),
    /** True if staff typed the name, which files and the ERP then do not change (ACCOUNT-05). */
    isNameTyped: boolean('is_name_typed').notNull().default(false),
    companyId: integer('company_id').references(() => companies.id),
  },
  (t) => [
    uniqueIndex('distributors_code_key').on(nameKey(t.code)),
    uniqueIndex('distributors_name_key').on(nameKey(t.name)),
    uniqueIndex('distributors_one_per_company').on(t.companyId),
    index('distributors_listed').on(sql`lower(${t.name})`, t.id),
    index('distributors_pieces').using('gin', sql`lower(${t.name}) gin_trgm_ops`).with(smallPending),
    index('distributors_label_pieces')
      .using('gin', sql`lower(${t.name} || ' (' || ${t.code} || ')') gin_trgm_ops`)
      .with(smallPending),
  ],
)

export const deviceTypes = pgTable(
  'device_types',
  { id: primaryId(), name: varchar('name', { length: 100 }).notNull() },
  (t) => [uniqueIndex('device_types_name_key').on(nameKey(t.name))],
)

/** A device, identified by its type and identifier, belongs to at most one company (OQ-33). */
export const companyDevices = pgTable(
  'company_devices',
  {
    id: primaryId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    deviceTypeId: integer('device_type_id')
      .notNull()
      .references(() => deviceTypes.id),
    identifier: varchar('identifier', { length: 50 }).notNull(),
  },
  (t) => [
    uniqueIndex('company_devices_one_owner').on(t.deviceTypeId, nameKey(t.identifier)),
    index('company_devices_company').on(t.companyId),
  ],
)
