import { type DecimalMark, isScientific, looksLikeDate } from '../../core/table/index.ts'
import type { FoundColumns } from './find-columns.ts'
import type { ColumnMeaning, ReadLine } from './list-reading.ts'
import { isProduct, type ListRow, numberText, valueOf } from './list-table.ts'
import { listReadingMessages } from './messages.ts'
import { pumpOf, readOptions } from './read-options.ts'
import { type QuantityRead, readQuantity } from './read-quantity.ts'
import { shopUnit } from './units.ts'

/** Decimal marks of quantities and prices; null if nothing tells. */
export interface NumberForm {
  quantity: DecimalMark | null
  price: DecimalMark | null
}

export interface LineContext {
  found: FoundColumns
  form: NumberForm
  /** Number of columns with a header. */
  width: number
  /** False while a question is open: no quantity is certain. */
  isSure: boolean
}

/** Line of a row, by the meanings of its columns. */
export function lineOfCells(
  { at, cells, texts }: ListRow,
  { found, form, width, isSure }: LineContext,
): ReadLine {
  const place = (meaning: ColumnMeaning) => found.meanings.indexOf(meaning)
  const text = (meaning: ColumnMeaning) => texts[place(meaning)] ?? ''
  const read = readQuantity(cells[place('quantity')] ?? '', form.quantity)
  const unitPrice = valueOf(cells[place('unitPrice')] ?? '', form.price)
  const amount = valueOf(cells[place('amount')] ?? '', form.price)
  const options = readOptions(texts[found.options] ?? '')
  const isShifted = cells.slice(width).some((cell) => cell !== '')
  const problem =
    damageOf(text('partNumber')) ||
    (isShifted ? listReadingMessages.shiftedCells : problemOf(read, shopUnit(text('unit'))))
  return {
    row: at + 1,
    partNumber: numberText(text('partNumber')),
    customerNumber: text('customerNumber'),
    description: text('description'),
    quantity: problem === '' && isSure ? read.quantity : null,
    quantityText: text('quantity'),
    unit: shopUnit(text('unit')) || read.unit,
    unitPrice: String(unitPrice ?? ''),
    amount: String(amount ?? ''),
    needBy: text('needBy'),
    note: text('note'),
    trim: text('trim') || options.trim,
    angle: text('angle') || options.angle,
    paintColor: text('paintColor') || options.paintColor,
    pump: pumpOf(text('pump')),
    problem,
    isAmountOff: isOff(read.quantity, unitPrice, amount),
  }
}

function problemOf({ problem, unit }: QuantityRead, ownUnit: string): string {
  if (problem) return problem
  return unit && ownUnit && unit !== ownUnit ? listReadingMessages.twoUnits(unit, ownUnit) : ''
}

/** Sentence about a part number that a spreadsheet changed; empty if it is not changed. */
function damageOf(text: string): string {
  if (isScientific(text)) return listReadingMessages.changedToPower(text)
  return looksLikeDate(text) ? listReadingMessages.changedToDate(text) : ''
}

const isOff = (quantity: number | null, unitPrice: number | null, amount: number | null): boolean =>
  quantity !== null && unitPrice !== null && amount !== null && !isProduct(quantity, unitPrice, amount)
