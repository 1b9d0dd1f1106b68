import { alternateKinds } from '@volute/domain/catalogue/fit'
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
  foldedKey,
  instant,
  measure,
  nameKey,
  numberKey,
  primaryId,
  searchKeyOf,
  searchWordsOf,
  smallPending,
  stretchOf,
} from './columns.ts'

/** One row; triggers raise the version in every transaction that changes imported data. */
export const catalogueVersion = pgTable('catalogue_version', {
  version: integer('version').notNull(),
  /** True if the transaction has changed which parts are used where, so that it must update part_uses before it ends. */
  areUsesDue: boolean('are_uses_due').notNull().default(false),
})

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

/** Three indexes: numbers by their beginning, the same with short ones first, and any piece of a number or a similar one. */
const searchIndexes = (table: string, key: ExtraConfigColumn) => [
  index(`${table}_search_sizes`).on(sql`length(${key})`, key.op('text_pattern_ops')),
  index(`${table}_search_start`).on(key.op('text_pattern_ops')),
  index(`${table}_search_pieces`).using('gin', key.op('gin_trgm_ops')).with(smallPending),
]

/** Parts. Numbers keep their letters, dashes, zeros and case; lookups ignore case. */
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
    /** Null is unknown. */
    leadTimeDays: integer('lead_time_days'),
    /** Inches that an impeller can be cut down to, and its full trim; null where unknown (OQ-117). */
    trimMin: measure('trim_min'),
    trimFull: measure('trim_full'),
    replacedByPartId: integer('replaced_by_part_id').references((): AnyPgColumn => parts.id),
    searchKey: searchKeyOf('part_number'),
    searchWords: searchWordsOf(sql`part_number || ' ' || description`),
    /** Words of the noun: the description up to its first comma. */
    nounWords: searchWordsOf(sql`split_part(description, ',', 1)`, 'noun_words'),
  },
  (t) => [
    index('parts_words').using('gin', t.searchWords).with(smallPending),
    uniqueIndex('parts_number_key').on(numberKey(t.partNumber)),
    index('parts_folded').on(sql`${foldedKey(t.partNumber)} text_pattern_ops`),
    ...searchIndexes('parts', t.searchKey),
    index('parts_description_pieces')
      .using('gin', stretchOf(t.id), t.description.op('gin_trgm_ops'))
      .with(smallPending),
    index('parts_replaced_by').on(t.replacedByPartId).where(sql`${t.replacedByPartId} is not null`),
    check('parts_price_positive', sql`${t.priceCents} >= 0`),
    check('parts_lead_time_positive', sql`${t.leadTimeDays} >= 0`),
  ],
)

/** Every word that a description has or had, in lower case, to correct typos. Triggers of parts add to it. */
export const descriptionWords = pgTable('description_words', { word: text('word').primaryKey() }, (t) => [
  index('description_words_pieces').using('gin', t.word.op('gin_trgm_ops')).with(smallPending),
  index('description_words_start').on(t.word.op('text_pattern_ops')),
])

const reference = () => varchar('reference', { length: 20 })

/** Lines of BOMs. A child may repeat within a parent, at another position. */
export const bomLines = pgTable(
  'bom_lines',
  {
    parentPartId: integer('parent_part_id')
      .notNull()
      .references(() => parts.id),
    /** Sort order of the lines. */
    position: integer('position').notNull(),
    childPartId: integer('child_part_id')
      .notNull()
      .references(() => parts.id),
    quantity: measure('quantity').notNull(),
    /** Time from which the line reads so; null is from the beginning. */
    validFromUtc: instant('valid_from_utc'),
    /** Text of the balloon, such as `10A`; null is the position. */
    reference: reference(),
  },
  (t) => [
    primaryKey({ columns: [t.parentPartId, t.position] }),
    index('bom_lines_child').on(t.childPartId),
    check('bom_lines_quantity_positive', sql`${t.quantity} > 0`),
    check('bom_lines_not_itself', sql`${t.parentPartId} <> ${t.childPartId}`),
  ],
)

/** Former BOM lines; bom_lines, from which today's BOM is read, has none of them. */
export const closedBomLines = pgTable(
  'closed_bom_lines',
  {
    id: primaryId(),
    parentPartId: integer('parent_part_id')
      .notNull()
      .references(() => parts.id),
    position: integer('position').notNull(),
    childPartId: integer('child_part_id')
      .notNull()
      .references(() => parts.id),
    quantity: measure('quantity').notNull(),
    validFromUtc: instant('valid_from_utc'),
    validToUtc: instant('valid_to_utc').notNull(),
    reference: reference(),
  },
  (t) => [index('closed_bom_lines_parent').on(t.parentPartId, t.validToUtc)],
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
  searchWords: searchWordsOf(
    sql`coalesce(pump_model, '') || ' ' || coalesce(pump_type, '') || ' ' || coalesce(description, '')`,
  ),
})

/** Data of a BOM beyond its part and lines. */
export const boms = pgTable(
  'boms',
  {
    partId: integer('part_id')
      .primaryKey()
      .references(() => parts.id),
    forceNested: boolean('force_nested').notNull().default(false),
    ...pumpColumns(),
  },
  (t) => [index('boms_words').using('gin', t.searchWords).with(smallPending)],
)

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
    /** Account to which it was shipped. */
    accountIdentifier: varchar('account_identifier', { length: 50 }),
    searchKey: searchKeyOf('serial_number'),
    ...pumpColumns(),
  },
  (t) => [
    index('pumps_words').using('gin', t.searchWords).with(smallPending),
    uniqueIndex('pumps_serial_key').on(numberKey(t.serialNumber)),
    index('pumps_folded').on(sql`${foldedKey(t.serialNumber)} text_pattern_ops`),
    index('pumps_bom').on(t.bomPartId),
    index('pumps_account').on(nameKey(t.accountIdentifier)).where(sql`${t.accountIdentifier} is not null`),
    ...searchIndexes('pumps', t.searchKey),
  ],
)

/** Lines of a pump as it left the works; a part that is not in the catalogue keeps its number. */
export const asShippedLines = pgTable(
  'as_shipped_lines',
  {
    id: primaryId(),
    pumpId: integer('pump_id')
      .notNull()
      .references(() => pumps.id),
    parentPartNumber: varchar('parent_part_number', { length: 100 }).notNull(),
    childPartNumber: varchar('child_part_number', { length: 100 }).notNull(),
    quantity: measure('quantity').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    uniqueIndex('as_shipped_lines_place').on(t.pumpId, numberKey(t.parentPartNumber), t.position),
    check('as_shipped_lines_quantity_positive', sql`${t.quantity} > 0`),
  ],
)

export const alternateKind = pgEnum('alternate_kind', alternateKinds)

/** Parts approved in place of another, everywhere or in one BOM only. */
export const partAlternates = pgTable(
  'part_alternates',
  {
    id: primaryId(),
    partId: integer('part_id')
      .notNull()
      .references(() => parts.id),
    alternatePartId: integer('alternate_part_id')
      .notNull()
      .references(() => parts.id),
    kind: alternateKind('kind').notNull(),
    /** True if each may replace the other. */
    isBothWays: boolean('is_both_ways').notNull().default(false),
    /** The only BOM in which the alternate is approved; null is every BOM. */
    bomPartId: integer('bom_part_id').references(() => parts.id),
    note: varchar('note', { length: 500 }),
  },
  (t) => [
    uniqueIndex('part_alternates_key').on(t.partId, t.alternatePartId, sql`coalesce(${t.bomPartId}, 0)`),
    index('part_alternates_alternate').on(t.alternatePartId),
    check('part_alternates_not_itself', sql`${t.partId} <> ${t.alternatePartId}`),
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
  (t) => [primaryKey({ columns: [t.bomPartId, t.kind, t.name] }), index('bom_documents_url').on(t.url)],
)

export const drawingKind = pgEnum('drawing_kind', ['EXPLODED', 'X_SECTION'])

/** Parts that have a drawing; the sanitized file itself is in the file store. */
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
