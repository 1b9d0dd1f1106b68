import type { CsvCell } from './write-csv.ts'

/** CSV export of a list: the columns of the file, and the cells of each row of a reply with the row's id. */
export interface ListCsv {
  fileName: string
  columns: readonly string[]
  rowsOf(reply: never): [id: number, cells: CsvCell[]][]
}

/** Headings of amounts and counts. In a workbook only their cells are numbers: a part number keeps its zeros. */
export const amountHeadings: ReadonlySet<string> = new Set([
  'Grand Total',
  'Lost',
  'People',
  'Quantity',
  'Searches',
  'Times',
  'Total',
])

interface Listed<Reply, Row> {
  fileName: string
  rows: (reply: Reply) => readonly Row[]
  /** Unique id of a row: a list that changes while it is read may return a row twice. */
  id: (row: Row) => number
  columns: Record<string, (row: Row, reply: Reply) => CsvCell>
}

/** Declares the CSV export of a list next to its endpoint. @__NO_SIDE_EFFECTS__ */
export function listCsv<Reply, Row>({ fileName, rows, id, columns }: Listed<Reply, Row>): ListCsv {
  return {
    fileName,
    columns: Object.keys(columns),
    rowsOf: (reply: Reply) =>
      rows(reply).map((row) => [id(row), Object.values(columns).map((cell) => cell(row, reply))]),
  }
}

/** Formats an instant in UTC for any spreadsheet: `2026-11-18 12:00:09`; blank for null. */
export const csvInstant = (instant: string | null): CsvCell =>
  instant && new Date(instant).toISOString().slice(0, 19).replace('T', ' ')

/** Yes, or blank. */
export const csvFlag = (holds: boolean): CsvCell => (holds ? 'Yes' : '')
