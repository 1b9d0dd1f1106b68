import { createReadStream } from 'node:fs'
import {
  type FileStudy,
  type Finding,
  findHeadRow,
  type Mapping,
  numberPlaces,
  openFindings,
  type Reading,
  recogniseEncoding,
  recogniseMappings,
  recogniseSeparator,
  workbenchLimits,
} from '@volute/domain/workbench/workbench'
import { ImportRejection } from '../report.ts'
import { type OpenTable, readStart } from './open-table.ts'
import { readFirstRows } from './read-first-rows.ts'
import { mapRows, readBelowHeader, shownCell, studyFile } from './read-mapped-rows.ts'

/** A table with its kind, format and columns, as far as they can be recognized. */
export interface RecognisedTable {
  reading: Reading
  sheets: string[]
  heads: string[]
  /** First rows below the header, as they are in the file. */
  sample: string[][]
  mappings: Mapping[]
  findings: Finding[]
  rows: number
}

/** Recognizes a table with the given reading or a guessed one. Runs in the process that reads tables. */
export async function recogniseTable(
  table: OpenTable,
  {
    name,
    reading: given,
    zeroed,
  }: { name: string; reading: Reading | undefined; zeroed: FileStudy['zeroed'] },
): Promise<RecognisedTable> {
  const guessed = given ?? (await guessReading(table, name))
  if (!table.sheets) await refuseProgram(table.path, name, guessed.encoding)
  const study = await studyFile(table, guessed, zeroed)
  const heads = study.names.slice(0, workbenchLimits.sampleColumns)
  const mappings = recogniseMappings(heads, name)
  const reading = given ?? { ...guessed, decimalMark: decimalMarkOf(mappings, study, guessed) }
  const { sample, rows } = await readSample(table, reading)
  const findings = openFindings()
  for (const mapping of mappings)
    await mapRows(table, { reading, mapping, study }, async (mapped) => {
      for (const { found } of mapped) findings.add(found)
    })
  return { reading, sheets: table.sheets ?? [], heads, sample, mappings, findings: findings.list(), rows }
}

async function guessReading(table: OpenTable, name: string): Promise<Reading> {
  const { path, sheets } = table
  if (!sheets) return withHeadRow(table, await guessText(path))
  let first: Reading | undefined
  for (const sheet of sheets) {
    const reading = await withHeadRow(table, { ...ofWorkbook, sheet })
    first ??= reading
    const heads = (await readFirstRows(table, reading))[reading.headRow] ?? []
    if (recogniseMappings(heads.map(String), name).length > 0) return reading
  }
  if (!first) throw new ImportRejection(`${name} has no sheets.`)
  return first
}

const ofWorkbook = { encoding: 'utf-8', separator: ',', decimalMark: '.', headRow: 0 } as const

/** Number of bytes examined to detect how a text is written. */
const TELLING = 65_536

async function guessText(path: string): Promise<Reading> {
  const start = await readStart(path, TELLING)
  const encoding = recogniseEncoding(start) ?? ((await isUtf8(path)) ? 'utf-8' : 'windows-1252')
  const separator = recogniseSeparator(new TextDecoder(encoding).decode(start))
  return { encoding, separator, decimalMark: '.', sheet: null, headRow: 0 }
}

/** Rejects programs and pictures: they contain NUL characters, which no table has. */
async function refuseProgram(path: string, name: string, encoding: Reading['encoding']) {
  if (new TextDecoder(encoding).decode(await readStart(path, TELLING)).includes('\0'))
    throw new ImportRejection(`${name} is neither a text nor a workbook.`)
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of createReadStream(path)) decoder.decode(bytes as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

const withHeadRow = async (table: OpenTable, reading: Reading): Promise<Reading> => ({
  ...reading,
  headRow: findHeadRow(await readFirstRows(table, reading)),
})

async function readSample(table: OpenTable, reading: Reading) {
  const sample: string[][] = []
  let rows = 0
  await readBelowHeader(
    table,
    reading,
    () => {},
    async (below) => {
      rows += below.length
      for (const { cells } of below.slice(0, workbenchLimits.sampleRows - sample.length))
        sample.push(cells.slice(0, workbenchLimits.sampleColumns).map(shownCell))
    },
  )
  return { sample, rows }
}

/** The decimal mark that most numbers need; on a tie, a comma in files with semicolons. */
function decimalMarkOf(
  mappings: readonly Mapping[],
  { columns }: FileStudy,
  { separator }: Reading,
): Reading['decimalMark'] {
  const studies = numberPlaces(mappings).flatMap((place) => columns.get(place) ?? [])
  const sum = (of: 'commas' | 'points') => studies.reduce((all, study) => all + study[of], 0)
  const [commas, points] = [sum('commas'), sum('points')]
  if (commas === points) return separator === ';' ? ',' : '.'
  return commas > points ? ',' : '.'
}
