import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportMap } from '@volute/domain/workbench'
import { kinds } from '../kinds/index.ts'
import type { TableFile } from '../list-folder.ts'
import { ImportRefusal } from '../report.ts'
import { kindOfFile } from './kind-of-file.ts'
import { openTable } from './open-table.ts'
import { readFirstRows } from './read-first-rows.ts'

/** The tables of a folder that the map says how to read, by their names or else by their heads; one for each mapping. */
export async function findMapped(folder: string, map: ImportMap, workFolder: string): Promise<TableFile[]> {
  if (map.length === 0) return []
  const unknown = map
    .flatMap(({ mappings }) => mappings)
    .find(({ file }) => !kinds.some((kind) => kind.file === file))
  if (unknown)
    throw new ImportRefusal(`The map names ${unknown.file}, which is not a file of the import format.`)
  const found: TableFile[] = []
  for (const name of await listTables(folder)) {
    const path = join(folder, name)
    const entry = map.find(({ file }) => file === name) ?? (await findByHeads(path, map, workFolder))
    if (!entry) continue
    const { size: bytes } = await stat(path)
    for (const mapping of entry.mappings)
      found.push({ name, path, bytes, file: mapping.file, mapped: { reading: entry.reading, mapping } })
  }
  return found
}

/** The names of a folder's files that may be tables. */
export async function listTables(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
  const kindsOf = await Promise.all(names.map((name) => kindOfFile(name, undefined)))
  return names.filter((_, place) => kindsOf[place] === 'TABLE').toSorted()
}

async function findByHeads(path: string, map: ImportMap, workFolder: string) {
  const entries = map.filter(({ file, heads }) => file === undefined && heads !== undefined)
  if (entries.length === 0) return undefined
  const table = await openTable(path, workFolder)
  for (const entry of entries) {
    const rows = await readFirstRows(table, entry.reading).catch(() => [])
    const heads = (rows[entry.reading.headRow] ?? []).map((cell) => String(cell).trim())
    if (JSON.stringify(heads) === JSON.stringify(entry.heads)) return entry
  }
  return undefined
}
