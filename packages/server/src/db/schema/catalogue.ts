import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import {
  cents,
  instant,
  measure,
  nameKey,
  numberKey,
  primaryId,
  searchKeyOf,
  smallPending,
  stretchOf,
} from './columns.ts'

/** One row: raised by triggers in every transaction that changes what the import brings. */
export const catalogueVersion = pgTable('catalogue_version', { version: integer('version').notNull() })

export const paintColors = pgTable(
  'paint_colors',
  {
    id: primaryId(),
    name: varchar('name', { length: 100 }).notNull(),
    hexCode: varchar('hex_code', { length: 7 }).notNull(),
  },
  (t) => [
    uniqueIndex('paint_colors_name_key').on(nameKey(t.name)),
    check('paint_colors_hex', sql`${t.hexCode} ~ '^#[0-9A-Fa-f]{6}$'`),
  ],
)

export const units = pgTable(
  'units',
  { id: primaryId(), name: varchar('name', { length: 50 }).notNull() },
  (t) => [uniqueIndex('units_name_key').on(t.name)],
)

/** One index for how a number begins, one for the same with the short ones first, one for any piece of it and for what is like it. */
const searchIndexes = (table: string, key: ExtraConfigColumn) => [
  index(`${table}_search_sizes`).on(sql`length(${key})`, key.op('text_pattern_ops')),
  index(`${table}_search_start`).on(key.op('text_pattern_ops')),
  index(`${table}_search_pieces`).using('gin', key.op('gin_trgm_ops')).with(smallPending),
]

/** Numbers keep their letters, dashes, zeros and case; look-up ignores case. */
export const parts = pgTable(
  'parts',
  {
    id: primaryId(),
    partNumber: varchar('part_number', { length: 100 }).notNull(),
    description: text('description').notNull(),
    unitId: integer('unit_id')
      .notNull()
      .references(() => units.id),
    /** Null is unpriced: shown N/A, ordered all the same (OQ-42). */
    priceCents: cents('price_cents'),
    weightLb: measure('weight_lb'),
    isPaintable: boolean('is_paintable').notNull().default(false),
    isSellable: boolean('is_sellable').notNull().default(false),
    hasOtherMaterial: boolean('has_other_material').notNull().default(false),
    stock: measure('stock').notNull().default(0),
    leadTimeDays: integer('lead_time_days').notNull().default(0),
    replacedByPartId: integer('replaced_by_part_id').references((): AnyPgColumn => parts.id),
    searchKey: searchKeyOf('part_number'),
  },
  (t) => [
    uniqueIndex('parts_number_key').on(numberKey(t.partNumber)),
    ...searchIndexes('parts', t.searchKey),
    index('parts_description_pieces')
      .using('gin', stretchOf(t.id), t.description.op('gin_trgm_ops'))
      .with(smallPending),
    index('parts_replaced_by').on(t.replacedByPartId).where(sql`${t.replacedByPartId} is not null`),
    check('parts_price_positive', sql`${t.priceCents} >= 0`),
    check('parts_lead_time_positive', sql`${t.leadTimeDays} >= 0`),
  ],
)

/** Every word that a description has or had, in lower case: a misspelt one finds here what it means. Triggers of parts add to it. */
export const descriptionWords = pgTable('description_words', { word: text('word').primaryKey() }, (t) => [
  index('description_words_pieces').using('gin', t.word.op('gin_trgm_ops')).with(smallPending),
])

/** A child may repeat within a parent, at another position. */
export const bomLines = pgTable(
  'bom_lines',
  {
    parentPartId: integer('parent_part_id')
      .notNull()
      .references(() => parts.id),
    position: integer('position').notNull(),
    childPartId: integer('child_part_id')
      .notNull()
      .references(() => parts.id),
    quantity: measure('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parentPartId, t.position] }),
    index('bom_lines_child').on(t.childPartId),
    check('bom_lines_quantity_positive', sql`${t.quantity} > 0`),
    check('bom_lines_not_itself', sql`${t.parentPartId} <> ${t.childPartId}`),
  ],
)

const pumpColumns = () => ({
  pumpModel: varchar('pump_model', { length: 100 }),
  pumpType: varchar('pump_type', { length: 100 }),
  description: text('description'),
  trim: measure('trim'),
  angle: measure('angle'),
  manual1: varchar('manual_1', { length: 500 }),
  manual2: varchar('manual_2', { length: 500 }),
  explodedDrawingNumber: varchar('exploded_drawing_number', { length: 100 }),
})

/** What a BOM says of itself beyond its part and lines. */
export const boms = pgTable('boms', {
  partId: integer('part_id')
    .primaryKey()
    .references(() => parts.id),
  forceNested: boolean('force_nested').notNull().default(false),
  ...pumpColumns(),
})

/** A pump that left the works, by its serial number. */
export const pumps = pgTable(
  'pumps',
  {
    id: primaryId(),
    bomPartId: integer('bom_part_id')
      .notNull()
      .references(() => parts.id),
    serialNumber: varchar('serial_number', { length: 100 }).notNull(),
    copilotId: varchar('copilot_id', { length: 100 }),
    shipDate: date('ship_date', { mode: 'string' }),
    searchKey: searchKeyOf('serial_number'),
    ...pumpColumns(),
  },
  (t) => [
    uniqueIndex('pumps_serial_key').on(numberKey(t.serialNumber)),
    index('pumps_bom').on(t.bomPartId),
    ...searchIndexes('pumps', t.searchKey),
  ],
)

export const documentKind = pgEnum('document_kind', ['MANUAL', 'CURVE'])

export const bomDocuments = pgTable(
  'bom_documents',
  {
    bomPartId: integer('bom_part_id')
      .notNull()
      .references(() => parts.id),
    kind: documentKind('kind').notNull(),
    name: varchar('name', { length: 200 }).notNull(),
    /** Host and path without scheme, or a path of this site (OQ-69). */
    url: varchar('url', { length: 500 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.bomPartId, t.kind, t.name] })],
)

export const drawingKind = pgEnum('drawing_kind', ['EXPLODED', 'X_SECTION'])

/** Which parts have a drawing; the sanitised file itself stands in the file store. */
export const drawings = pgTable(
  'drawings',
  {
    partId: integer('part_id')
      .notNull()
      .references(() => parts.id),
    kind: drawingKind('kind').notNull(),
    sourceHash: varchar('source_hash', { length: 64 }).notNull(),
    importedUtc: instant('imported_utc').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.partId, t.kind] })],
)
