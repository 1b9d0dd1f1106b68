import {
  dollars,
  type GeneratedLayout,
  joined,
  type Line,
  makeOrder,
  openChance,
  type OrderedPart,
} from './order-by-chance.ts'

/** Exports as ERPs name their columns. */
export function generateExports(parts: readonly OrderedPart[], lines: number): GeneratedLayout[] {
  return Object.entries(exportForms).map(([name, head], number) => {
    const order = makeOrder(parts, lines, openChance(5000 + number))
    const rows = order.map((line, place) =>
      head.map((column) =>
        column === 'Item' && hasOwnPart(head) ? String((place + 1) * 10) : exportCell(column, line, place),
      ),
    )
    return {
      name,
      text: [head, ...rows].map((row) => joined(row, ',')).join('\r\n'),
      lines: order.map(({ part, quantity }) => ({ part, quantity })),
      decimalMark: '.',
      mayAsk: false,
    }
  })
}

const exportForms: Readonly<Record<string, readonly string[]>> = {
  SAP: [
    'Item',
    'Material',
    'Short Text',
    'PO Quantity',
    'OUn',
    'Net Price',
    'Per',
    'Crcy',
    'Deliv. Date',
    'Plant',
  ],
  Oracle: ['Line', 'Item', 'Rev', 'Description', 'UOM', 'Quantity', 'Need-By', 'Price', 'Amount'],
  NetSuite: ['ITEM', 'DESCRIPTION', 'QUANTITY', 'UNITS', 'RATE', 'AMOUNT', 'EXPECTED RECEIPT DATE'],
  Dynamics: [
    'Line number',
    'Item number',
    'Product name',
    'Quantity',
    'Unit',
    'Unit price',
    'Net amount',
    'Delivery date',
  ],
  QuickBooks: ['Item', 'Description', 'Qty', 'Rate', 'Customer', 'Amount'],
  Maximo: [
    'PO Line',
    'Item',
    'Description',
    'Order Quantity',
    'Order Unit',
    'Unit Cost',
    'Line Cost',
    'Storeroom',
  ],
  Coupa: [
    'PO Number',
    'Line #',
    'Item',
    'Supplier Part Number',
    'Qty',
    'UOM',
    'Price',
    'Total',
    'Need By Date',
  ],
  Replenishment: ['Bin', 'Part Number', 'Description', 'On Hand', 'Min', 'Max', 'Order Qty'],
}

const hasOwnPart = (head: readonly string[]) =>
  head.includes('Material') || head.includes('Supplier Part Number')

function exportCell(
  column: string,
  { part, description, quantity, unit, price }: Line,
  place: number,
): string {
  const word = column.toLowerCase()
  if (
    column === 'Supplier Part Number' ||
    column === 'Material' ||
    column === 'Item number' ||
    column === 'Part Number'
  )
    return part
  if (word === 'item') return part
  if (/^(line|line number|po line|line #)$/.test(word)) return String(place + 1)
  if (/quantity|^qty|order qty/.test(word)) return String(quantity)
  if (/^(oun|uom|units?|order unit)$/.test(word)) return unit
  if (/price|rate|unit cost/.test(word)) return dollars(price)
  if (/amount|line cost|^total/.test(word)) return dollars(price * quantity)
  if (/date|need-by/.test(word)) return '2026-12-05'
  if (/desc|text|name/.test(word)) return description
  if (word === 'on hand') return String(place % 9)
  if (word === 'min') return String(10 + (place % 7))
  if (word === 'max') return String(30 + (place % 11))
  return { per: '1', crcy: 'USD', plant: '1000', bin: `A${place}`, 'po number': '4500012345' }[word] ?? ''
}
