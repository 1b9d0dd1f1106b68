import { amountOf, asked, asRead, orderOf, type OwnLayout } from './own-layout.ts'
import { type BookCell, type BookSheet, writeBook } from './write-book.ts'

const sheet = (rows: BookSheet['rows'], more: Partial<BookSheet> = {}) =>
  writeBook([{ name: 'Order', rows, ...more }])
const lines = orderOf('O05')
const others = orderOf('O06')

/** Quantities of the first lines of `returns-and-halves.xlsx`. */
const oddQuantities: readonly BookCell[] = [
  -2,
  0,
  2.5,
  new Date('2026-10-01T00:00:00Z'),
  { error: '#N/A' },
  { formula: 'B2*2', value: null },
  '4-',
  '(3)',
  '1,5',
  'tbd',
]

/** Workbooks in which something has to be asked. */
export const doubtfulWorkbooks: readonly OwnLayout[] = [
  {
    file: 'two-orders.xlsx',
    about: 'Two visible sheets with lines.',
    content: writeBook([
      { name: 'November', rows: [['Part', 'Qty'], ...lines.map(({ part, quantity }) => [part, quantity])] },
      { name: 'October', rows: [['Part', 'Qty'], ...others.map(({ part, quantity }) => [part, quantity])] },
    ]),
    lines: asRead(lines),
    ask: 'must',
  },
  {
    file: 'ordered-and-open.xlsx',
    about: 'Quantity over ordered, received and open.',
    content: sheet(
      [
        ['Part No', 'Description', 'Quantity', '', '', 'Unit price'],
        ['', '', 'Ordered', 'Received', 'Open', ''],
        ...lines.map((line): BookCell[] => [
          line.part,
          line.description,
          line.quantity + 2,
          2,
          line.quantity,
          line.price,
        ]),
      ],
      { merges: ['C1:E1', 'A1:A2'] },
    ),
    lines: asked(lines),
    ask: 'must',
  },
  {
    file: 'packs.xlsx',
    about: 'Packs, pieces in a pack, pieces in all.',
    content: sheet([
      ['Part No', 'Description', 'Qty', 'Pcs per pack', 'Total pcs'],
      ...lines.map((line): BookCell[] => [
        line.part,
        line.description,
        line.quantity,
        10,
        line.quantity * 10,
      ]),
    ]),
    lines: asked(lines),
    ask: 'must',
  },
  {
    file: 'returns-and-halves.xlsx',
    about: 'Quantities of -2, 0, 2.5, a date, an error and a formula without a value among good ones.',
    content: sheet([
      ['Part', 'Description', 'Qty', 'Price', 'Amount'],
      ...lines.map((line, at): BookCell[] => [
        line.part,
        line.description,
        oddQuantities[at] === undefined ? line.quantity : oddQuantities[at],
        line.price,
        amountOf(line),
      ]),
    ]),
    lines: lines.map(({ part, quantity }, at) => ({
      part,
      quantity: at < oddQuantities.length ? null : quantity,
    })),
    ask: 'no',
  },
  {
    file: 'unknown-header.xlsx',
    about: 'A header in Polish; prices and amounts prove the quantity.',
    content: sheet([
      ['Lp.', 'Indeks', 'Nazwa', 'Ilość', 'J.m.', 'Cena', 'Wartość'],
      ...lines.map((line, at): BookCell[] => [
        at + 1,
        line.part,
        line.description,
        line.quantity,
        line.unit === 'FT' ? 'FT' : 'szt.',
        line.price,
        amountOf(line),
      ]),
    ]),
    lines: asRead(lines),
    ask: 'may',
  },
  {
    file: 'unknown-numbers.xlsx',
    about: 'A header in Polish, without prices, and a weight in whole kilograms.',
    content: sheet([
      ['Indeks', 'Nazwa', 'Waga', 'Ilość'],
      ...lines.map((line, at): BookCell[] => [line.part, line.description, 3 + (at % 9), line.quantity]),
    ]),
    lines: asRead(lines),
    ask: 'must',
  },
  {
    file: 'years.xlsx',
    about: 'A list of parts with the year of their pump; there is no quantity.',
    content: sheet([
      ['Part', 'Description', 'Model year'],
      ...lines.map((line, at): BookCell[] => [line.part, line.description, 2010 + (at % 12)]),
    ]),
    lines: asked(lines),
    ask: 'must',
  },
  {
    file: 'price-list.xlsx',
    about: 'Part numbers and prices without a header; there is no quantity.',
    content: sheet(lines.map((line): BookCell[] => [line.part, line.description, line.price])),
    lines: asked(lines),
    ask: 'may',
  },
  {
    file: 'whole-prices.xlsx',
    about: 'Part, quantity and whole dollars without a header or amounts.',
    content: sheet(
      lines.map((line): BookCell[] => [line.part, line.quantity, Math.max(1, Math.round(line.price))]),
    ),
    lines: asRead(lines),
    ask: 'must',
  },
  {
    file: 'bins.xlsx',
    about: 'Part, bin and quantity without a header.',
    content: sheet(lines.map((line, at): BookCell[] => [line.part, 400 + ((at * 37) % 90), line.quantity])),
    lines: asRead(lines),
    ask: 'must',
  },
]
