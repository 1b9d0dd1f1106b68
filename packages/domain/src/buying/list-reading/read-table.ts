import type { DecimalMark } from '../../core/table/index.ts'
import { findColumns, type FoundColumns } from './find-columns.ts'
import { findHeader, type Header, otherHeader, repeatsHeader } from './find-header.ts'
import type {
  ColumnMeaning,
  LeftOutReason,
  ReadingChoice,
  ReadingQuestion,
  ReadLine,
} from './list-reading.ts'
import { type LineContext, lineOfCells, type NumberForm } from './line-of-cells.ts'
import { filledOf, type ListRow } from './list-table.ts'
import { listReadingMessages } from './messages.ts'
import { isAmbiguous, markOf, quantityMark } from './number-form.ts'
import { readTextLine } from './read-text-line.ts'
import { studyTable } from './study-table.ts'
import { whyAround, whyNoLine } from './why-no-line.ts'

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
  const table = openTable({
    header,
    found,
    form,
    knows,
    width: widthOf(header),
    isSure: questions.length === 0,
  })
  for (const [place, row] of rows.entries()) table.read(row, header ? place - header.at : null)
  return { header, found, questions, lines: table.lines, leftOut: table.leftOut }
}

/** Number of columns with a header; a row with more cells is shifted. */
const widthOf = (header: Header | null) =>
  header ? header.headers.findLastIndex((head) => head !== '') + 1 : Number.POSITIVE_INFINITY

function choose(found: FoundColumns, columns: readonly (ColumnMeaning | null)[]) {
  found.meanings = found.meanings.map((_, place) => columns[place] ?? null)
  found.isCertain = found.meanings.map((meaning) => meaning !== null)
  found.questions = found.meanings.includes('partNumber') ? [] : ['PART_COLUMN']
}

function findNumberForm(
  data: readonly ListRow[],
  { meanings }: FoundColumns,
  chosen: DecimalMark | undefined,
): NumberForm & { questions: ReadingQuestion[] } {
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

interface TableContext extends LineContext {
  header: Header | null
  knows: (number: string) => boolean
}

/** Reads rows one by one: into a line, or out with a reason. */
function openTable(context: TableContext) {
  const { header, found, form, knows, isSure } = context
  const lines: ReadLine[] = []
  const leftOut: TableRead['leftOut'] = []
  const places = { part: found.meanings.indexOf('partNumber'), quantity: found.meanings.indexOf('quantity') }
  let hasTotal = false

  function read(row: ListRow, belowHead: number | null) {
    const why = whyAround(row, belowHead, header)
    if (why) leave(row, why)
    else if (belowHead === null && filledOf(row).length === 1) readText(row)
    else readRow(row)
  }

  function readText(row: ListRow) {
    const one = readTextLine(filledOf(row)[0] ?? '', row.at + 1, { knows, isAfterEnd: hasTotal })
    if (one.why) leave(row, one.why)
    else for (const line of one.lines) lines.push(isSure ? line : { ...line, quantity: null })
  }

  function readRow(row: ListRow) {
    const why = whyNoLine(row, { places, mark: form.quantity, knows, hasTotal })
    if (why) leave(row, why)
    else lines.push(lineOfCells(row, context))
  }

  function leave(row: ListRow, why: LeftOutReason) {
    hasTotal ||= why === 'TOTAL'
    leftOut.push({ row, why })
  }

  return { read, lines, leftOut }
}
