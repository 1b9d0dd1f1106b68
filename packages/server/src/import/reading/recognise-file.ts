import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type FileKind,
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
} from '@volute/domain/workbench'
import type { Queryable } from '../../db/index.ts'
import { ImportRefusal } from '../report.ts'
import { kindOfFile } from './kind-of-file.ts'
import { type OpenTable, openTable, readStart } from './open-table.ts'
import { readFirstRows } from './read-first-rows.ts'
import { readBelowHeads, readMappedRows, studyFile } from './read-mapped-rows.ts'

/** What a file that was brought in is, as far as it can be told; a person decides. */
export interface Recognised {
  kind: FileKind
  reading: Reading | null
  sheets: string[]
  heads: string[]
  /** The first rows below the heads, as they stand in the file. */
  sample: string[][]
  mappings: Mapping[]
  findings: Finding[]
  rows: number
  /** Why it cannot be read. */
  problem: string | null
}

export interface HowToRead {
  /** Read in this way instead of a guessed one. */
  reading?: Reading
  /** The catalogue, which knows numbers with their zeros. */
  db?: Queryable
}

/** Recognises a file by its name and content; one that cannot be read has a problem. */
export async function recogniseFile(
  { path, name }: { path: string; name: string },
  how: HowToRead = {},
): Promise<Recognised> {
  const kind = await kindOfFile(name, how.db)
  if (kind !== 'TABLE') return { ...nothing, kind }
  const workFolder = await mkdtemp(join(tmpdir(), 'shop-reading-'))
  try {
    return await recogniseTable(path, name, workFolder, how)
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error
    return { ...nothing, kind, problem: error.message }
  } finally {
    await rm(workFolder, { recursive: true, force: true })
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

async function recogniseTable(
  path: string,
  name: string,
  workFolder: string,
  { reading: given, db }: HowToRead,
): Promise<Recognised> {
  const table = await openTable(path, workFolder)
  const guessed = given ?? (await guessReading(table, path, name))
  if (!table.sheets) await refuseProgram(path, name, guessed.encoding)
  const study = await studyFile(table, guessed, db)
  const heads = study.names.slice(0, workbenchLimits.sampleColumns)
  const mappings = recogniseMappings(heads, name)
  const reading = given ?? { ...guessed, decimalMark: decimalMarkOf(mappings, study, guessed) }
  const { sample, rows } = await readSample(table, reading)
  const findings = openFindings()
  for (const mapping of mappings)
    await readMappedRows(table, { reading, mapping, study }, async (mapped) => {
      for (const { found } of mapped) findings.add(found)
    })
  const sheets = table.sheets ?? []
  return {
    kind: 'TABLE',
    reading,
    sheets,
    heads,
    sample,
    mappings,
    findings: findings.list(),
    rows,
    problem: null,
  }
}

async function guessReading(table: OpenTable, path: string, name: string): Promise<Reading> {
  const { sheets } = table
  if (!sheets) return withHeadRow(table, await guessText(path))
  const readings = await Promise.all(
    sheets.map((sheet) =>
      withHeadRow(table, { encoding: 'utf-8', separator: ',', decimalMark: '.', sheet, headRow: 0 }),
    ),
  )
  for (const reading of readings) {
    const heads = (await readFirstRows(table, reading))[reading.headRow] ?? []
    if (recogniseMappings(heads.map(String), name).length > 0) return reading
  }
  const [first] = readings
  if (!first) throw new ImportRefusal(`${name} has no sheets.`)
  return first
}

/** Bytes that tell how a text is written. */
const TELLING = 65_536

async function guessText(path: string): Promise<Reading> {
  const start = await readStart(path, TELLING)
  const encoding = recogniseEncoding(start) ?? ((await isUtf8(path)) ? 'utf-8' : 'windows-1252')
  const separator = recogniseSeparator(new TextDecoder(encoding).decode(start))
  return { encoding, separator, decimalMark: '.', sheet: null, headRow: 0 }
}

/** A program or a picture is told by the NUL characters in it, which no table has. */
async function refuseProgram(path: string, name: string, encoding: Reading['encoding']) {
  if (new TextDecoder(encoding).decode(await readStart(path, TELLING)).includes('\0'))
    throw new ImportRefusal(`${name} is neither a text nor a workbook.`)
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
  await readBelowHeads(
    table,
    reading,
    () => {},
    async (below) => {
      rows += below.length
      for (const { cells } of below.slice(0, workbenchLimits.sampleRows - sample.length))
        sample.push(cells.slice(0, workbenchLimits.sampleColumns).map(String))
    },
  )
  return { sample, rows }
}

/** What most numbers can only be read with; where none tells, semicolons come from where the decimal mark is a comma. */
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
