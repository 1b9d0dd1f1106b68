/** Part of the catalogue with what an order says about it. */
export interface OrderedPart {
  part: string
  description: string
  unit: string
  price: number
}

export interface GeneratedLayout {
  name: string
  text: string
  lines: { part: string; quantity: number }[]
  decimalMark: '.' | ','
  /** Layouts without a header, or with several quantities, may be asked about. */
  mayAsk: boolean
}

type Column = 'line' | 'part' | 'text' | 'quantity' | 'unit' | 'price' | 'amount' | 'needBy' | 'own'

/** Headers of each language, in the order of `Column`. */
const languages: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  English: heads(
    'Line|Ln|#|Item',
    'Part Number|Part No.|P/N|Item #|SKU',
    'Description|Desc.',
    'Qty|Quantity|Order Qty|Qty Ordered',
    'UOM|Unit|U/M',
    'Unit Price|Price Each|Unit Cost (USD)',
    'Amount|Ext. Price|Line Total',
    'Need by|Required Date',
    'Our Part No.|Customer Item',
  ),
  German: heads(
    'Pos|Pos.|Lfd. Nr.|Zeile',
    'Artikel-Nr.|Artikelnummer|Material|Teile-Nr.',
    'Bezeichnung|Benennung',
    'Menge|Bestellmenge|Anzahl',
    'ME|Einheit|Mengeneinheit',
    'Einzelpreis|E-Preis|Preis/Stk',
    'Gesamtpreis|Betrag|Wert',
    'Liefertermin|Wunschtermin',
    'Unsere Artikelnummer|Kundenmaterialnummer',
  ),
  French: heads(
    'Ligne|N°|Pos.',
    'Référence|Réf.|Code article',
    'Désignation|Libellé',
    'Qté|Quantité|Qté commandée',
    'Unité|U',
    'P.U. HT|Prix unitaire',
    'Montant HT|Total HT',
    'Date de livraison|Livraison',
    'Référence client|Notre référence',
  ),
  Spanish: heads(
    'Línea|Pos.|N.º',
    'Código|Nº pieza|Referencia',
    'Descripción|Concepto',
    'Cantidad|Cant.|Cantidad pedida',
    'Unidad|Ud.|U.M.',
    'Precio unitario|Precio',
    'Importe|Total',
    'Fecha de entrega|Plazo',
    'Nuestra referencia|Código cliente',
  ),
  Portuguese: heads(
    'Linha|Pos.|N.º',
    'Código|Referência|Cód. material',
    'Descrição|Designação',
    'Qtd.|Quantidade|Qtde',
    'Un.|Unidade',
    'Preço unit.|Valor unitário',
    'Valor total|Total',
    'Data de entrega|Data entrega',
    'Nossa referência|Código interno',
  ),
  Italian: heads(
    'Riga|Pos.|N.',
    'Codice articolo|Codice|Cod. art.',
    'Descrizione|Denominazione',
    'Q.tà|Quantità|Quantità ordinata',
    'U.M.|Unità',
    'Prezzo unitario|Prezzo',
    'Importo|Totale',
    'Data consegna|Consegna',
    'Codice cliente|Nostro codice',
  ),
  Dutch: heads(
    'Regel|Nr.|Pos.',
    'Artikelnummer|Artikelcode|Onderdeelnr.',
    'Omschrijving|Benaming',
    'Aantal|Hoeveelheid|Besteld aantal',
    'Eenheid|Eenh.',
    'Prijs|Stukprijs',
    'Bedrag|Totaal',
    'Leverdatum|Gewenste datum',
    'Ons artikelnummer|Klantartikelnummer',
  ),
}

function heads(...lists: string[]): Record<string, readonly string[]> {
  const columns: Column[] = ['line', 'part', 'text', 'quantity', 'unit', 'price', 'amount', 'needBy', 'own']
  return Object.fromEntries(columns.map((column, place) => [column, lists[place]?.split('|') ?? []]))
}

const each = ['EA', 'Stk', 'pce', 'Ud', 'un', 'pz', 'st', 'ea.', 'PC']
const junkAbove = [
  ['PURCHASE ORDER 88-1036'],
  ['Date', '2026-11-21'],
  ['Ship to: Dock 4, 1200 Canal Street, Fresno, CA 93706'],
]
const totals: Readonly<Record<string, string>> = {
  English: 'Total',
  German: 'Summe netto',
  French: 'Total HT',
  Spanish: 'Importe total',
  Portuguese: 'Total',
  Italian: 'Totale',
  Dutch: 'Totaal',
}
const orders: readonly (readonly Column[])[] = [
  ['line', 'part', 'text', 'quantity', 'unit', 'price', 'amount'],
  ['part', 'text', 'quantity', 'unit', 'price', 'amount', 'needBy'],
  ['quantity', 'unit', 'part', 'text', 'price', 'amount'],
  ['amount', 'price', 'unit', 'quantity', 'text', 'part', 'line'],
  ['line', 'own', 'part', 'text', 'quantity', 'unit', 'needBy'],
  ['part', 'quantity'],
  ['line', 'text', 'part', 'price', 'quantity', 'amount'],
]
const lineForms = [
  (n: number) => `${n}`,
  (n: number) => `${n * 10}`,
  (n: number) => String(n).padStart(3, '0'),
]

/** A random number generator with a seed, so that every run reads the same texts. */
function openChance(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T
  return { next, pick }
}

type Chance = ReturnType<typeof openChance>

const counts = [1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 20, 24, 25, 48, 50, 100, 144, 250, 999, 1200, 2500]

function makeOrder(parts: readonly OrderedPart[], lines: number, { pick }: Chance) {
  return Array.from({ length: lines }, () => ({ ...pick(parts), quantity: pick(counts) }))
}

type Line = ReturnType<typeof makeOrder>[number]

/** Tables with headers in seven languages, by separator, order of columns, form of numbers, junk and units. */
export function generateTables(parts: readonly OrderedPart[], lines: number): GeneratedLayout[] {
  return Object.keys(languages).flatMap((language, number) =>
    Array.from({ length: 6 }, (_, variant) =>
      tableOf(
        language,
        variant,
        makeOrder(parts, lines, openChance(number * 100 + variant)),
        openChance(number * 7 + variant * 31),
      ),
    ),
  )
}

function tableOf(language: string, variant: number, order: readonly Line[], chance: Chance): GeneratedLayout {
  const separator = ['\t', ';', ',', '|', '\t', ';'][variant] ?? '\t'
  const decimalMark = language === 'English' || variant === 2 ? '.' : ','
  const columns = chance.pick(orders)
  const known = languages[language]
  const head = columns.map((column) => chance.pick(known?.[column] ?? []))
  const lineForm = chance.pick(lineForms)
  const unit = chance.pick(each)
  const form = chance.pick(['plain', 'grouped', 'erp', 'plain'])
  const inCell = !columns.includes('unit') && chance.next() < 0.5
  const rows = order.map((line, place) => columns.map((column) => cellOf(column, line, place)))
  const blank = columns.map(() => '')
  const section = blank.with(Math.max(0, columns.indexOf('text')), '--- PUMP 4 / P-101 ---')
  const note = blank.with(Math.max(0, columns.indexOf('text')), 'Note: 2 shipments allowed, max 3')
  const last = columns.length - 1
  const total = blank.with(Math.max(0, last - 1), totals[language] ?? 'Total').with(last, money(sum(order)))
  const body =
    variant % 2 === 0
      ? rows
      : [
          ...rows.slice(0, 5),
          section,
          ...rows.slice(5, 20),
          note,
          ...rows.slice(20),
          ...(variant === 3 ? [] : [total]),
        ]
  const repeated = variant === 4 ? [...body.slice(0, 25), head, ...body.slice(25)] : body
  const above = variant === 1 || variant === 4 ? junkAbove : []
  return {
    name: `${language} ${variant}: ${columns.join(' ')} ${separator === '\t' ? 'tab' : separator} ${form}`,
    text: [...above, ...(above.length > 0 ? [['']] : []), head, ...repeated]
      .map((row) => joined(row, separator))
      .join('\r\n'),
    lines: order.map(({ part, quantity }) => ({ part, quantity })),
    decimalMark,
    mayAsk: form === 'grouped' && !columns.includes('price'),
  }

  function cellOf(
    column: Column,
    { part, description, quantity, price, unit: partUnit }: Line,
    place: number,
  ): string {
    if (column === 'line') return lineForm(place + 1)
    if (column === 'part') return part
    if (column === 'text') return description
    if (column === 'unit') return partUnit === 'EA' ? unit : 'ft'
    if (column === 'price') return money(price)
    if (column === 'amount') return money(Math.round(price * quantity * 100) / 100)
    if (column === 'needBy') return '12/05/2026'
    if (column === 'own') return `K-${70_000 + place * 7}`
    return `${count(quantity)}${inCell ? ` ${partUnit === 'EA' ? unit : 'ft'}` : ''}`
  }

  function count(quantity: number): string {
    if (form === 'grouped') return grouped(String(quantity))
    return form === 'erp' && columns.includes('price')
      ? `${grouped(String(quantity))}${decimalMark}000`
      : String(quantity)
  }

  function money(value: number): string {
    const [whole = '', cents = ''] = value.toFixed(2).split('.')
    return `${grouped(whole)}${decimalMark}${cents}`
  }

  function grouped(digits: string): string {
    return digits.replaceAll(/\d(?=(\d{3})+$)/g, `$&${decimalMark === '.' ? ',' : '.'}`)
  }
}

const sum = (order: readonly Line[]) => order.reduce((all, { price, quantity }) => all + price * quantity, 0)

function joined(row: readonly string[], separator: string): string {
  if (separator === '|') return row.length > 1 ? `| ${row.join(' | ')} |` : row.join('')
  return row
    .map((cell) =>
      cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell,
    )
    .join(separator)
}

/** Texts without a header: mails, quoted mails, lists in columns of blanks, and proven columns. */
export function generateTexts(parts: readonly OrderedPart[], lines: number): GeneratedLayout[] {
  return Object.entries(textForms).map(([name, write], number) => {
    const order = makeOrder(parts, lines, openChance(9000 + number))
    return {
      name,
      text: write(order),
      lines: order.map(({ part, quantity }) => ({ part, quantity })),
      decimalMark: '.',
      mayAsk: true,
    }
  })
}

const mail = (rows: readonly string[]) =>
  [
    'Hello,',
    '',
    'please send us on PO 4500012345, by 12/05/2026:',
    '',
    ...rows,
    '',
    'Best regards',
    'Rosa Ortiz',
    '1200 Canal Street, Fresno, CA 93706',
    'Phone 559-555-0100',
  ].join('\n')
const dollars = (value: number) => value.toFixed(2)

const textForms: Readonly<Record<string, (order: readonly Line[]) => string>> = {
  'a numbered mail': (order) =>
    mail(order.map(({ part, quantity }, place) => `${place + 1}. ${part} - ${quantity}`)),
  'a mail with the quantity first': (order) =>
    mail(order.map(({ part, quantity }) => `${quantity} x ${part}`)),
  'a mail with units': (order) =>
    mail(order.map(({ part, quantity, unit }) => `- ${quantity} ${unit.toLowerCase()} ${part}`)),
  'a mail with words': (order) => mail(order.map(({ part, quantity }) => `${part}, qty ${quantity}`)),
  'a quoted mail': (order) => mail(order.map(({ part, quantity }) => `> ${part}: ${quantity} pcs`)),
  'two columns': (order) => order.map(({ part, quantity }) => `${part}\t${quantity}`).join('\n'),
  'the quantity first': (order) => order.map(({ part, quantity }) => `${quantity}\t${part}`).join('\r\n'),
  'a description between': (order) =>
    order.map(({ part, quantity, description }) => `${part}\t${description}\t${quantity}`).join('\n'),
  'proven, with line numbers': (order) =>
    order
      .map(({ part, quantity, description, unit, price }, place) =>
        [place * 10 + 10, part, description, quantity, unit, dollars(price), dollars(price * quantity)].join(
          '\t',
        ),
      )
      .join('\n'),
  'proven, from the right': (order) =>
    order
      .map(({ part, quantity, price }, place) =>
        [dollars(price * quantity), dollars(price), quantity, place + 1, part].join(';'),
      )
      .join('\n'),
  'columns of blanks': (order) =>
    order
      .map(
        ({ part, quantity, description }) =>
          `${part.padEnd(16)}${description.padEnd(60)}${String(quantity).padStart(8)}`,
      )
      .join('\n'),
  'columns of blanks with a header': (order) =>
    [
      ['Part', 'Description', 'Qty'],
      ...order.map(({ part, description, quantity }) => [part, description, String(quantity)]),
    ]
      .map(
        ([part = '', description = '', quantity = '']) =>
          `> ${part.padEnd(16)}${description.padEnd(60)}${quantity.padStart(8)}`,
      )
      .join('\n'),
}

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
