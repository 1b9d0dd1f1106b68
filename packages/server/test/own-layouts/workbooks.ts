import { amountOf, asRead, type KnownLine, orderOf, type OwnLayout, totalOf } from './own-layout.ts'
import { type BookCell, type BookSheet, writeBook } from './write-book.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const sheet = (rows: BookSheet['rows'], more: Partial<BookSheet> = {}) =>
  writeBook([{ name: 'Order', rows, ...more }])
const head: BookCell[] = ['Line', 'Part number', 'Description', 'Qty', 'UoM', 'Unit price', 'Amount']
const full = (line: KnownLine, at: number): BookCell[] => [
  (at + 1) * 10,
  line.part,
  line.description,
  line.quantity,
  line.unit,
  line.price,
  amountOf(line),
]

const open = orderOf('O05')
const rows = open.map(full)
const o4 = orderOf('O04')
const o6 = orderOf('O06')
const o9 = orderOf('O09')
const closed = orderOf('O08', 12)

/** Workbooks as ERPs and people write them, that are read without a question. */
export const plainWorkbooks: readonly OwnLayout[] = [
  {
    file: 'filter-and-subtotal.xlsx',
    about: 'A filter hides the closed rows; SUBTOTAL below, frozen head.',
    content: sheet(
      [
        [...head, 'Status'],
        ...rows.map((row) => [...row, 'Open']),
        ...closed.map((line, at) => [...full(line, at + 50), 'Closed']),
        ['', '', 'Total', '', '', '', { formula: 'SUBTOTAL(109,G2:G63)', value: totalOf(open) }],
      ],
      { hiddenRows: closed.map((_, at) => at + 1 + open.length), filter: 'A1:H63', frozen: 1 },
    ),
    lines: asRead(open),
    ask: 'no',
  },
  {
    file: 'merged-letterhead.xlsx',
    about: 'Merged letterhead with numbers, description over two merged columns, dates.',
    content: sheet(
      [
        ['Riverbend Water District'],
        ['1200 Canal Street, Fresno, CA 93706'],
        ['Purchase order', '', '88-2001', '', 'Date', day('2026-11-21')],
        ['Vendor', '', '10045', '', 'Terms', 'Net 30'],
        ['Buyer', '', 'Rosa Ortiz', '', 'Phone', '559-555-0100'],
        [],
        ['Pos.', 'Part No.', 'Description', '', 'Need by', 'Qty', 'Unit', 'Price'],
        ...o4.map((line, at): BookCell[] => [
          at + 1,
          line.part,
          line.description,
          '',
          day('2026-12-15'),
          line.quantity,
          line.unit,
          line.price,
        ]),
        [],
        ['Total lines', '', '', '', '', o4.length],
        ['Approved by', '', 'Rosa Ortiz', '', '2026'],
      ],
      { merges: ['A1:H1', 'A2:H2', ...o4.map((_, at) => `C${at + 8}:D${at + 8}`)] },
    ),
    lines: asRead(o4),
    ask: 'no',
  },
  {
    file: 'formulas.xlsx',
    about: 'Part, quantity and amount are formulas with the values computed last.',
    content: sheet([
      ['Part', 'Description', 'Order Qty', 'Price', 'Ext. price'],
      ...o6.map((line, at): BookCell[] => [
        { formula: `VLOOKUP(A${at + 2},Parts,1)`, value: line.part },
        line.description,
        { formula: `ROUNDUP(H${at + 2}*1.1,0)`, value: line.quantity },
        line.price,
        { formula: `C${at + 2}*D${at + 2}`, value: amountOf(line) },
      ]),
      ['', '', { formula: 'SUM(C2:C51)', value: 775 }, '', { formula: 'SUM(E2:E51)', value: totalOf(o6) }],
    ]),
    lines: asRead(o6),
    ask: 'no',
  },
  {
    file: 'numbers-as-text.xlsx',
    about: 'Numbers are text cells, part numbers of digits are number cells.',
    content: sheet([
      ['PN', 'Name', 'QTY', 'Cost each', 'Total cost'],
      ...o9.map((line): BookCell[] => [
        /^[1-9]\d*$/.test(line.part) ? Number(line.part) : line.part,
        line.description,
        `${line.quantity} `,
        ` ${line.price.toFixed(2)}`,
        amountOf(line).toFixed(2),
      ]),
    ]),
    lines: asRead(o9),
    ask: 'no',
  },
  {
    file: 'terms-on-screen.xlsx',
    about: 'Two sheets; the terms were on screen when the file was saved.',
    content: writeBook(
      [
        { name: 'Order', rows: [head, ...rows] },
        { name: 'Terms', rows: [['Terms'], ['1. Net 30'], ['2. Deliver to dock 4']] },
      ],
      1,
    ),
    lines: asRead(open),
    ask: 'no',
  },
  {
    file: 'section-sums.xlsx',
    about: 'Sections with subtotals that sum the quantities, too.',
    content: sheet([
      head,
      ...[0, 1, 2, 3].flatMap((section): BookCell[][] => {
        const own = o4.slice(section * 10, section * 10 + 10)
        return [
          [`Pump P-10${section + 1}`],
          ...own.map((line, at) => full(line, section * 10 + at)),
          [
            '',
            `Subtotal P-10${section + 1}`,
            '',
            { formula: 'SUM(D1:D9)', value: own.reduce((sum, { quantity }) => sum + quantity, 0) },
            '',
            '',
            { formula: 'SUM(G1:G9)', value: totalOf(own) },
          ],
        ]
      }),
      ['Grand total', '', '', 632, '', '', totalOf(o4)],
    ]),
    lines: asRead(o4),
    ask: 'no',
  },
  {
    file: 'bom-export.xlsx',
    about: 'A parts list with level, quantity per pump and total quantity; a group of rows is folded.',
    content: sheet(
      [
        ['Level', 'Item number', 'Item description', 'Qty per', 'Total qty', 'Rev'],
        ...open.map((line): BookCell[] => [1, line.part, line.description, 3, line.quantity, 2]),
        ...closed.map((line): BookCell[] => [2, line.part, line.description, 1, line.quantity, 1]),
      ],
      { hiddenRows: closed.map((_, at) => at + 1 + open.length) },
    ),
    lines: asRead(open),
    ask: 'may',
  },
  {
    file: 'stock-and-order.xlsx',
    about: 'A stock list: bin, on hand, reorder point, reorder quantity, and what is ordered.',
    content: sheet([
      ['Part', 'Bin', 'Qty On Hand', 'Reorder Point', 'Reorder Qty', 'Order'],
      ...o9.map((line, at): BookCell[] => [line.part, 100 + at, at % 7, 10, 50, line.quantity]),
    ]),
    lines: asRead(o9),
    ask: 'no',
  },
  {
    file: 'own-numbers.xlsx',
    about: "The buyer's own numbers before the shop's, and a blank column between.",
    content: sheet([
      ['Our Item', '', 'Vendor Part', 'Qty (EA)', '', 'Price [USD]', 'Req. date'],
      ...o4.map((line, at): BookCell[] => [
        700_000 + at * 3,
        '',
        line.part,
        line.quantity,
        '',
        line.price,
        day('2026-12-20'),
      ]),
    ]),
    lines: asRead(o4),
    ask: 'no',
  },
]
