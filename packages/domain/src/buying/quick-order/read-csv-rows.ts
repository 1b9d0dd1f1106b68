import { type Checked, invalid, limits, readCell, valid } from '../../core/kernel/index.ts'
import { type CsvHeader, csvHeaders } from './csv-headers.ts'
import { quickOrderMessages } from './messages.ts'
import type { ReadRow } from './quick-line.ts'

/** Skipped row, as it was read. */
export interface LeftOut {
  row: number
  text: string
}

/** Everything that was read from a file or list. */
export interface ReadRows {
  rows: ReadRow[]
  /** Rows with content but without a part number (QUICK-20). */
  skipped: LeftOut[]
  /** Lines of prose around a pasted list, such as a greeting or a signature. */
  said: LeftOut[]
}

/** Reads a file's cells by its header row, which can be in any order and case (QUICK-17 to QUICK-20, OQ-68). */
export function readCsvRows(cells: readonly (readonly string[])[]): Checked<ReadRows, 'file'> {
  const first = cells.findIndex((row) => !isBlank(row))
  const header = cells[first]
  if (!header) return invalid('file', 'WRONG_FORMAT', quickOrderMessages.fileUnreadable)

  const data = cells.slice(first + 1)
  const columns = readHeader(header, data)
  if (!columns.ok) return columns
  if (data.filter((row) => !isBlank(row)).length > limits.importedRows)
    return invalid('file', 'NOT_ALLOWED', quickOrderMessages.fileFailed)

  return valid(sortRows(data, first + 2, (row) => rowBy(columns.value, header.length, row)))
}

/** Separates rows with a part number from other rows; ignores blank rows (QUICK-20). */
export function sortRows(
  cells: readonly (readonly string[])[],
  firstRow: number,
  read: (row: readonly string[]) => Omit<ReadRow, 'row'> | null,
): ReadRows {
  const found: ReadRows = { rows: [], skipped: [], said: [] }

  for (const [index, row] of cells.entries()) {
    if (isBlank(row)) continue
    const one = read(row)
    if (one) found.rows.push({ row: firstRow + index, ...one })
    else found.skipped.push(leftOut(firstRow + index, row))
  }

  return found
}

export function leftOut(row: number, cells: readonly string[]): LeftOut {
  return { row, text: cells.filter(Boolean).join(', ').slice(0, 80) }
}

export const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '')

/** Index of each column. Missing columns are reported before unknown ones (TV-23); blank columns are ignored. */
function readHeader(
  header: readonly string[],
  data: readonly (readonly string[])[],
): Checked<Record<CsvHeader, number>, 'file'> {
  const names = header.map((name) => name.trim().toLowerCase())
  const columns = Object.fromEntries(csvHeaders.map((name) => [name, names.indexOf(name)]))
  const isMissing = csvHeaders.some((name) => name !== 'notes' && columns[name] === -1)
  const isTwice = names.some((name, index) => name !== '' && names.indexOf(name) !== index)
  const isNameless = names.some((name, index) => name === '' && data.some((row) => row[index]?.trim()))
  if (isMissing || isTwice || isNameless)
    return invalid('file', 'WRONG_FORMAT', quickOrderMessages.headersInvalid)

  const unknown = names.findIndex((name) => name !== '' && !csvHeaders.some((known) => known === name))
  if (unknown >= 0)
    return invalid('file', 'WRONG_FORMAT', quickOrderMessages.headerInvalid(header[unknown]?.trim() ?? ''))

  return valid(columns as Record<CsvHeader, number>)
}

function rowBy(columns: Record<CsvHeader, number>, width: number, row: readonly string[]) {
  const cell = (name: CsvHeader) => readCell(row[columns[name]] ?? '')
  const partNumber = cell('part_number').toUpperCase()
  if (row.length <= 1 || partNumber === '') return null

  // An unquoted comma shifts the cells after it, so none of them can be trusted.
  const isTooLong = !isBlank(row.slice(width))
  return {
    partNumber,
    quantity: isTooLong ? '' : cell('quantity'),
    trim: cell('impeller_trim_inches'),
    angle: cell('impeller_angle_degrees'),
    paintColor: cell('paint_color'),
    ...(isTooLong && { problem: quickOrderMessages.rowTooLong }),
  }
}

interface ChosenFile {
  name: string
  /** Bytes. */
  size: number
}

/** Checks a chosen file by name and size only (QUICK-15 to QUICK-17, OQ-68). */
export function checkFile<File extends ChosenFile>(file: File | undefined): Checked<File, 'file'> {
  if (!file) return invalid('file', 'MISSING', quickOrderMessages.fileMissing)
  if (!file.name.toLowerCase().endsWith('.csv'))
    return invalid('file', 'WRONG_FORMAT', quickOrderMessages.fileNotCsv)
  if (file.size === 0) return invalid('file', 'WRONG_FORMAT', quickOrderMessages.fileUnreadable)
  if (file.size > limits.importedBytes) return invalid('file', 'NOT_ALLOWED', quickOrderMessages.fileFailed)

  return valid(file)
}
