import {
  amountOf,
  asked,
  asRead,
  type KnownLine,
  money,
  orderOf,
  type OwnLayout,
  totalOf,
} from './own-layout.ts'

/** A purchase order as a page, which `print-orders.ts` prints into a PDF. */
export interface PrintedOrder extends Omit<OwnLayout, 'content'> {
  html: string
}

const style = `<style>body{font:10px DejaVu Sans;margin:0} table{width:100%;border-collapse:collapse} td,th{padding:2px 6px;text-align:left;vertical-align:top}
.n{text-align:right} .m td{vertical-align:middle} .b td,.b th{border:1px solid #999} thead{display:table-header-group} tr{break-inside:avoid}</style>`
const numeric = /^[$€]?[\d.,]+(?: EA| FT)?$/
const cells = (row: readonly string[], tag: string) =>
  row.map((cell) => `<${tag}${numeric.test(cell) ? ' class="n"' : ''}>${cell}</${tag}>`).join('')
const table = (head: readonly string[], rows: readonly (readonly string[])[], of = '') =>
  `<table class="${of}"><thead><tr>${cells(head, 'th')}</tr></thead>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</table>`
const page = (...blocks: string[]) =>
  `<!doctype html><meta charset="utf-8">${style}<h2>PURCHASE ORDER</h2>${blocks.join('')}`
const orderNumber = (po: string) => `<p>PO number: ${po}<br>Date: 11/21/2026</p>`

const head = ['Line', 'Part No.', 'Description', 'Qty', 'UoM', 'Unit price', 'Amount']
const full = (line: KnownLine, at: number) => [
  String((at + 1) * 10),
  line.part,
  line.description,
  String(line.quantity),
  line.unit,
  money(line.price),
  money(amountOf(line)),
]
const total = (lines: readonly KnownLine[], form: 'en' | 'de' = 'en') => money(totalOf(lines), form)
const long = 'for the pump of the north line, duplex stainless steel, with certificate 3.1'

const o4 = orderOf('O04')
const o5 = orderOf('O05')
const o9 = orderOf('O09', 50)

/** Purchase orders as browsers and ERPs print them. */
export const printedOrders: readonly PrintedOrder[] = [
  {
    file: 'repeated-header.pdf',
    about: 'Three pages with a header on each, lines around the cells, total.',
    html: page(
      orderNumber('88-3001'),
      table(head, [...o5.map(full), ['', '', 'Total', '', '', '', total(o5)]], 'b'),
    ),
    lines: asRead(o5),
    ask: 'no',
  },
  {
    file: 'wrapped-middle.pdf',
    about: 'Descriptions of several lines, the other cells in their middle.',
    html: page(
      orderNumber('88-3002'),
      table(
        head,
        o4.map((line, at) => full({ ...line, description: at % 2 ? long : line.description }, at)),
        'm',
      ),
    ),
    lines: asRead(o4),
    ask: 'no',
  },
  {
    file: 'header-of-two-lines.pdf',
    about: 'Headers that are wrapped, numbers to the right.',
    html: page(
      orderNumber('88-3003'),
      table(
        ['Ln', 'Part<br>number', 'Description', 'Order<br>qty', 'Unit', 'Unit<br>price', 'Extended<br>price'],
        o5.map(full),
      ),
    ),
    lines: asRead(o5),
    ask: 'may',
  },
  {
    file: 'block-above.pdf',
    about: 'A block of terms above that looks like a table.',
    html: page(
      table(
        ['PO number', 'Order date', 'Terms', 'Ship via', 'Buyer', 'Pages'],
        [['88-3004', '11/21/2026', 'Net 30', 'UPS Ground', 'Rosa Ortiz', '3']],
        'b',
      ),
      '<br>',
      table(head, [...o5.map(full), ['', '', '', '', '', 'Total', total(o5)]], 'b'),
    ),
    lines: asRead(o5),
    ask: 'may',
  },
  {
    file: 'drawing-below.pdf',
    about: 'A second row below each line, with a drawing number and a pack size.',
    html: page(
      orderNumber('88-3005'),
      table(
        head,
        o4.flatMap((line, at) => [
          full(line, at),
          ['', '', `Drawing 4711-${at} rev 2, 12 per box`, '', '', '', ''],
        ]),
      ),
    ),
    lines: asRead(o4),
    ask: 'may',
  },
  {
    file: 'schedules.pdf',
    about: 'Deliveries in parts below each line.',
    html: page(
      orderNumber('88-3006'),
      table(
        head,
        o4.flatMap((line, at) => [
          full({ ...line, quantity: line.quantity + 1 }, at),
          ['', '', 'Delivery 12/05/2026', '1', line.unit, '', ''],
          ['', '', 'Delivery 12/19/2026', String(line.quantity), line.unit, '', ''],
        ]),
      ),
    ),
    lines: o4.map(({ part, quantity }) => ({ part, quantity: quantity + 1 })),
    ask: 'may',
  },
  {
    file: 'bestellung.pdf',
    about: 'German, with decimal commas and a sum carried forward.',
    html: page(
      '<p>Bestellung 4500099001<br>Liefertermin 15.12.2026</p>',
      table(
        ['Pos.', 'Artikel-Nr.', 'Bezeichnung', 'Menge', 'ME', 'Einzelpreis', 'Gesamtpreis'],
        [
          ...o9.slice(0, 25).map((line, at) => germanRow(line, at)),
          ['', '', 'Übertrag', '', '', '', total(o9.slice(0, 25), 'de')],
          ...o9.slice(25).map((line, at) => germanRow(line, at + 25)),
          ['', '', 'Summe netto', '', '', '', total(o9, 'de')],
          ['', '', 'MwSt. 19 %', '', '', '', money(totalOf(o9) * 0.19, 'de')],
        ],
      ),
    ),
    lines: asRead(o9),
    ask: 'may',
  },
  {
    file: 'unit-beside.pdf',
    about: 'Quantity and unit in one cell, price per unit, no amounts, narrow columns.',
    html: page(
      orderNumber('88-3008'),
      table(
        ['#', 'Item', 'Description', 'Quantity', 'Price'],
        o9.map((line, at) => [
          String(at + 1),
          line.part,
          line.description,
          `${money(line.quantity, 'en', 0)} ${line.unit}`,
          `$${money(line.price)}`,
        ]),
      ),
    ),
    lines: asRead(o9),
    ask: 'may',
  },
  {
    file: 'open-order.pdf',
    about: 'An open order: ordered, received and open quantities.',
    html: page(
      orderNumber('88-3009'),
      table(
        ['Line', 'Part No.', 'Description', 'Ordered', 'Received', 'Open'],
        o5.map((line, at) => [
          String(at + 1),
          line.part,
          line.description,
          String(line.quantity + 3),
          '3',
          String(line.quantity),
        ]),
        'b',
      ),
    ),
    lines: asked(o5),
    ask: 'must',
  },
  {
    file: 'subtotals.pdf',
    about: 'Subtotals with quantities, a stamp across the page, terms with numbers below.',
    html: page(
      '<div style="position:fixed;top:40%;left:20%;font-size:80px;color:#ccc;transform:rotate(-30deg)">COPY 2</div>',
      orderNumber('88-3010'),
      table(head, [
        ...o5.slice(0, 20).map(full),
        ['', 'Subtotal', '', '219', '', '', total(o5.slice(0, 20))],
        ...o5.slice(20).map((line, at) => full(line, at + 20)),
        ['', 'Subtotal', '', '274', '', '', total(o5.slice(20))],
        ['', 'Total', '', '493', '', '', total(o5)],
      ]),
      '<p>1. Net 30 days, 2 % within 10 days<br>2. Deliver to dock 4, Mon to Fri 7 to 15<br>3. Packs of 12 at most 25 kg</p>',
    ),
    lines: asRead(o5),
    ask: 'may',
  },
]

function germanRow(line: KnownLine, at: number): string[] {
  return [
    String((at + 1) * 10),
    line.part,
    line.description,
    money(line.quantity, 'de', 0),
    line.unit === 'FT' ? 'FT' : 'Stk',
    money(line.price, 'de'),
    money(amountOf(line), 'de'),
  ]
}
