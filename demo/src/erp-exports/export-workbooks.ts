import type { ErpFile } from './erp-file.ts'
import { mapColumn } from './map-column.ts'
import { readCatalogue } from './read-catalogue.ts'
import { writeWorkbook, type WorkbookCell } from './write-workbook.ts'

interface Manner {
  sheet: string
  file: string
  /** Columns of the import format, and their headers. */
  headers: Record<string, string>
}

const workbooks: Manner[] = [
  {
    sheet: 'Items',
    file: 'parts.csv',
    headers: {
      part_number: 'Item',
      description: 'Item Description',
      unit: 'UOM',
      price: 'List Price',
      weight_lb: 'Weight (lb)',
      is_paintable: 'Paintable',
      is_sellable: 'Sellable',
      has_other_material: 'Other Material',
      stock: 'On Hand',
      lead_time_days: 'Lead Time (days)',
    },
  },
  {
    sheet: 'Structure',
    file: 'bom_lines.csv',
    headers: {
      parent_part_number: 'Assembly',
      position: 'Find No.',
      child_part_number: 'Component',
      quantity: 'Qty Per',
      valid_from: 'Start Date',
      valid_to: 'End Date',
    },
  },
]

/** Exports workbooks with two merged title rows and an empty row above the header row; numbers and dates are not texts. */
export const exportWorkbooks = (): Promise<ErpFile[]> =>
  Promise.all(
    workbooks.map(async ({ sheet, file, headers }) => {
      const rows = await readCatalogue(file)
      const titles = [[`${sheet} of Volute Pumps`], ['As of 2026-11-20'], []]
      const cells = rows.map((row) => Object.keys(headers).map((column) => asCell(column, row[column] ?? '')))
      return {
        name: `${sheet}.xlsx`,
        content: writeWorkbook(sheet, [...titles, Object.values(headers), ...cells], 2),
        read: {
          file: `${sheet}.xlsx`,
          reading: { encoding: 'utf-8', separator: ',', decimalMark: '.', sheet, headRow: 3 },
          mappings: [
            {
              file,
              columns: Object.entries(headers).map(([to, head], from) => mapColumn(to, head, from)),
              agreed: [],
            },
          ],
        },
      }
    }),
  )

const texts = ['part_number', 'parent_part_number', 'child_part_number', 'description', 'unit']

function asCell(column: string, text: string): WorkbookCell {
  if (text === '') return null
  if (texts.includes(column)) return text
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d{4}-/.test(text) ? new Date(text) : Number(text)
}
