import { mkdtemp, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ImportMap } from '@volute/domain/workbench/workbench'
import { kinds } from '../kinds/index.ts'
import type { TableFile } from '../list-folder.ts'
import { ImportRejection } from '../report.ts'
import { askTables } from './ask-tables.ts'
import { kindOfFile } from './kind-of-file.ts'

/** Finds the tables in a folder that the map describes, by name or otherwise by header; one for each mapping. */
export async function findMapped(folder: string, map: ImportMap, workFolder: string): Promise<TableFile[]> {
  if (map.length === 0) return []
  const unknown = map
    .flatMap(({ mappings }) => mappings)
    .find(({ file }) => !kinds.some((kind) => kind.file === file))
  if (unknown)
    throw new ImportRejection(`The map names ${unknown.file}, which is not a file of the import format.`)
  const found: TableFile[] = []
  for (const name of await listTables(folder)) {
    const path = join(folder, name)
    const entry = map.find(({ file }) => file === name) ?? (await findByHeader(path, map, workFolder))
    if (!entry) continue
    const { size: bytes } = await stat(path)
    for (const mapping of entry.mappings)
      found.push({ name, path, bytes, file: mapping.file, mapped: { reading: entry.reading, mapping } })
  }
  return found
}

/** Names of the files in a folder that may be tables. */
export async function listTables(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
  const kindsOf = await Promise.all(names.map((name) => kindOfFile(name, undefined)))
  return names.filter((_, place) => kindsOf[place] === 'TABLE').toSorted()
}

async function findByHeader(path: string, map: ImportMap, workFolder: string) {
  const entries = map.filter(({ file, heads }) => file === undefined && heads !== undefined)
  if (entries.length === 0) return undefined
  const folder = await mkdtemp(join(workFolder, 'headers-'))
  const readings = entries.map(({ reading }) => reading)
  const headers = await askTables<string[][]>({
    what: 'headers',
    path,
    name: basename(path),
    folder,
    readings,
  })
  return entries.find((entry, place) => JSON.stringify(headers[place]) === JSON.stringify(entry.heads))
}
