import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type BroughtFile,
  columnsOf,
  type Finding,
  type Mapping,
  openFindings,
  type Reading,
  workbenchLimits,
} from '@volute/domain/workbench'
import type { Queryable } from '../../db/index.ts'
import { kinds } from '../kinds/index.ts'
import { nothingRead, readHeader, readRow } from '../read-row.ts'
import { ImportRefusal } from '../report.ts'
import { openTable } from './open-table.ts'
import { readMappedRows, studyFile } from './read-mapped-rows.ts'

/** A file as its mappings read it, before it meets the catalogue. */
export interface Mapped {
  mapped: BroughtFile['mapped']
  /** The first of what is wrong. */
  problems: BroughtFile['problems']
  /** How many lines have something wrong. */
  badRows: number
  findings: Finding[]
}

/** Reads a file as a person says, all of it; an `ImportRefusal` says why it cannot be read so. */
export async function readMapped(
  { path, name }: { path: string; name: string },
  reading: Reading,
  mappings: readonly Mapping[],
  { db }: { db?: Queryable } = {},
): Promise<Mapped> {
  const workFolder = await mkdtemp(join(tmpdir(), 'shop-reading-'))
  try {
    const table = await openTable(path, workFolder)
    const study = await studyFile(table, reading, db)
    const findings = openFindings()
    const problems: BroughtFile['problems'] = []
    const bad = new Set<number>()
    const mapped: BroughtFile['mapped'] = []
    for (const mapping of mappings) {
      const kind = kinds.find(({ file }) => file === mapping.file)
      if (!kind) throw new ImportRefusal(`${mapping.file} is not a file of the import format.`)
      const columns = columnsOf(mapping.columns)
      const header = readHeader(kind, name, columns, nothingRead())
      const rows: string[][] = []
      await readMappedRows(table, { reading, mapping, study }, async (portion) => {
        const read = nothingRead()
        for (const row of portion) {
          findings.add(row.found)
          readRow(kind, header, row, read)
        }
        for (const { line } of read.problems) bad.add(line)
        problems.push(...read.problems.slice(0, workbenchLimits.shownProblems - problems.length))
        rows.push(...portion.slice(0, workbenchLimits.sampleRows - rows.length).map(({ cells }) => cells))
      })
      mapped.push({ file: mapping.file, columns, rows })
    }
    return { mapped, problems, badRows: bad.size, findings: findings.list() }
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
}
