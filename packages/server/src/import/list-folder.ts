import { readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { ImportRefusal } from './import-refusal.ts'
import { kinds } from './kinds/index.ts'

export interface FolderFile {
  /** Its path below the folder of its kind, with slashes: `AB/1-2.svg` is the drawing of part AB/1-2. */
  name: string
  path: string
  bytes: number
}

export interface Folder {
  tables: Map<string, FolderFile>
  drawings: FolderFile[]
  documents: FolderFile[]
  notices: string[]
  bytes: number
}

/** What a folder holds for the import; whatever is not of the import format becomes a notice. */
export async function listFolder(folder: string): Promise<Folder> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new ImportRefusal(
      error.code === 'ENOENT'
        ? `There is no folder ${folder}.`
        : `The folder ${folder} cannot be read (${error.message}).`,
    )
  })
  const names = new Set(entries.map(({ name }) => name))
  const known = kinds.map(({ file }) => file).filter((file) => names.has(file))
  const tables = await Promise.all(known.map((file) => describe(folder, file)))
  const drawings = names.has('drawings') ? await listFiles(join(folder, 'drawings'), '.svg') : []
  const documents = names.has('documents') ? await listFiles(join(folder, 'documents'), '.pdf') : []
  if (tables.length + drawings.length + documents.length === 0)
    throw new ImportRefusal(`There is nothing to import in ${folder}.`)
  const all = [...tables, ...drawings, ...documents]
  return {
    tables: new Map(tables.map((file) => [file.name, file])),
    drawings,
    documents,
    notices: [...names].filter((name) => name.endsWith('.csv') && !known.includes(name)).map(unknown),
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

const unknown = (name: string) => `${name} is not a file of the import format and is left out.`

async function listFiles(folder: string, extension: string): Promise<FolderFile[]> {
  const names = await readdir(folder, { recursive: true })
  const wanted = names.filter((name) => name.toLowerCase().endsWith(extension)).toSorted()
  return Promise.all(wanted.map((name) => describe(folder, name)))
}

async function describe(folder: string, name: string): Promise<FolderFile> {
  const path = join(folder, name)
  return { name: name.split(sep).join('/'), path, bytes: (await stat(path)).size }
}
