import {
  type UploadedFile,
  columnsOf,
  type FileStudy,
  type Finding,
  type Mapping,
  openFindings,
  type Reading,
  workbenchLimits,
} from '@volute/domain/workbench/workbench'
import { kinds } from '../kinds/index.ts'
import { nothingRead, readHeader, readRow } from '../read-row.ts'
import { ImportRejection } from '../report.ts'
import type { OpenTable } from './open-table.ts'
import { mapRows, shownCell, studyFile } from './read-mapped-rows.ts'

/** A file as read by its mappings, before it is matched with the catalogue. */
export interface Mapped {
  mapped: UploadedFile['mapped']
  /** The first of its problems. */
  problems: UploadedFile['problems']
  /** Number of lines with a problem. */
  badRows: number
  findings: Finding[]
}

/** Reads a whole table as its mappings define. Runs in the process that reads tables. */
export async function mapTable(
  table: OpenTable,
  {
    name,
    reading,
    mappings,
    zeroed,
  }: { name: string; reading: Reading; mappings: readonly Mapping[]; zeroed: FileStudy['zeroed'] },
): Promise<Mapped> {
  const study = await studyFile(table, reading, zeroed)
  const findings = openFindings()
  const problems: UploadedFile['problems'] = []
  const bad = new Set<number>()
  const mapped: UploadedFile['mapped'] = []
  for (const mapping of mappings) {
    const kind = kinds.find(({ file }) => file === mapping.file)
    if (!kind) throw new ImportRejection(`${mapping.file} is not a file of the import format.`)
    const columns = columnsOf(mapping.columns)
    const header = readHeader(kind, name, columns, nothingRead())
    const rows: string[][] = []
    await mapRows(table, { reading, mapping, study }, async (portion) => {
      const read = nothingRead()
      for (const row of portion) {
        findings.add(row.found)
        readRow(kind, header, row, read)
      }
      for (const { line } of read.problems) bad.add(line)
      const listed = read.problems.slice(0, workbenchLimits.shownProblems - problems.length)
      problems.push(...listed.map(({ line, column, reason }) => ({ line, column, reason })))
      const shown = portion.slice(0, workbenchLimits.sampleRows - rows.length)
      rows.push(...shown.map(({ cells }) => cells.map(shownCell)))
    })
    mapped.push({ file: mapping.file, columns, rows })
  }
  return { mapped, problems, badRows: bad.size, findings: findings.list() }
}
