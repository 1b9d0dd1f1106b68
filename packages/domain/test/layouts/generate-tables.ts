import { type Column, languages, totals } from './languages.ts'
import {
  type Chance,
  type GeneratedLayout,
  joined,
  type Line,
  makeOrder,
  openChance,
  type OrderedPart,
} from './order-by-chance.ts'

const each = ['EA', 'Stk', 'pce', 'Ud', 'un', 'pz', 'st', 'ea.', 'PC']
const junkAbove = [
  ['PURCHASE ORDER 88-1036'],
  ['Date', '2026-11-21'],
  ['Ship to: Dock 4, 1200 Canal Street, Fresno, CA 93706'],
]

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

/** Form of the cells of one layout. */
interface CellForm {
  columns: readonly Column[]
  decimalMark: '.' | ','
  lineForm: (line: number) => string
  unit: string
  form: string
  inCell: boolean
}

function tableOf(language: string, variant: number, order: readonly Line[], chance: Chance): GeneratedLayout {
  const separator = ['\t', ';', ',', '|', '\t', ';'][variant] ?? '\t'
  const decimalMark = language === 'English' || variant === 2 ? '.' : ','
  const columns = chance.pick(orders)
  const head = columns.map((column) => chance.pick(languages[language]?.[column] ?? []))
  const [lineForm, unit] = [chance.pick(lineForms), chance.pick(each)]
  const form = chance.pick(['plain', 'grouped', 'erp', 'plain'])
  const inCell = !columns.includes('unit') && chance.next() < 0.5
  const cellOf = openCells({ columns, decimalMark, lineForm, unit, form, inCell })
  const rows = order.map((line, place) => columns.map((column) => cellOf(column, line, place)))
  const total = [totals[language] ?? 'Total', money(sum(order), decimalMark)]
  const body = variant % 2 === 0 ? rows : withJunk(rows, columns, variant === 3 ? [] : total)
  const repeated = variant === 4 ? [...body.slice(0, 25), head, ...body.slice(25)] : body
  const above = variant === 1 || variant === 4 ? [...junkAbove, ['']] : []
  return {
    name: `${language} ${variant}: ${columns.join(' ')} ${separator === '\t' ? 'tab' : separator} ${form}`,
    text: [...above, head, ...repeated].map((row) => joined(row, separator)).join('\r\n'),
    lines: order.map(({ part, quantity }) => ({ part, quantity })),
    decimalMark,
    mayAsk: form === 'grouped' && !columns.includes('price'),
  }
}

/** Rows with a section, a note and a total among them. */
function withJunk(
  rows: readonly string[][],
  columns: readonly Column[],
  total: readonly string[],
): string[][] {
  const blank = columns.map(() => '')
  const place = Math.max(0, columns.indexOf('text'))
  const section = blank.with(place, '--- PUMP 4 / P-101 ---')
  const note = blank.with(place, 'Note: 2 shipments allowed, max 3')
  const last = [...blank.slice(total.length), ...total]
  return [
    ...rows.slice(0, 5),
    section,
    ...rows.slice(5, 20),
    note,
    ...rows.slice(20),
    ...(total.length > 0 ? [last] : []),
  ]
}

function openCells({ columns, decimalMark, lineForm, unit, form, inCell }: CellForm) {
  const unitOf = ({ unit: ofPart }: Line) => (ofPart === 'EA' ? unit : 'ft')
  return (column: Column, line: Line, place: number): string => {
    const { part, description, quantity, price } = line
    if (column === 'line') return lineForm(place + 1)
    if (column === 'part') return part
    if (column === 'text') return description
    if (column === 'unit') return unitOf(line)
    if (column === 'price') return money(price, decimalMark)
    if (column === 'amount') return money(Math.round(price * quantity * 100) / 100, decimalMark)
    if (column === 'needBy') return '12/05/2026'
    if (column === 'own') return `K-${70_000 + place * 7}`
    return `${count(quantity)}${inCell ? ` ${unitOf(line)}` : ''}`
  }

  function count(quantity: number): string {
    if (form === 'grouped') return grouped(String(quantity), decimalMark)
    const isErp = form === 'erp' && columns.includes('price')
    return isErp ? `${grouped(String(quantity), decimalMark)}${decimalMark}000` : String(quantity)
  }
}

function money(value: number, decimalMark: '.' | ','): string {
  const [whole = '', cents = ''] = value.toFixed(2).split('.')
  return `${grouped(whole, decimalMark)}${decimalMark}${cents}`
}

const grouped = (digits: string, decimalMark: '.' | ',') =>
  digits.replaceAll(/\d(?=(\d{3})+$)/g, `$&${decimalMark === '.' ? ',' : '.'}`)

const sum = (order: readonly Line[]) => order.reduce((all, { price, quantity }) => all + price * quantity, 0)
