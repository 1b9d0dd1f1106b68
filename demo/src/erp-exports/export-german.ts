import type { ImportMap, Mapping } from '@volute/domain/workbench/workbench'
import Papa from 'papaparse'
import type { ErpFile } from './erp-file.ts'
import { mapColumn } from './map-column.ts'
import { readCatalogue, type Row } from './read-catalogue.ts'

interface Manner {
  name: string
  file: string
  /** Columns of the import format, and this ERP's names for them. */
  headers: Record<string, string>
}

const files: Manner[] = [
  {
    name: 'Artikelstamm.csv',
    file: 'parts.csv',
    headers: {
      part_number: 'Artikel-Nr.',
      description: 'Bezeichnung',
      unit: 'ME',
      price: 'Listenpreis',
      weight_lb: 'Gewicht (lb)',
      is_paintable: 'Lackierbar',
      is_sellable: 'Verkäuflich',
      has_other_material: 'Anderer Werkstoff',
      stock: 'Lagerbestand',
      lead_time_days: 'Lieferzeit (Tage)',
    },
  },
  {
    name: 'Stücklisten.csv',
    file: 'bom_lines.csv',
    headers: {
      parent_part_number: 'Stückliste',
      position: 'Pos.',
      child_part_number: 'Komponente',
      quantity: 'Menge',
      valid_from: 'Gültig von',
      valid_to: 'Gültig bis',
    },
  },
  {
    name: 'Maschinen.csv',
    file: 'pumps.csv',
    headers: {
      serial_number: 'Fabrik-Nr.',
      bom_number: 'Stückliste',
      pump_model: 'Baureihe',
      pump_type: 'Bauart',
      trim: 'Laufraddurchmesser (in)',
      angle: 'Winkel',
      description: 'Bezeichnung',
      ship_date: 'Lieferdatum',
      account_identifier: 'Kunden-Nr.',
      copilot_id: 'Copilot-ID',
      manual_1: 'Handbuch',
      manual_2: 'Handbuch 2',
      exploded_drawing_number: 'Zeichnung',
    },
  },
]

/** Exports semicolons, decimal commas and euros in Windows-1252, with German headers. */
export const exportGerman = (): Promise<ErpFile[]> =>
  Promise.all(
    files.map(async ({ name, file, headers }) => {
      const rows = await readCatalogue(file)
      const cells = rows.map((row) => Object.keys(headers).map((column) => asGerman(column, row)))
      const text = Papa.unparse([Object.values(headers), ...cells], { delimiter: ';' })
      return { name, content: inWindows1252(text), read: readGerman(name, file, headers) }
    }),
  )

function readGerman(name: string, file: string, headers: Manner['headers']): ImportMap[number] {
  const columns = Object.entries(headers).map(([to, head], from) => mapColumn(to, head, from))
  const agreed: Mapping['agreed'] = ['DECIMAL_COMMA', 'THOUSANDS', 'CURRENCY']
  return {
    file: name,
    reading: { encoding: 'windows-1252', separator: ';', decimalMark: ',', sheet: null, headRow: 0 },
    mappings: [{ file, columns, agreed }],
  }
}

const money = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const amount = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 })
const amounts = ['weight_lb', 'stock', 'quantity', 'trim', 'angle']

function asGerman(column: string, row: Row): string {
  const text = row[column] ?? ''
  if (text === '') return ''
  if (column === 'price') return `${money.format(Number(text))} €`
  if (amounts.includes(column)) return amount.format(Number(text))
  if (/^is_|^has_/.test(column)) return text === 'true' ? 'ja' : 'nein'
  return text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1')
}

/** Puts the euro sign at 128, where Windows-1252 has it; Latin-1 has none. */
const inWindows1252 = (text: string) => Buffer.from(text.replaceAll('€', '\u0080'), 'latin1')
