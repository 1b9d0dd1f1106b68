import type { Cell, Column } from './columns.ts'
import type { Kind, Problem, StagedRow } from './kind.ts'
import { ImportRejection } from './report.ts'

/** Findings so far in a file's rows. */
export interface ReadRows {
  present: Set<string>
  unknownColumns: string[]
  problems: Problem[]
  pricesRounded: number
  amountsRounded: number
}

export const nothingRead = (): ReadRows => ({
  present: new Set(),
  unknownColumns: [],
  problems: [],
  pricesRounded: 0,
  amountsRounded: 0,
})

/** Validates the header of a file and returns its column names. */
export function readHeader(kind: Kind, file: string, cells: readonly string[], read: ReadRows): string[] {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const missing = Object.keys(kind.columns).filter(
    (name) => kind.columns[name]?.required && !names.includes(name),
  )
  if (kind.eitherOf && !kind.eitherOf.some((name) => names.includes(name)))
    missing.push(kind.eitherOf.join(' or '))
  if (missing.length > 0) throw new ImportRejection(`${file} has no column ${missing.join(', ')}.`)
  const twice = names.find((name, place) => name !== '' && names.indexOf(name) < place)
  if (twice) throw new ImportRejection(`${file} has the column ${twice} twice.`)

  for (const name of names)
    if (kind.columns[name]) read.present.add(name)
    else if (name !== '') read.unknownColumns.push(name)
  return names
}

/** A row as text cells; a row of a mapped file may already have problems. */
export interface TextRow {
  line: number
  cells: string[]
  problems?: Problem[]
}

export function readRow(
  kind: Kind,
  header: string[],
  { line, cells, problems }: TextRow,
  read: ReadRows,
): StagedRow {
  const row: StagedRow = { line, bad: false, rounded: null }
  function refuse(column: string, reason: string): null {
    row['bad'] = true
    // A mapped row already has its own problems reported.
    if (!problems || problems.length === 0) read.problems.push({ line, column, reason })
    return null
  }
  if (problems && problems.length > 0) {
    row['bad'] = true
    read.problems.push(...problems)
  }
  if (cells.length !== header.length)
    refuse(header[0] ?? '', `the row has ${cells.length} cells, the header has ${header.length}`)
  const textOf = (name: string) => cells[header.indexOf(name)]?.trim() ?? ''
  for (const [name, column] of Object.entries(kind.columns)) {
    const text = textOf(name)
    row[name] = readCell(column, text, (reason) => refuse(name, reason))
    if (!column.isRounded?.(text)) continue
    if (column.keepsText) row['rounded'] = text
    read[column.keepsText ? 'pricesRounded' : 'amountsRounded']++
  }
  if (kind.eitherOf?.every((name) => textOf(name) === '')) refuse(kind.eitherOf[0] ?? '', 'is blank')
  kind.complete?.(row)
  return row
}

function readCell(column: Column, text: string, refuse: (reason: string) => null): Cell {
  if (text === '') return column.required ? refuse('is blank') : (column.blank ?? null)
  // PostgreSQL text can hold neither.
  if (text.includes('\0')) return refuse('holds a NUL character')
  if (!text.isWellFormed()) return refuse('holds half a character')
  const read = column.read.safeParse(text)
  return read.success ? read.data : refuse(read.error.issues[0]?.message ?? 'is wrong')
}
