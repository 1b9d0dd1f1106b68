import Papa from 'papaparse'
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

type Row = readonly (string | number)[]
const csv = (rows: readonly Row[], form: Papa.UnparseConfig = {}) => Papa.unparse(rows as string[][], form)
const utf16 = (text: string, end: 'le' | 'be') => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return end === 'le' ? bytes : bytes.swap16()
}
const o4 = orderOf('O04')
const o5 = orderOf('O05')
const o6 = orderOf('O06')
const o9 = orderOf('O09')

const german = (lines: readonly KnownLine[]): Row[] => [
  ['Pos', 'Artikelnummer', 'Bezeichnung', 'Menge', 'ME', 'Einzelpreis', 'Gesamtpreis'],
  ...lines.map((line, at) => [
    (at + 1) * 10,
    line.part,
    `${line.description} (Größe ü)`,
    money(line.quantity, 'de', 3),
    line.unit === 'FT' ? 'FT' : 'Stk',
    money(line.price, 'de'),
    money(amountOf(line), 'de'),
  ]),
  ['', '', 'Summe netto', '', '', '', money(totalOf(lines), 'de')],
]
const plain = (lines: readonly KnownLine[]): Row[] => [
  ['Item', 'Part #', 'Description', 'Qty', 'Unit Cost', 'Ext Cost'],
  ...lines.map((line, at) => [
    at + 1,
    line.part,
    line.description,
    line.quantity,
    money(line.price),
    money(amountOf(line)),
  ]),
]

/** CSV files as programs write them: encodings, separators, quotation marks, line ends. */
export const csvFiles: readonly OwnLayout[] = [
  {
    file: 'ansi.csv',
    about: 'Windows-1252, semicolons, quantities with three decimals.',
    content: Buffer.from(csv(german(o9), { delimiter: ';' }), 'latin1'),
    lines: asRead(o9),
    ask: 'no',
  },
  {
    file: 'unicode-text.txt',
    about: 'UTF-16 with tabs, as Excel saves Unicode text.',
    content: utf16(csv(german(o4), { delimiter: '\t' }), 'le'),
    lines: asRead(o4),
    ask: 'no',
  },
  {
    file: 'big-endian.csv',
    about: 'UTF-16 with the high byte first, all cells in quotation marks, lone CR line ends.',
    content: utf16(csv(plain(o5), { quotes: true, newline: '\r' }), 'be'),
    lines: asRead(o5),
    ask: 'no',
  },
  {
    file: 'sep-pipe.csv',
    about: 'The first line names the separator |; descriptions have commas and semicolons.',
    content: `sep=|\r\n${csv(
      plain(o6).map((row) => row.map((cell) => String(cell).replaceAll(',', ';'))),
      { delimiter: '|' },
    )}`,
    lines: asRead(o6),
    ask: 'may',
  },
  {
    file: 'bom-and-newlines.csv',
    about: 'Byte order mark; descriptions of two lines with quotation marks and numbers.',
    content: `\uFEFF${csv([
      ['Part Number', 'Description', 'Quantity', 'Comment'],
      ...o5.map(
        (line, at): Row => [
          line.part,
          `${line.description}\n3/4" x 12, box of 25`,
          line.quantity,
          at % 5 ? '' : 'max 2 per box\nsee drawing 4711',
        ],
      ),
    ])}`,
    lines: asRead(o5),
    ask: 'no',
  },
  {
    file: 'text-formulas.csv',
    about: 'Numbers as ="118204", which keeps a spreadsheet from changing them.',
    content: [
      'Material,Text,Order Quantity,Net Price',
      ...o4.map(({ part, quantity, price }) => `="${part}",Part,="${quantity}",${price.toFixed(2)}`),
    ].join('\r\n'),
    lines: asRead(o4),
    ask: 'no',
  },
  {
    file: 'report.csv',
    about: 'A report: title, printed on, parameters with numbers, header, lines, count of records.',
    content: csv([
      ['Open purchase requisitions', '', '', '', '', ''],
      ['Printed', '11/28/2026 07:15', 'Page', 1, 'of', 1],
      ['Plant', 1000, 'Buyer group', 7, 'Lines', o6.length],
      [],
      ['Req. No', 'Req. Item', 'Material', 'Qty Requested', 'UOM', 'Delivery Date'],
      ...o6.map((line, at): Row => [10_004_500 + at, 10, line.part, line.quantity, line.unit, '12/18/2026']),
      [],
      ['Records', o6.length, '', '', '', ''],
      ['End of report', '', '', '', '', ''],
    ]),
    lines: asRead(o6),
    ask: 'may',
  },
  {
    file: 'swiss.csv',
    about: 'Apostrophes for thousands in quantities and amounts, trailing separators.',
    content: o9
      .map((line, at) =>
        [
          at + 1,
          line.part,
          swiss(line.quantity, 0),
          line.unit,
          swiss(line.price, 2),
          swiss(amountOf(line), 2),
          '',
          '',
        ].join(';'),
      )
      .join('\n'),
    lines: asRead(o9),
    ask: 'may',
  },
  {
    file: 'thousands.csv',
    about: 'Thousands with a point and nothing that tells; must not become 1.',
    content: csv(
      [['Artikel', 'Menge'], ...o9.map((line): Row => [line.part, money(line.quantity, 'de', 0)])],
      { delimiter: ';' },
    ),
    lines: asRead(o9),
    ask: 'must',
  },
  {
    file: 'prices-only.csv',
    about: 'Part numbers and prices with a dollar sign; no quantity.',
    content: csv([
      ['SKU', 'Description', 'List price'],
      ...o5.map((line): Row => [line.part, line.description, `$${money(line.price)}`]),
    ]),
    lines: asked(o5),
    ask: 'may',
  },
  {
    file: 'even-prices.csv',
    about: 'Part numbers and prices without a header, most of them even: no quantities.',
    content: csv(
      o5.map(
        (line, at): Row => [
          line.part,
          line.description,
          (at % 4 === 0 ? line.price : Math.ceil(line.price)).toFixed(2),
        ],
      ),
    ),
    lines: asked(o5),
    ask: 'must',
  },
  {
    file: 'shifted.csv',
    about: 'Descriptions with commas that are not in quotation marks, so that some rows shift.',
    content: [
      'Part,Description,Qty,Price',
      ...o5.map(({ part, quantity, price }, at) =>
        at % 5 ? `${part},Seal,${quantity},${price}` : `${part},Seal, 2 in, 12,${quantity},${price}`,
      ),
    ].join('\n'),
    lines: o5.map(({ part, quantity }, at) => ({ part, quantity: at % 5 ? quantity : null })),
    ask: 'may',
  },
  {
    file: 'min-max.csv',
    about: 'A column Max that equals the order on every row, and the count of last year.',
    content: csv([
      ['Part No', 'Min', 'Max', 'Used 2025', 'Qty'],
      ...o4.map((line, at): Row => [line.part, 1, line.quantity + 1, 7 + at, line.quantity]),
    ]),
    lines: asRead(o4),
    ask: 'may',
  },
]

function swiss(value: number, decimals: number): string {
  return money(value, 'en', decimals).replaceAll(',', "'")
}
