import Papa from 'papaparse'
import type { ErpFile } from './erp-file.ts'
import { mapColumn } from './map-column.ts'
import { readCatalogue, type Row } from './read-catalogue.ts'

const NAME = 'structure.txt'

const headers = {
  level: 'Level',
  position: 'Item Pos',
  child_part_number: 'Part No.',
  description: 'Description',
  unit: 'U/M',
  price: 'Unit Price',
  weight_lb: 'Weight (lb)',
  is_paintable: 'Paintable',
  is_sellable: 'Sellable',
  has_other_material: 'Other Material',
  stock: 'Stock',
  lead_time_days: 'Lead Time',
  quantity: 'Qty',
  valid_from: 'Valid From',
  valid_to: 'Valid To',
}

const ofPart = [
  'description',
  'unit',
  'price',
  'weight_lb',
  'is_paintable',
  'is_sellable',
  'has_other_material',
  'stock',
  'lead_time_days',
]

/** Exports one file as Excel saves "Unicode text": parts and BOMs in it, level by level, each assembly wherever it is used. */
export async function exportFlat(): Promise<ErpFile[]> {
  const parts = new Map((await readCatalogue('parts.csv')).map((part) => [part['part_number'] ?? '', part]))
  const lines = await readCatalogue('bom_lines.csv')
  const rows = listLevels(parts, lines).map((row) => Object.keys(headers).map((column) => row[column] ?? ''))
  const text = Papa.unparse([Object.values(headers), ...rows], { delimiter: '\t' })
  return [
    {
      name: NAME,
      content: Buffer.from(`\uFEFF${text}`, 'utf16le'),
      read: {
        file: NAME,
        reading: { encoding: 'utf-16le', separator: '\t', decimalMark: '.', sheet: null, headRow: 0 },
        mappings: [
          mapTo('parts.csv', ['child_part_number', ...ofPart]),
          mapTo('bom_lines.csv', [
            'level',
            'position',
            'child_part_number',
            'quantity',
            'valid_from',
            'valid_to',
          ]),
        ],
      },
    },
  ]
}

const mapTo = (file: string, columns: readonly string[]) => ({
  file,
  columns: Object.entries(headers).flatMap(([column, head], from) =>
    columns.includes(column)
      ? mapColumn(file === 'parts.csv' && column === 'child_part_number' ? 'part_number' : column, head, from)
      : [],
  ),
  agreed: ['THOUSANDS' as const, 'CURRENCY' as const],
})

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Lists parts level by level; every part that no current BOM contains is at the top. */
function listLevels(parts: ReadonlyMap<string, Row>, lines: readonly Row[]): Row[] {
  const linesOf = Map.groupBy(lines, (line) => line['parent_part_number'] ?? '')
  const contained = new Set(lines.filter(isToday).map((line) => line['child_part_number'] ?? ''))
  const rows: Row[] = []

  function add(number: string, level: number, line: Row) {
    const { price = '', ...part } = parts.get(number) ?? {}
    const shown = price === '' ? '' : dollars.format(Number(price))
    rows.push({
      ...part,
      ...line,
      price: shown,
      child_part_number: number,
      level: `${'.'.repeat(level)}${level}`,
    })
    if (!isToday(line)) return
    for (const below of linesOf.get(number) ?? []) add(below['child_part_number'] ?? '', level + 1, below)
  }

  for (const number of parts.keys()) if (!contained.has(number)) add(number, 0, {})
  return rows
}

const isToday = (line: Row) => !line['valid_to']
