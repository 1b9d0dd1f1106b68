import type { FileKind, FileStudy, Reading } from '@volute/domain/workbench/workbench'
import type { Queryable } from '../../../core/db/index.ts'
import { withWorkFolder } from '../../../core/process/index.ts'
import { ImportRejection } from '../report.ts'
import { askTables } from './ask-tables.ts'
import { findZeroed } from './find-zeroed.ts'
import { kindOfFile } from './kind-of-file.ts'
import type { RecognisedTable } from './recognise-table.ts'

/** Guessed kind and mapping of an uploaded file; a person decides. */
export interface Recognised extends Omit<RecognisedTable, 'reading'> {
  kind: FileKind
  reading: Reading | null
  /** Reason why the file cannot be read. */
  problem: string | null
}

export interface HowToRead {
  /** Reading to use instead of a guess. */
  reading?: Reading
  /** The catalogue, used to restore leading zeros of numbers. */
  db?: Queryable
}

/** Recognizes a file by its name and content; an unreadable one gets a problem. */
export async function recogniseFile(
  { path, name }: { path: string; name: string },
  { reading, db }: HowToRead = {},
): Promise<Recognised> {
  const kind = await kindOfFile(name, db)
  if (kind !== 'TABLE') return { ...nothing, kind }
  const zeroed: FileStudy['zeroed'] = db ? await findZeroed(db) : new Map()
  try {
    const read = await withWorkFolder((folder) =>
      askTables<RecognisedTable>({ what: 'recognise', path, name, folder, reading, zeroed }),
    )
    return { ...read, kind, problem: null }
  } catch (error) {
    if (!(error instanceof ImportRejection)) throw error
    return { ...nothing, kind, problem: error.message }
  }
}

const nothing = {
  reading: null,
  sheets: [],
  heads: [],
  sample: [],
  mappings: [],
  findings: [],
  rows: 0,
  problem: null,
}
