import { criticalities, serviceKinds } from '@volute/domain/service/fleet'
import { sql } from 'drizzle-orm'
import {
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
import { parts, pumps } from './catalogue.ts'
import { createdUtc, instant, measure, nameKey, primaryId } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './people.ts'

/** Sites of a company's pumps. */
export const sites = pgTable(
  'sites',
  {
    id: primaryId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    name: varchar('name', { length: 100 }).notNull(),
  },
  (t) => [uniqueIndex('sites_name_key').on(t.companyId, nameKey(t.name))],
)

export const criticality = pgEnum('criticality', criticalities)

/** Pump in a company's fleet. Several companies may have the same pump; none sees what another wrote. */
export const fleetPumps = pgTable(
  'fleet_pumps',
  {
    id: primaryId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    pumpId: integer('pump_id')
      .notNull()
      .references(() => pumps.id),
    siteId: integer('site_id').references(() => sites.id),
    tag: varchar('tag', { length: 50 }),
    nickname: varchar('nickname', { length: 100 }),
    criticality: criticality('criticality'),
    installedOn: date('installed_on', { mode: 'string' }),
    note: varchar('note', { length: 1000 }),
    /** Raised by every change; a change based on another version is rejected. */
    version: integer('version').notNull().default(1),
    createdUtc: createdUtc(),
    /** Time of retirement; a pump is never deleted. */
    retiredUtc: instant('retired_utc'),
  },
  (t) => [
    uniqueIndex('fleet_pumps_once').on(t.companyId, t.pumpId).where(sql`${t.retiredUtc} is null`),
    index('fleet_pumps_company').on(t.companyId),
    index('fleet_pumps_pump').on(t.pumpId),
    index('fleet_pumps_site').on(t.siteId),
  ],
)

export const serviceKind = pgEnum('service_kind', serviceKinds)

/** Work done to a pump, by the company that has it in its fleet. */
export const serviceEntries = pgTable(
  'service_entries',
  {
    id: primaryId(),
    fleetPumpId: integer('fleet_pump_id')
      .notNull()
      .references(() => fleetPumps.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    onDate: date('on_date', { mode: 'string' }).notNull(),
    runningHours: integer('running_hours'),
    kind: serviceKind('kind').notNull(),
    text: text('text').notNull(),
    /** Code from the browser; the same code never makes a second entry. */
    code: uuid('code'),
    createdUtc: createdUtc(),
  },
  (t) => [
    index('service_entries_pump').on(t.fleetPumpId, t.onDate, t.id),
    uniqueIndex('service_entries_code').on(t.fleetPumpId, t.code),
    check('service_entries_hours_positive', sql`${t.runningHours} >= 0`),
  ],
)

/** Parts installed during a service. */
export const serviceParts = pgTable(
  'service_parts',
  {
    serviceEntryId: integer('service_entry_id')
      .notNull()
      .references(() => serviceEntries.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Positions from the pump's BOM down to the part's own; empty if the part has no BOM position. */
    path: jsonb('path').$type<number[]>().notNull(),
    partId: integer('part_id')
      .notNull()
      .references(() => parts.id),
    quantity: measure('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.serviceEntryId, t.position] }),
    index('service_parts_part').on(t.partId),
    check('service_parts_quantity_positive', sql`${t.quantity} > 0`),
  ],
)
