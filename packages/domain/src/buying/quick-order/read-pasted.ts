import { cartMessages, checkQuantity } from '../cart/index.ts'
import { type Checked, invalid, limits, readCell, valid } from '../../core/kernel/index.ts'
import { lineOfRow, type ListLine } from '../lines/index.ts'
import { quickOrderMessages } from './messages.ts'
import { isBlank, leftOut, type ReadRows, sortRows } from './read-csv-rows.ts'

type Row = readonly string[]

/** Checks a pasted text by its length only. */
export function checkPaste(text: string): Checked<string, 'list'> {
  if (text.trim() === '') return invalid('list', 'MISSING', quickOrderMessages.listUnreadable)
  return text.length > limits.importedBytes
    ? invalid('list', 'TOO_LONG', cartMessages.tooManyLines(text.split('\n').length))
    : valid(text)
}

/** Column names that people use in lists. */
const columnNames = {
  partNumber: /^(part|part[ _]?(number|no\.?|num\.?|#)|number|item|item[ _]?(number|no\.?)|pn|p\/n|sku)$/i,
  quantity: /^(qty\.?|quantity|order[ _]?(qty\.?|quantity)|count|pcs\.?|amount)$/i,
  trim: /^(impeller[ _])?trim([ _]\(?in(ches)?\)?)?$/i,
  angle: /^(impeller[ _])?angle([ _]\(?deg(rees)?\)?)?$/i,
  paintColor: /^paint([ _]colou?r)?$|^colou?r$/i,
}
type Column = keyof typeof columnNames

/** Filler words between number and quantity: `TB10773 x 4 pcs`. */
const fillers = /^(x|×|\*|•|-|–|:|=|pcs?\.?|pieces?|ea\.?|each|qty\.?:?|off)$/i

/**
 * Reads a pasted list: part number and quantity in either order, in columns or in a line of text, with or without a
 * header. `4 x TB10773`, `TB10773, 4` and `TB10773<tab>Seal<tab>4` all mean four of TB10773. A row with a single cell is
 * split at its spaces. A row that cannot be read becomes an unknown part number, so that the buyer sees it. Without a
 * header, the lines of prose in a mail are separated from the list.
 */
export function readPasted(cells: readonly Row[]): ReadRows {
  const first = cells.findIndex((row) => !isBlank(row))
  const header = cells[first] ?? []
  const names = header.map((cell) => columnOf(cell.trim()))
  if (names.includes('partNumber'))
    return sortRows(cells.slice(first + 1), first + 2, (row) => rowUnder(names, row))

  const start = isHeaderText(header.flatMap((cell) => cell.trim().split(/\s+/))) ? first + 1 : 0
  const rows = cells.slice(start).map(splitRow)
  const place = placeOfQuantity(rows)
  const isSaid = saidLines(rows)
  const list = rows.map((row, index) => (isSaid[index] ? [] : row))
  const said = rows.flatMap((_, index) =>
    isSaid[index] ? [leftOut(start + 1 + index, cells[start + index] ?? [])] : [],
  )
  return { ...sortRows(list, start + 1, (row) => rowWithout(row, place)), said }
}

/**
 * Interpretations of a typed text: the whole text as a part number, then a number with a quantity, such as `TB10773 5`
 * (QUICK-05).
 */
export function readTyped(text: string): ListLine[] {
  const whole = { partNumber: text.trim().toUpperCase(), quantity: '1', trim: '', angle: '', paintColor: '' }
  const counted = readPasted([[text]]).rows.filter(({ quantity }) => quantity !== '')
  return [whole, ...counted].map((row) => lineOfRow(row, 'TYPED'))
}

/** Closing of a mail, followed by a name, an address and telephone numbers. */
const closing =
  /^(--+|—+|(many|best|kind|warm)?\s*(thanks|thank you|regards|wishes|best|sincerely|cheers|yours)\b[^0-9]{0,20})$/i

/** Finds the rows of prose: those without any digit, sentences, and everything from the closing of a mail on. */
function saidLines(rows: readonly Row[]): boolean[] {
  const isSaid = rows.map((row) => row.length > 0 && (!hasDigit(row) || isSentence(row)))
  const first = isSaid.findIndex((said, index) => !said && hasDigit(rows[index] ?? []))
  const end = rows.findIndex((row, index) => index > first && first >= 0 && closing.test(row.join(' ')))
  return isSaid.map((said, index) => said || (end >= 0 && index >= end && (rows[index]?.length ?? 0) > 0))
}

const hasDigit = (row: Row) => row.some((cell) => /\d/.test(cell))

/**
 * True for several words that do not begin with a number or contain a quantity at either end: `Please ship before 12/15
 * if possible`.
 */
function isSentence(row: Row): boolean {
  const [head = ''] = row
  return row.length >= 4 && !isNumberLike(head) && !isQuantity(head) && !isQuantity(row.at(-1))
}

/** True if the words of one cell form a header, such as `Part Qty`. */
const isHeaderText = (words: Row) => words.length > 1 && words.every((word) => columnOf(word) !== undefined)

function columnOf(name: string): Column | undefined {
  return (Object.keys(columnNames) as Column[]).find((column) => columnNames[column].test(name))
}

function rowUnder(names: readonly (Column | undefined)[], row: Row) {
  const cell = (column: Column) => readCell(row[names.indexOf(column)] ?? '')
  const partNumber = cell('partNumber').toUpperCase()
  if (partNumber === '') return null

  return {
    partNumber,
    quantity: plainQuantity(cell('quantity')),
    trim: cell('trim'),
    angle: cell('angle'),
    paintColor: cell('paintColor'),
  }
}

/** Cells of a row; a line of text is split at its spaces, without the filler words. */
function splitRow(row: Row): string[] {
  const cells = row.map(readCell).filter((cell) => cell !== '')
  if (cells.length !== 1) return cells

  return (cells[0] ?? '')
    .split(/\s+/)
    .map((word) => word.replace(/^\((.*)\)$/, '$1').replace(/[,;:]$/, ''))
    .filter((word) => word !== '' && !fillers.test(word))
}

/** Reads a quantity: `4x`, `x4`, `4pcs`, `4.00` and `4` are 4; any other text is unchanged. */
function plainQuantity(text: string): string {
  return /^x?(\d{1,10})(?:\.0+)?(?:x|×|pcs?\.?|ea\.?)?$/i.exec(text)?.[1] ?? text
}

/** True if a cell is a part number rather than a description: `TB10773` and `4RB-EM-100` are, `Gasket` and `Screw 5/8` are not. */
const isNumberLike = (cell: string) => /\d/.test(cell) && !/\s/.test(cell)

const isQuantity = (cell: string | undefined) => cell !== undefined && checkQuantity(plainQuantity(cell)).ok

/** Position of the quantities: first if more rows begin with one than end with one, else last. */
function placeOfQuantity(rows: readonly Row[]): 'first' | 'last' {
  const pairs = rows.filter((row) => row.length >= 2)
  const first = pairs.filter((row) => isQuantity(row[0])).length
  const last = pairs.filter((row) => isQuantity(row.at(-1))).length
  return first > last ? 'first' : 'last'
}

function rowWithout(row: Row, place: 'first' | 'last') {
  const [number, quantity] = numberAndQuantity(row, place)
  return {
    partNumber: number.toUpperCase(),
    quantity: plainQuantity(quantity),
    trim: '',
    angle: '',
    paintColor: '',
  }
}

function numberAndQuantity(row: Row, place: 'first' | 'last'): [string, string] {
  const [head = '', second = ''] = row
  const tail = row.at(-1) ?? ''
  if (row.length === 1) return [head, '']

  const isFirst = isQuantity(head)
  const isLast = isQuantity(tail)
  if (isLast && (!isFirst || place === 'last'))
    return [isFirst && row.length > 2 && isNumberLike(second) ? second : head, tail]
  if (isFirst) return [second, head]
  if (row.length !== 2) return [row.join(' '), '']
  return /^\d+$/.test(head) && !/^\d+$/.test(tail) && isNumberLike(tail) ? [tail, head] : [head, tail]
}
