import type { FileStudy, Mapping, Reading } from '@volute/domain/workbench/workbench'
import { answerFiles } from '../../../core/process/index.ts'
import { ImportRejection } from '../report.ts'
import { copyRows } from './copy-rows.ts'
import { mapTable, type Mapped } from './map-table.ts'
import { openTable } from './open-table.ts'
import { readHeaders } from './read-first-rows.ts'
import { type RecognisedTable, recogniseTable } from './recognise-table.ts'
import { writeMappedRows } from './write-mapped-rows.ts'

/** A table, and a separate folder for files created from it. */
interface TableToRead {
  path: string
  /** Its name when it was uploaded. */
  name: string
  folder: string
}

/** A request to the process that reads tables. */
export type TableTask = TableToRead &
  (
    | { what: 'headers'; readings: readonly Reading[] }
    | { what: 'recognise'; reading: Reading | undefined; zeroed: FileStudy['zeroed'] }
    | { what: 'map'; reading: Reading; mappings: readonly Mapping[]; zeroed: FileStudy['zeroed'] }
    | { what: 'write'; reading: Reading; mapping: Mapping; zeroed: FileStudy['zeroed']; out: string }
    | {
        what: 'copy'
        reading: Reading
        mappings: readonly Mapping[]
        lines: ReadonlySet<number>
        out: string
      }
  )

/** The response of that process, or the reason why the table cannot be read. */
export type TableAnswer = { read: string[][] | RecognisedTable | Mapped | null } | { refused: string }

answerFiles(async (task: TableTask): Promise<TableAnswer> => {
  try {
    return { read: await answer(task) }
  } catch (error) {
    if (error instanceof ImportRejection) return { refused: error.message }
    throw error
  }
})

async function answer(task: TableTask) {
  const table = await openTable(task.path, task.folder)
  switch (task.what) {
    case 'headers':
      return readHeaders(table, task.readings)
    case 'recognise':
      return recogniseTable(table, task)
    case 'map':
      return mapTable(table, task)
    case 'write':
      return writeMappedRows(table, task)
    case 'copy':
      return copyRows(table, task)
  }
}
