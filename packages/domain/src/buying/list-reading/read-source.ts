import { chooseTable } from './choose-table.ts'
import type { ListReading, ReadingChoice } from './list-reading.ts'
import { filledOf, type ListRow, rowsOf } from './list-table.ts'
import type { ListSource, SourceTable } from './list-source.ts'
import { readFacts } from './read-facts.ts'
import { readOrder } from './read-order.ts'
import { readTable } from './read-table.ts'
import { readText } from './read-text.ts'

export interface ReadingContext {
  /** True for a number that the catalogue knows, in upper case. */
  knows(number: string): boolean
  choice?: ReadingChoice | undefined
}

/** Characters shown of a row that is left out. */
const SHOWN = 200

/** Reads the lines of a source; what is not certain becomes a question or a line's problem. */
export function readSource(source: ListSource, { knows, choice = {} }: ReadingContext): ListReading {
  if (source.notAnOrder !== null) return { ...emptyReading(), faults: [source.notAnOrder] }
  if (source.orders.length > 0) return readOrder(source.orders, choice)
  const { table, sheets, isAsked } = chooseTable(source.tables, choice, knows)
  if (!table) return emptyReading()
  const reading = readRows(table, knows, choice)
  const withSheets = {
    ...reading,
    sheets,
    sheet: table.name,
    hidden: {
      ...reading.hidden,
      sheets: source.tables.filter(({ isHidden, rows }) => isHidden && rows.length > 0).length,
    },
  }
  return isAsked ? asked({ ...withSheets, questions: ['SHEET', ...reading.questions] }) : withSheets
}

/** While a question is open, no line has a certain quantity. */
const asked = (reading: ListReading): ListReading => ({
  ...reading,
  lines: reading.lines.map((line) => ({ ...line, quantity: null })),
})

function readRows(
  table: SourceTable,
  knows: (number: string) => boolean,
  choice: ReadingChoice,
): ListReading {
  const includeHidden = choice.includeHidden === true
  const hiddenRows = new Set(includeHidden ? [] : table.hiddenRows)
  const all = rowsOf(table, includeHidden)
  const rows = all.filter(({ at }) => !hiddenRows.has(at))
  const isText = rows.every((row) => filledOf(row).length === 1)
  const read = isText ? { ...readText(rows, knows), ...withoutColumns } : readTable(rows, knows, choice)
  const { header, found, questions, lines } = read
  const leftOut = [
    ...read.leftOut,
    ...all.filter(({ at }) => hiddenRows.has(at)).map((row) => ({ row, why: 'HIDDEN' as const })),
  ]
  return {
    ...emptyReading(),
    headRow: header ? (rows[header.at]?.at ?? null) : null,
    columns: (found?.meanings ?? []).map((meaning, place) => ({
      head: header?.headers[place] ?? '',
      meaning,
      isCertain: found?.isCertain[place] ?? false,
    })),
    questions: [...questions],
    lines,
    leftOut: leftOut
      .map(({ row, why }) => ({ row: row.at + 1, text: shown(row), why }))
      .toSorted((a, b) => a.row - b.row),
    hidden: { rows: table.hiddenRows.length, columns: table.hiddenColumns.length, sheets: 0 },
    rows: textRows(table, all),
    ...readFacts(read.leftOut, lines),
  }
}

const withoutColumns = { header: null, found: null, questions: [] } as const

const shown = (row: ListRow) => filledOf(row).join(', ').slice(0, SHOWN)

function textRows({ rows }: SourceTable, read: readonly ListRow[]): string[][] {
  const texts = new Map(read.map(({ at, texts: cells }) => [at, [...cells]]))
  return rows.map((_, at) => texts.get(at) ?? [])
}

function emptyReading(): ListReading {
  return {
    headRow: null,
    columns: [],
    questions: [],
    lines: [],
    leftOut: [],
    hidden: { rows: 0, columns: 0, sheets: 0 },
    sheets: [],
    sheet: '',
    rows: [],
    poNumber: '',
    needBy: '',
    statedTotal: '',
    linesTotal: '',
    faults: [],
    shipTo: null,
  }
}
