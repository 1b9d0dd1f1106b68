import { type DecimalMark, isScientific, looksLikeDate } from '../../core/table/index.ts'
import { findColumns, type FoundColumns } from './find-columns.ts'
import { findHeader, type Header, otherHeader, repeatsHeader } from './find-header.ts'
import type {
  ColumnMeaning,
  LeftOutReason,
  ReadingChoice,
  ReadingQuestion,
  ReadLine,
} from './list-reading.ts'
import { filledOf, isNumberLike, isProduct, type ListRow, numberText, valueOf } from './list-table.ts'
import { listReadingMessages } from './messages.ts'
import { isAmbiguous, markOf, quantityMark } from './number-form.ts'
import { pumpOf, readOptions } from './read-options.ts'
import { readQuantity } from './read-quantity.ts'
import { readTextLine } from './read-text-line.ts'
import { isNote, isRule, isTotalLabel } from './row-words.ts'
import { studyTable } from './study-table.ts'
import { shopUnit } from './units.ts'

export interface TableRead {
  header: Header | null
  found: FoundColumns
  questions: ReadingQuestion[]
  lines: ReadLine[]
  leftOut: { row: ListRow; why: LeftOutReason }[]
}

/** Headers of other columns in one table; rows below more of them are read by the last one. */
const MOST_BLOCKS = 10

/**
 * Reads the lines of a table in columns; below another header its own columns count. Rows with one cell in a table without
 * a header are lines of text.
 */
export function readTable(
  rows: readonly ListRow[],
  knows: (number: string) => boolean,
  choice: ReadingChoice,
  blocks = MOST_BLOCKS,
): TableRead {
  const header = findHeader(rows)
  const next = header && blocks > 1 ? otherHeader(rows, header) : undefined
  if (next === undefined) return readBlock(rows, header, knows, choice)
  const first = readBlock(rows.slice(0, next), header, knows, choice)
  const rest = readTable(rows.slice(next), knows, { decimalMark: choice.decimalMark }, blocks - 1)
  const isSure = first.questions.length === 0
  const below = rest.questions.length > 0 ? rest.lines.map(askedOf) : rest.lines
  return {
    ...first,
    lines: [...first.lines, ...below.map((line) => (isSure ? line : { ...line, quantity: null }))],
    leftOut: [...first.leftOut, ...rest.leftOut],
  }
}

/** A line below another header whose columns are not certain; the picker asks for the first header only. */
const askedOf = (line: ReadLine): ReadLine => ({
  ...line,
  quantity: null,
  problem: line.problem || listReadingMessages.unclearQuantity(line.quantityText),
})

function readBlock(
  rows: readonly ListRow[],
  header: Header | null,
  knows: (number: string) => boolean,
  choice: ReadingChoice,
): TableRead {
  const below = header ? rows.slice(header.at + header.rows) : rows
  const data = below.filter((row) => filledOf(row).length > 1 && !(header && repeatsHeader(header, row)))
  const width = Math.max(
    0,
    ...[...(header ? [rows[header.at]] : []), ...data].map((row) => row?.texts.length ?? 0),
  )
  const found = findColumns(header?.kinds ?? [], studyTable(data, width, knows))
  if (choice.columns) choose(found, choice.columns)
  const form = findNumberForm(data, found, choice.decimalMark)
  const questions = [...found.questions, ...form.questions]
  const table = openTable({ header, found, form, knows, isSure: questions.length === 0 })
  for (const [place, row] of rows.entries()) table.read(row, header ? place - header.at : null)
  return { header, found, questions, lines: table.lines, leftOut: table.leftOut }
}

function choose(found: FoundColumns, columns: readonly (ColumnMeaning | null)[]) {
  found.meanings = found.meanings.map((_, place) => columns[place] ?? null)
  found.isCertain = found.meanings.map((meaning) => meaning !== null)
  found.questions = found.meanings.includes('partNumber') ? [] : ['PART_COLUMN']
}

interface NumberForm {
  quantity: DecimalMark | null
  price: DecimalMark | null
  questions: ReadingQuestion[]
}

function findNumberForm(
  data: readonly ListRow[],
  { meanings }: FoundColumns,
  chosen: DecimalMark | undefined,
): NumberForm {
  const cellsOf = (meaning: ColumnMeaning) => {
    const place = meanings.indexOf(meaning)
    return place < 0 ? [] : data.map(({ cells }) => cells[place] ?? '')
  }
  const quantities = cellsOf('quantity')
  const prices = [...cellsOf('unitPrice'), ...cellsOf('amount')]
  const quantity = chosen ?? quantityMark(quantities, prices)
  const isAsked = quantity === null && quantities.some(isAmbiguous)
  const price = chosen ?? markOf(prices) ?? quantity
  return { quantity, price, questions: isAsked ? ['NUMBER_FORM'] : [] }
}

interface TableContext {
  header: Header | null
  found: FoundColumns
  form: NumberForm
  knows: (number: string) => boolean
  isSure: boolean
}

function openTable({ header, found, form, knows, isSure }: TableContext) {
  const lines: ReadLine[] = []
  const leftOut: TableRead['leftOut'] = []
  const place = (meaning: ColumnMeaning) => found.meanings.indexOf(meaning)
  const partPlace = place('partNumber')
  const headWidth = header ? header.heads.findLastIndex((head) => head !== '') + 1 : Number.POSITIVE_INFINITY
  let hasTotal = false

  function read(row: ListRow, belowHead: number | null) {
    const why = belowHead === null ? whyNotHere(row) : whyNotBelow(row, belowHead)
    if (why) leave(row, why)
    else if (belowHead === null && filledOf(row).length === 1) readText(row)
    else readRow(row)
  }

  const whyNotHere = (row: ListRow): LeftOutReason | null => (isRule(row.texts.join('')) ? 'HEAD' : null)

  function whyNotBelow(row: ListRow, belowHead: number): LeftOutReason | null {
    if (belowHead < 0) return /^"?sep=.?"?$/i.test(row.texts.join('')) ? 'HEAD' : 'TITLE'
    if (belowHead < (header?.rows ?? 1) || isRule(row.texts.join(''))) return 'HEAD'
    return header && repeatsHeader(header, row) ? 'HEAD' : null
  }

  function readText(row: ListRow) {
    const read = readTextLine(filledOf(row)[0] ?? '', row.at + 1, { knows, isAfterEnd: hasTotal })
    if (read.why) leave(row, read.why)
    else for (const line of read.lines) lines.push(isSure ? line : { ...line, quantity: null })
  }

  function leave(row: ListRow, why: LeftOutReason) {
    hasTotal ||= why === 'TOTAL'
    leftOut.push({ row, why })
  }

  function readRow(row: ListRow) {
    const why = whyNoLine(row)
    if (why) leave(row, why)
    else lines.push(lineOf(row))
  }

  function whyNoLine(row: ListRow): LeftOutReason | null {
    const part = row.texts[partPlace] ?? ''
    const filled = filledOf(row)
    const counted = readQuantity(row.cells[place('quantity')] ?? '', form.quantity)
    if (part !== '' && knows(numberText(part))) return null
    const isTotal = filled.some(isTotalLabel) && (part === '' || isTotalLabel(part))
    if (isTotal) return 'TOTAL'
    const isWordy = !isNumberLike(part)
    if (part !== '' && (counted.quantity !== null || (!isWordy && !hasTotal))) return null
    if (filled.length === 1) return hasTotal ? 'TEXT' : isNote(filled[0] ?? '') ? 'NOTE' : 'SECTION'
    return part === '' && counted.quantity !== null ? 'NO_NUMBER' : 'TEXT'
  }

  function lineOf({ at, cells, texts }: ListRow): ReadLine {
    const text = (meaning: ColumnMeaning) => texts[place(meaning)] ?? ''
    const read = readQuantity(cells[place('quantity')] ?? '', form.quantity)
    const money = (meaning: ColumnMeaning) => valueOf(cells[place(meaning)] ?? '', form.price)
    const [unitPrice, amount] = [money('unitPrice'), money('amount')]
    const ownUnit = shopUnit(text('unit'))
    const options = readOptions(texts[found.options] ?? '')
    const isShifted = cells.slice(headWidth).some((cell) => cell !== '')
    const problem =
      damageOf(texts[partPlace] ?? '') ||
      (isShifted ? listReadingMessages.shiftedCells : unitOr(read, ownUnit))
    return {
      row: at + 1,
      partNumber: numberText(texts[partPlace] ?? ''),
      customerNumber: text('customerNumber'),
      description: text('description'),
      quantity: problem === '' && isSure ? read.quantity : null,
      quantityText: text('quantity'),
      unit: ownUnit || read.unit,
      unitPrice: unitPrice === null ? '' : String(unitPrice),
      amount: amount === null ? '' : String(amount),
      needBy: text('needBy'),
      note: text('note'),
      trim: text('trim') || options.trim,
      angle: text('angle') || options.angle,
      paintColor: text('paintColor') || options.paintColor,
      pump: pumpOf(text('pump')),
      problem,
      isAmountOff:
        read.quantity !== null &&
        unitPrice !== null &&
        amount !== null &&
        !isProduct(read.quantity, unitPrice, amount),
    }
  }

  return { read, lines, leftOut }
}

function unitOr({ problem, unit }: ReturnType<typeof readQuantity>, ownUnit: string): string {
  if (problem) return problem
  return unit && ownUnit && unit !== ownUnit ? listReadingMessages.twoUnits(unit, ownUnit) : ''
}

/** Sentence about a part number that a spreadsheet changed; empty if it is not changed. */
function damageOf(text: string): string {
  if (isScientific(text)) return listReadingMessages.changedToPower(text)
  return looksLikeDate(text) ? listReadingMessages.changedToDate(text) : ''
}
