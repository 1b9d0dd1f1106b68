import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ImportMap, Mapping, Reading } from '@volute/domain/workbench/workbench'
import Papa from 'papaparse'
import type { TableFile } from './list-folder.ts'
import { readCsv } from './read-csv.ts'
import { copyMappedRows } from './reading/copy-mapped-rows.ts'

export interface LeftOut {
  table: TableFile
  lines: ReadonlySet<number>
}

/** Map for the left-out rows of mapped files, saved next to them. */
const MAP = 'map.json'

/** Copies left-out rows, with their headers, to a new folder, to be corrected and imported; for mapped files, adds a map. */
export async function writeBadRows(
  folder: string,
  workFolder: string,
  files: readonly LeftOut[],
): Promise<string> {
  const target = await makeFolder(folder)
  try {
    const map: ImportMap = []
    for (const ofFile of Map.groupBy(files, ({ table }) => table.path).values())
      map.push(...(await copyRows(ofFile, workFolder, target)))
    if (map.length > 0) await writeFile(join(target, MAP), `${JSON.stringify(map, null, 2)}\n`)
  } catch (error) {
    await rm(target, { recursive: true, force: true })
    throw error
  }
  return target
}

/** Creates `bad-rows`, or `bad-rows-2` if that one still exists. */
async function makeFolder(folder: string): Promise<string> {
  for (let number = 1; ; number++) {
    const target = join(folder, number === 1 ? 'bad-rows' : `bad-rows-${number}`)
    try {
      await mkdir(target)
      return target
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Copies the left-out rows of one file, and returns the map entry of a mapped one. */
async function copyRows(ofFile: readonly LeftOut[], workFolder: string, target: string): Promise<ImportMap> {
  const [{ table }] = ofFile as [LeftOut]
  const lines = new Set(ofFile.flatMap((one) => [...one.lines]))
  if (!table.mapped) {
    await copyOwnRows(table, lines, join(target, table.name))
    return []
  }
  const file = `${table.name.slice(0, -extname(table.name).length).replaceAll('/', '-')}.csv`
  const { reading } = table.mapped
  const mappings = ofFile.flatMap(({ table: { mapped } }) => mapped?.mapping ?? [])
  await copyMappedRows({ ...table, reading, mappings, lines }, workFolder, join(target, file))
  return [
    {
      file,
      reading: asWritten(reading),
      mappings: mappings.map((mapping) => agreeAsWritten(mapping, reading)),
    },
  ]
}

async function copyOwnRows({ path }: TableFile, lines: ReadonlySet<number>, target: string) {
  await readCsv(path, async (rows) => {
    const left = rows.filter(({ line }) => line === 1 || lines.has(line)).map(({ cells }) => cells)
    if (left.length > 0) await appendFile(target, asCsv(left))
  })
}

const asCsv = (rows: string[][]) => `${Papa.unparse(rows, { newline: '\n' })}\n`

const asWritten = ({ decimalMark }: Reading): Reading => ({
  encoding: 'utf-8',
  separator: ',',
  decimalMark,
  sheet: null,
  headRow: 0,
})

/** Agrees to decimal commas for a workbook that uses them: its numbers are copied with the decimal mark of its texts. */
const agreeAsWritten = (mapping: Mapping, { sheet, decimalMark }: Reading): Mapping =>
  sheet === null || decimalMark === '.'
    ? mapping
    : { ...mapping, agreed: [...new Set([...mapping.agreed, 'DECIMAL_COMMA' as const])] }
