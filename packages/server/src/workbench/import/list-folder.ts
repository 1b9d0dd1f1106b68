import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { counted } from '@volute/domain/core/kernel'
import type { Mapping, Reading } from '@volute/domain/workbench/workbench'
import type { Queryable } from '../../core/db/index.ts'
import { kinds } from './kinds/index.ts'
import { ImportRejection } from './report.ts'

export interface FolderFile {
  /** Path below the folder of its kind, with slashes: `AB/1-2.svg` is the drawing of part AB/1-2. */
  name: string
  path: string
  bytes: number
}

/** A table that supplies rows for a file of the import format. */
export interface TableFile extends FolderFile {
  /** The file of the import format. */
  file: string
  /** Name that people know, if the table is named otherwise. */
  shownName?: string
  /** Reading and mapping; absent for a file that is already in the import format. */
  mapped?: { reading: Reading; mapping: Mapping }
}

/** Sources of an import. */
export interface Sources {
  tables: readonly TableFile[]
  drawings: readonly FolderFile[]
  /** Creates further drawings, based on the content of the catalogue. */
  compose?: (db: Queryable) => Promise<FolderFile[]>
  documents: readonly FolderFile[]
}

export interface Folder extends Sources {
  notices: string[]
  bytes: number
}

/** Lists a folder's files for the import, mapped tables included; files outside the import format become notices. */
export async function listFolder(folder: string, mapped: readonly TableFile[] = []): Promise<Folder> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new ImportRejection(
      error.code === 'ENOENT'
        ? `There is no folder ${folder}.`
        : `The folder ${folder} cannot be read (${error.message}).`,
    )
  })
  const isMapped = (file: string) => mapped.some(({ name }) => name === file)
  const names = new Set(entries.map(({ name }) => name).filter((name) => !isMapped(name)))
  const fileNames = entries
    .filter((entry) => !entry.isDirectory() && names.has(entry.name))
    .map(({ name }) => name)
  const known = kinds.map(({ file }) => file).filter((file) => names.has(file))
  const tables = await Promise.all(known.map((file) => describe(folder, file)))
  const drawings = await listFiles(folder, names, 'drawings', '.svg')
  const documents = await listFiles(folder, names, 'documents', '.pdf')
  const all = [...tables, ...mapped, ...drawings.files, ...documents.files]
  const notices = [
    ...reportMisnamed([...names], known),
    ...reportUnknown(fileNames),
    ...drawings.notices,
    ...documents.notices,
  ]
  if (all.length === 0)
    throw new ImportRejection([`There is nothing to import in ${folder}.`, ...notices].join('\n'))
  return {
    tables: [...tables.map((table) => ({ ...table, file: table.name })), ...mapped],
    drawings: drawings.files,
    documents: documents.files,
    notices,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

const subfolders = ['drawings', 'documents']

/** Names of the import format in lower case, used to recognize `PARTS.CSV` and `Drawings`. */
const formatNames = [...kinds.map(({ file }) => file), ...subfolders]

const reportMisnamed = (names: readonly string[], known: readonly string[]) =>
  names
    .filter((name) => !known.includes(name) && !subfolders.includes(name))
    .filter((name) => formatNames.includes(name.toLowerCase()))
    .map((name) => `${name} is left out: it would be read under the name ${name.toLowerCase()}.`)

const reportUnknown = (fileNames: readonly string[]) =>
  fileNames
    .filter((name) => !formatNames.includes(name.toLowerCase()) && !isHidden(name))
    .map((name) => `${name} is not a file of the import format and is left out.`)

const isHidden = (name: string) => /^(\.|thumbs\.db$)/i.test(name)

async function listFiles(folder: string, names: ReadonlySet<string>, subfolder: string, extension: string) {
  if (!names.has(subfolder)) return { files: [], notices: [] }
  const top = join(folder, subfolder)
  const entries = await readdir(top, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => !entry.isDirectory() && !isHidden(entry.name))
    .map((entry) => relative(top, join(entry.parentPath, entry.name)))
    .toSorted()
  const others = paths.filter((name) => !name.toLowerCase().endsWith(extension))
  return {
    files: await Promise.all(
      paths.filter((name) => name.toLowerCase().endsWith(extension)).map((name) => describe(top, name)),
    ),
    notices: others.length > 0 ? [reportOthers(subfolder, extension, others)] : [],
  }
}

const reportOthers = (subfolder: string, extension: string, names: readonly string[]) =>
  `${subfolder}: ${counted(names.length, 'file')} left out, which would have to be ${extension}: ${names.join(', ')}.`

async function describe(folder: string, name: string): Promise<FolderFile> {
  const path = join(folder, name)
  return { name: name.split(sep).join('/'), path, bytes: (await stat(path)).size }
}
