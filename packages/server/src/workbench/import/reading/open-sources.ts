import { copyFile, mkdtemp, readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ImportRejection } from '../report.ts'
import { sayLeftOut, unpackZip } from './unpack-zip.ts'

export interface OpenSources {
  /** Folder that contains the files. */
  folder: string
  /** Folder where bad rows are written. */
  home: string
  notices: string[]
}

/** Opens a folder, a ZIP of one, or a single table, as a folder. */
export async function openSources(path: string, workFolder: string): Promise<OpenSources> {
  const found = await stat(path).catch(() => {
    throw new ImportRejection(`There is no folder ${path}.`)
  })
  if (found.isDirectory()) return { folder: path, home: path, notices: [] }
  const folder = await mkdtemp(join(workFolder, 'sources-'))
  const home = dirname(path)
  if (path.toLowerCase().endsWith('.zip')) {
    const { leftOut } = await unpackZip(path, folder)
    return { folder: await findTop(folder), home, notices: leftOut.map(sayLeftOut) }
  }
  await copyFile(path, join(folder, basename(path)))
  return { folder, home, notices: [] }
}

/** Finds the top folder of an unpacked ZIP: it holds that folder alone, unless it was made of the folder's files. */
async function findTop(folder: string): Promise<string> {
  const [only, ...others] = await readdir(folder, { withFileTypes: true })
  if (!only?.isDirectory() || others.length > 0 || ['drawings', 'documents'].includes(only.name))
    return folder
  return join(folder, only.name)
}
