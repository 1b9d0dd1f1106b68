import { type SQL, sql } from 'drizzle-orm'
import { unrounded } from './rounded-prices.ts'

/** Catalogue table, with SQL that expresses its captured rows `r` in terms of the import format. */
export interface CapturedTable {
  name: string
  /** Primary key columns with their types. */
  key: Record<string, string>
  /** File of the import format that the row belongs to; null for rows that derive from others. */
  file: SQL
  /** Name of the row in plain words. */
  called: SQL
  /** Columns of the import format, as texts taken from a row. */
  cells: Record<string, (row: SQL) => SQL>
  /** Path of the row's file in the file store, before it is turned into a key: `svgs/4RB.svg`. */
  storedAs?: SQL
  /** For a table of words: the words in use. They are added automatically with the rows that use them. */
  wordsInUse?: SQL
}

/** The row after the change, or before it if the row is removed. */
const one = sql`coalesce(r.after, r.before)`

const text = (column: string) => (row: SQL) => sql`${row}->>${column}`
const amount = (column: string) => (row: SQL) => sql`trim_scale((${row}->>${column})::numeric)::text`
const dollars = (column: string) => (row: SQL) => sql`round((${row}->>${column})::numeric / 100, 2)::text`

/** Name of a row in another table, including one that the same transaction has removed. */
const named = (table: string, name: string) => (column: string) => (row: SQL) =>
  sql`coalesce(
  (select n.${sql.identifier(name)} from ${sql.identifier(table)} n where n.id = (${row}->>${column})::int),
  (select n.before->>${name} from captured_rows n where n.table_name = ${table} and n.row_key = ${row}->>${column}))`
const part = named('parts', 'part_number')
const pump = named('pumps', 'serial_number')
const warehouse = named('warehouses', 'name')

/** Day given by a file; null for a time that an import has set itself. */
const day = (column: string) => (row: SQL) =>
  sql`(
  select case when instant = date_trunc('day', instant) then instant::date::text end
  from (select (${row}->>${column})::timestamptz at time zone 'UTC' as instant) reported)`

const texts = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, text(column)]))

const isSameWithout = (column: string) => sql`r.before - ${column} = r.after - ${column}`

const described = {
  ...texts('pump_model', 'pump_type', 'description'),
  trim: amount('trim'),
  angle: amount('angle'),
  ...texts('manual_1', 'manual_2', 'exploded_drawing_number'),
}

const line = {
  parent_part_number: part('parent_part_id'),
  child_part_number: part('child_part_id'),
  quantity: amount('quantity'),
  ...texts('position', 'reference'),
  valid_from: day('valid_from_utc'),
}
const placeInBom = sql`${part('parent_part_id')(one)} || ' · ' || coalesce(${one}->>'reference', ${one}->>'position')`

const drawingName = sql`${part('part_id')(one)} || case ${one}->>'kind' when 'X_SECTION' then ' X-Section' else '' end`
/** Enough of the hash to tell contents apart; it is not meant to be read. */
const content = (row: SQL) => sql`left(${row}->>'source_hash', 12)`

const words = (name: string, wordsInUse: SQL): CapturedTable => ({
  name,
  key: { word: 'text' },
  file: sql`null`,
  called: sql`${one}->>'word'`,
  cells: {},
  wordsInUse,
})

/** All captured tables, each after the tables that it refers to. */
export const capturedTables: readonly CapturedTable[] = [
  {
    name: 'parts',
    key: { id: 'int' },
    file: sql`case when ${isSameWithout('replaced_by_part_id')} then 'supersessions.csv' else 'parts.csv' end`,
    called: sql`${one}->>'part_number'`,
    cells: {
      ...texts('part_number', 'description'),
      unit: (row) => sql`(select u.name from units u where u.id = (${row}->>'unit_id')::int)`,
      price: dollars('price_cents'),
      price_in_file: unrounded,
      weight_lb: amount('weight_lb'),
      ...texts('is_paintable', 'is_sellable', 'has_other_material'),
      stock: amount('stock'),
      ...texts('lead_time_days'),
      trim_min: amount('trim_min'),
      trim_full: amount('trim_full'),
      replaced_by: part('replaced_by_part_id'),
    },
  },
  {
    name: 'warehouses',
    key: { id: 'int' },
    file: sql`'warehouses.csv'`,
    called: sql`${one}->>'name'`,
    cells: texts('name', 'state', 'country', 'is_main'),
  },
  {
    name: 'paint_colors',
    key: { id: 'int' },
    file: sql`'paint_colors.csv'`,
    called: sql`${one}->>'name'`,
    cells: texts('name', 'hex_code'),
  },
  {
    name: 'documents',
    key: { id: 'int' },
    file: sql`'documents'`,
    called: sql`${one}->>'path'`,
    cells: { content },
    storedAs: sql`ltrim(${one}->>'path', '/')`,
  },
  {
    name: 'document_pages',
    key: { document_id: 'int', page: 'int' },
    file: sql`null`,
    called: sql`${one}->>'page'`,
    cells: {},
  },
  {
    name: 'boms',
    key: { part_id: 'int' },
    file: sql`case when ${isSameWithout('force_nested')} then 'boms.csv' else 'pumps.csv' end`,
    called: part('part_id')(one),
    cells: { bom_number: part('part_id'), ...texts('force_nested'), ...described },
  },
  {
    name: 'pumps',
    key: { id: 'int' },
    file: sql`'pumps.csv'`,
    called: sql`${one}->>'serial_number'`,
    cells: {
      bom_number: part('bom_part_id'),
      ...texts('serial_number', 'copilot_id', 'ship_date', 'account_identifier'),
      ...described,
    },
  },
  {
    name: 'bom_lines',
    key: { parent_part_id: 'int', position: 'int' },
    file: sql`'bom_lines.csv'`,
    called: placeInBom,
    cells: line,
  },
  {
    name: 'closed_bom_lines',
    key: { id: 'int' },
    file: sql`case when ${day('valid_to_utc')(one)} is not null then 'bom_lines.csv' end`,
    called: sql`${placeInBom} || ', until ' || ${day('valid_to_utc')(one)}`,
    cells: { ...line, valid_to: day('valid_to_utc') },
  },
  {
    name: 'as_shipped_lines',
    key: { id: 'int' },
    file: sql`'as_shipped.csv'`,
    called: sql`concat_ws(' · ', ${pump('pump_id')(one)}, ${one}->>'parent_part_number', ${one}->>'position')`,
    cells: {
      serial_number: pump('pump_id'),
      ...texts('parent_part_number', 'child_part_number'),
      quantity: amount('quantity'),
      ...texts('position', 'reference'),
    },
  },
  {
    name: 'part_alternates',
    key: { id: 'int' },
    file: sql`'alternates.csv'`,
    called: sql`concat_ws(' · ', ${part('part_id')(one)} || ' → ' || ${part('alternate_part_id')(one)}, ${part('bom_part_id')(one)})`,
    cells: {
      part_number: part('part_id'),
      alternate: part('alternate_part_id'),
      kind: text('kind'),
      both_ways: text('is_both_ways'),
      bom_number: part('bom_part_id'),
      note: text('note'),
    },
  },
  {
    name: 'bom_documents',
    key: { bom_part_id: 'int', kind: 'document_kind', name: 'text' },
    file: sql`'bom_documents.csv'`,
    called: sql`${part('bom_part_id')(one)} || ' · ' || (${one}->>'name')`,
    cells: { bom_number: part('bom_part_id'), ...texts('kind', 'name', 'url') },
  },
  {
    name: 'warehouse_stock',
    key: { part_id: 'int', warehouse_id: 'int' },
    file: sql`'stock.csv'`,
    called: sql`${part('part_id')(one)} || ' · ' || ${warehouse('warehouse_id')(one)}`,
    cells: {
      part_number: part('part_id'),
      warehouse: warehouse('warehouse_id'),
      quantity: amount('quantity'),
    },
  },
  {
    name: 'expected_receipts',
    key: { part_id: 'int', due_on: 'date' },
    file: sql`'receipts.csv'`,
    called: sql`${part('part_id')(one)} || ' · ' || (${one}->>'due_on')`,
    cells: { part_number: part('part_id'), ...texts('due_on'), quantity: amount('quantity') },
  },
  {
    name: 'drawings',
    key: { part_id: 'int', kind: 'drawing_kind' },
    file: sql`'drawings'`,
    called: drawingName,
    cells: { content },
    storedAs: sql`'svgs/' || ${drawingName} || '.svg'`,
  },
  words(
    'description_words',
    sql`
      select distinct word
      from (select distinct string_to_table(lower(description), ' ') as piece from parts) pieces,
        regexp_split_to_table(piece, '[\\s\\d[:punct:]]+') word`,
  ),
  words(
    'page_words',
    sql`select distinct word from document_pages, regexp_split_to_table(lower(text), '[\\s\\d[:punct:]]+') word`,
  ),
]
