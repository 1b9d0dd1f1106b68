import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../core/db/index.ts'
import type { Column } from './columns.ts'
import type { Kind, StagedRow } from './kind.ts'
import type { TableFile } from './list-folder.ts'
import { readCsv } from './read-csv.ts'
import { nothingRead, readHeader, readRow, type ReadRows, type TextRow } from './read-row.ts'
import { findZeroed } from './reading/find-zeroed.ts'
import { columnsOf } from '@volute/domain/workbench/workbench'
import { readLines } from './reading/row-lines.ts'
import type { WrittenRow } from './reading/write-mapped-rows.ts'
import type { MappedTable } from './reading/write-mapped-table.ts'
import type { Run } from './run.ts'

export interface StagedFile extends ReadRows {
  rows: number
}

/** Reads a file into the table `staged`, bad rows included, looks up its references, and returns the problems. */
export async function stageFile(
  tx: Transaction,
  kind: Kind,
  table: TableFile,
  run: Pick<Run, 'onBytes' | 'readings'>,
): Promise<StagedFile> {
  await createTable(tx, kind)
  const staged: StagedFile = { rows: 0, ...nothingRead() }

  async function stage(header: string[], rows: TextRow[]) {
    staged.rows += rows.length
    await insertRows(
      tx,
      kind,
      rows.map((row) => readRow(kind, header, row, staged)),
    )
  }

  const { mapped } = table
  if (mapped) await stageMapped(tx, kind, { ...table, mapped }, run, staged, stage)
  else await stageOwn(kind, table, run, staged, stage)
  await tx.execute(sql`analyze staged`)
  return staged
}

type Stage = (header: string[], rows: TextRow[]) => Promise<void>

/** Stages a file that is already in the import format. */
async function stageOwn(
  kind: Kind,
  { path, name }: TableFile,
  { onBytes }: Pick<Run, 'onBytes'>,
  staged: StagedFile,
  stage: Stage,
) {
  let header: string[] | undefined
  await readCsv(
    path,
    async (rows) => {
      header ??= readHeader(kind, name, rows.shift()?.cells ?? [], staged)
      await stage(
        header,
        rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
      )
    },
    onBytes,
  )
  if (!header) readHeader(kind, name, [], staged)
}

/** Stages a file that a person has mapped; repeated rows, as in a flat list, count once. */
async function stageMapped(
  tx: Transaction,
  kind: Kind,
  table: MappedTable,
  { onBytes, readings }: Pick<Run, 'onBytes' | 'readings'>,
  staged: StagedFile,
  stage: Stage,
) {
  const header = readHeader(kind, table.name, columnsOf(table.mapped.mapping.columns), staged)
  await readLines(await readings.rows(table, await findZeroed(tx)), async (rows, share) => {
    await stage(header, rows as WrittenRow[])
    onBytes(table.bytes * share)
  })
  const repeated = await tx.execute(sql`
    delete from staged where line in (
      select line from (
        select line, row_number() over (partition by ${namesOf(kind)} order by line) as time from staged where not bad
      ) reported where time > 1)`)
  staged.rows -= repeated.rowCount ?? 0
}

const namesOf = ({ columns }: Kind) =>
  sql.join(
    Object.keys(columns).map((name) => sql.identifier(name)),
    sql`, `,
  )

async function createTable(tx: Transaction, { columns }: Kind) {
  const references = Object.values(columns).flatMap(({ refersTo }) => refersTo?.stagedAs ?? [])
  await tx.execute(sql`drop table if exists staged`)
  await tx.execute(sql`
    create temporary table staged (
      line integer primary key, bad boolean not null, rounded text, ${sql.raw(declare(columns))}
      ${sql.raw(references.map((name) => `, ${name} integer`).join(''))}
    ) on commit drop`)
}

const declare = (columns: Record<string, Column>) =>
  Object.entries(columns)
    .map(([name, { type }]) => `${name} ${type}`)
    .join(', ')

/** Passes the whole batch as one parameter: COPY does not work over the embedded database's socket. */
async function insertRows(tx: Transaction, { columns }: Kind, rows: StagedRow[]) {
  if (rows.length === 0) return
  const found: SQL[] = Object.entries(columns).flatMap(([name, { refersTo }]) =>
    refersTo ? sql`, (${refersTo.find(sql.raw(`r.${name}`))})` : [],
  )
  await tx.execute(sql`
    insert into staged
    select r.* ${sql.join(found)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (line integer, bad boolean, rounded text, ${sql.raw(declare(columns))})`)
}
