/** A column of the import format: its name in files, its label, and whether rows require it. */
export interface FormatColumn {
  name: string
  label: string
  isRequired: boolean
}

export interface FormatFile {
  /** For example `parts.csv`. */
  file: string
  /** Plain-language name of its rows. */
  label: string
  columns: readonly FormatColumn[]
}

/** Files of the import format that the workbench publishes, with plain-language column labels. */
export const importFormat: readonly FormatFile[] = [
  {
    file: 'parts.csv',
    label: 'Parts',
    columns: [
      required('part_number', 'Part number'),
      optional('description', 'Description'),
      optional('unit', 'Unit'),
      optional('price', 'Price in US dollars'),
      optional('effective_date', 'Takes effect on'),
      optional('weight_lb', 'Weight in pounds'),
      optional('is_paintable', 'Can be painted'),
      optional('is_sellable', 'Can be sold'),
      optional('has_other_material', 'Has another material'),
      optional('stock', 'In stock'),
      optional('lead_time_days', 'Lead time in days'),
      optional('trim_min', 'Least impeller trim in inches'),
      optional('trim_full', 'Full impeller trim in inches'),
    ],
  },
  {
    file: 'bom_lines.csv',
    label: 'BOM lines',
    columns: [
      required('parent_part_number', 'BOM'),
      required('child_part_number', 'Part number'),
      required('quantity', 'Quantity'),
      required('position', 'Position'),
      optional('reference', 'Reference on the drawing'),
      optional('level', 'Level below the BOM'),
      optional('valid_from', 'Valid from'),
      optional('valid_to', 'Valid to'),
    ],
  },
  {
    file: 'boms.csv',
    label: 'BOMs',
    columns: [required('bom_number', 'BOM'), optional('force_nested', 'Shown assembly by assembly')],
  },
  {
    file: 'pumps.csv',
    label: 'Pumps',
    columns: [
      required('bom_number', 'BOM'),
      optional('pump_model', 'Model'),
      optional('serial_number', 'Serial number'),
      optional('trim', 'Impeller trim'),
      optional('angle', 'Impeller angle'),
      optional('pump_type', 'Type'),
      optional('copilot_id', 'Copilot id'),
      optional('description', 'Description'),
      optional('ship_date', 'Shipped on'),
      optional('manual_1', 'First manual'),
      optional('manual_2', 'Second manual'),
      optional('exploded_drawing_number', 'Exploded drawing'),
      optional('account_identifier', 'Account'),
    ],
  },
  {
    file: 'as_shipped.csv',
    label: 'As shipped',
    columns: [
      required('serial_number', 'Serial number'),
      required('parent_part_number', 'Assembly'),
      required('child_part_number', 'Part number'),
      required('quantity', 'Quantity'),
      required('position', 'Position'),
    ],
  },
  {
    file: 'supersessions.csv',
    label: 'Replacements',
    columns: [required('part_number', 'Part number'), optional('replaced_by', 'Replaced by')],
  },
  {
    file: 'alternates.csv',
    label: 'Alternates',
    columns: [
      required('part_number', 'Part number'),
      required('alternate', 'Alternate'),
      required('kind', 'Kind'),
      optional('both_ways', 'Either for the other'),
      optional('bom_number', 'Only in BOM'),
      optional('note', 'Note'),
    ],
  },
  {
    file: 'bom_documents.csv',
    label: 'Documents',
    columns: [
      required('bom_number', 'BOM'),
      required('kind', 'Manual or curve'),
      optional('name', 'Name'),
      required('url', 'Address'),
    ],
  },
  {
    file: 'paint_colors.csv',
    label: 'Paint colors',
    columns: [required('name', 'Name'), optional('hex_code', 'Color code')],
  },
  {
    file: 'warehouses.csv',
    label: 'Warehouses',
    columns: [
      required('name', 'Name'),
      optional('state', 'State'),
      required('country', 'Country code'),
      optional('is_main', 'Main warehouse'),
    ],
  },
  {
    file: 'stock.csv',
    label: 'Stock',
    columns: [
      required('part_number', 'Part number'),
      required('warehouse', 'Warehouse'),
      required('quantity', 'Quantity'),
    ],
  },
  {
    file: 'receipts.csv',
    label: 'Expected receipts',
    columns: [
      required('part_number', 'Part number'),
      required('due_on', 'Due on'),
      required('quantity', 'Quantity'),
    ],
  },
]

function required(name: string, label: string): FormatColumn {
  return { name, label, isRequired: true }
}

function optional(name: string, label: string): FormatColumn {
  return { name, label, isRequired: false }
}

const others: Record<string, string> = { drawings: 'Drawings', documents: 'Documents' }

/** Cells of the difference that no file of the format has. */
const otherCells: Record<string, string> = { price_in_file: 'Price in the file' }

/** Plain-language name of the rows in a file of the import format. */
export function fileLabel(file: string): string {
  return formatOf(file)?.label ?? others[file] ?? file
}

/** Plain-language name of a column in a file of the import format. */
export function columnLabel(file: string, column: string): string {
  const known = formatOf(file)?.columns.find(({ name }) => name === column)
  return known?.label ?? otherCells[column] ?? column
}

export const formatOf = (file: string): FormatFile | undefined =>
  importFormat.find((one) => one.file === file)
