import readExcelFile from 'read-excel-file/node'

export interface Sheet {
  name: string
  /** Rows from the first of the sheet; numbers keep their type, a date is `2026-11-30`, an empty cell is ''. */
  rows: (string | number)[][]
}

/** Reads the cells of all sheets of a workbook, hidden ones too. */
export async function readWorkbook(path: string): Promise<Sheet[]> {
  const sheets = await readExcelFile(path, { trim: false })
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: asCells(data) }))
}

/** Changes the cells in their place, since a sheet may take much memory. */
function asCells(rows: unknown[][]): Sheet['rows'] {
  for (const row of rows) for (const [place, cell] of row.entries()) row[place] = asCell(cell)
  return rows as Sheet['rows']
}

function asCell(value: unknown): string | number {
  if (value instanceof Date) return dayOf(value)
  if (typeof value === 'number' || typeof value === 'string') return value
  return typeof value === 'boolean' ? String(value) : ''
}

/** Date as a day, or `#####` if it is invalid, as in Excel. */
const dayOf = (date: Date) => (Number.isNaN(date.getTime()) ? '#####' : date.toISOString().slice(0, 10))
