import { basename } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../db/index.ts'
import type { Cell, Column } from './columns.ts'
import type { Kind, Problem, StagedRow } from './kind.ts'
import { type CsvRow, readCsv } from './read-csv.ts'
import { ImportRefusal } from './report.ts'

export interface StagedFile {
  rows: number
  present: Set<string>
  unknownColumns: string[]
  problems: Problem[]
  pricesRounded: number
}

/** Reads a file into the table `staged`, bad rows included, looks up its references, and returns what was wrong. */
export async function stageFile(
  tx: Transaction,
  kind: Kind,
  path: string,
  onBytes: (count: number) => void,
): Promise<StagedFile> {
  await createTable(tx, kind)
  const staged: StagedFile = {
    rows: 0,
    present: new Set(),
    unknownColumns: [],
    problems: [],
    pricesRounded: 0,
  }
  let header: string[] | undefined

  await readCsv(
    path,
    async (rows) => {
      header ??= readHeader(kind, path, rows.shift(), staged)
      const names = header
      const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
      staged.rows += filled.length
      await insertRows(
        tx,
        kind,
        filled.map((row) => readRow(kind, names, row, staged)),
      )
    },
    onBytes,
  )
  if (!header) readHeader(kind, path, undefined, staged)
  await tx.execute(sql`analyze staged`)
  return staged
}

async function createTable(tx: Transaction, { columns }: Kind) {
  const references = Object.values(columns).flatMap(({ refersTo }) => refersTo?.stagedAs ?? [])
  await tx.execute(sql`drop table if exists staged`)
  await tx.execute(sql`
    create temporary table staged (
      line integer primary key, bad boolean not null, ${sql.raw(declare(columns))}
      ${sql.raw(references.map((name) => `, ${name} integer`).join(''))}
    ) on commit drop`)
}

const declare = (columns: Record<string, Column>) =>
  Object.entries(columns)
    .map(([name, { type }]) => `${name} ${type}`)
    .join(', ')

function readHeader(kind: Kind, path: string, row: CsvRow | undefined, staged: StagedFile): string[] {
  const file = basename(path)
  const names = (row?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const missing = Object.keys(kind.columns).filter(
    (name) => kind.columns[name]?.required && !names.includes(name),
  )
  if (missing.length > 0) throw new ImportRefusal(`${file} has no column ${missing.join(', ')}.`)
  const twice = names.find((name, place) => name !== '' && names.indexOf(name) < place)
  if (twice) throw new ImportRefusal(`${file} has the column ${twice} twice.`)

  for (const name of names)
    if (kind.columns[name]) staged.present.add(name)
    else if (name !== '') staged.unknownColumns.push(name)
  return names
}

function readRow(kind: Kind, header: string[], { line, cells }: CsvRow, staged: StagedFile): StagedRow {
  const row: StagedRow = { line, bad: false }
  function refuse(column: string, reason: string): null {
    staged.problems.push({ line, column, reason })
    row['bad'] = true
    return null
  }
  if (cells.length !== header.length)
    refuse(header[0] ?? '', `the row has ${cells.length} cells, the header has ${header.length}`)
  for (const [name, column] of Object.entries(kind.columns)) {
    const text = cells[header.indexOf(name)]?.trim() ?? ''
    row[name] = readCell(column, text, (reason) => refuse(name, reason))
    if (column.isRounded?.(text)) staged.pricesRounded++
  }
  kind.complete?.(row)
  return row
}

function readCell(column: Column, text: string, refuse: (reason: string) => null): Cell {
  if (text === '') return column.required ? refuse('is blank') : (column.blank ?? null)
  // The one character that PostgreSQL's text cannot hold.
  if (text.includes('\0')) return refuse('holds a NUL character')
  const read = column.read.safeParse(text)
  return read.success ? read.data : refuse(read.error.issues[0]?.message ?? 'is wrong')
}

/** One parameter carries the whole batch: COPY does not cross the embedded database's socket. */
async function insertRows(tx: Transaction, { columns }: Kind, rows: StagedRow[]) {
  if (rows.length === 0) return
  const found: SQL[] = Object.entries(columns).flatMap(([name, { refersTo }]) =>
    refersTo ? sql`, (${refersTo.find(sql.raw(`r.${name}`))})` : [],
  )
  await tx.execute(sql`
    insert into staged
    select r.* ${sql.join(found)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (line integer, bad boolean, ${sql.raw(declare(columns))})`)
}
