import type { CsvCell } from './write-csv.ts'

/** Export of a list: the columns of its file, and the cells of a reply's rows, each row under its id. */
export interface ListCsv {
  fileName: string
  columns: readonly string[]
  rowsOf(reply: never): [id: number, cells: CsvCell[]][]
}

interface Listed<Reply, Row> {
  fileName: string
  rows: (reply: Reply) => readonly Row[]
  /** Id that tells a row from all others: a list that changes while it is read may give one twice. */
  id: (row: Row) => number
  columns: Record<string, (row: Row, reply: Reply) => CsvCell>
}

/**
 * Declares the CSV of a list beside its endpoint.
 * @__NO_SIDE_EFFECTS__
 */
export function listCsv<Reply, Row>({ fileName, rows, id, columns }: Listed<Reply, Row>): ListCsv {
  return {
    fileName,
    columns: Object.keys(columns),
    rowsOf: (reply: Reply) =>
      rows(reply).map((row) => [id(row), Object.values(columns).map((cell) => cell(row, reply))]),
  }
}

/** An instant as every spreadsheet reads one, in UTC: `2026-11-18 12:00:09`; blank without one. */
export const csvInstant = (instant: string | null): CsvCell =>
  instant && new Date(instant).toISOString().slice(0, 19).replace('T', ' ')

/** Yes, or blank. */
export const csvFlag = (holds: boolean): CsvCell => (holds ? 'Yes' : '')
