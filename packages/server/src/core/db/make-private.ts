import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Files that the shop keeps in its data folder. */
const ours = new Set([
  'database',
  'database-unfinished',
  'files',
  'mail',
  'in-use.json',
  'in-use.lock',
  'socket-folder',
])
const OTHERS = 0o077

/**
 * Makes the data folder, the shop's files in it and every file this process creates accessible to the owner alone. A folder
 * that also contains other things keeps its mode, and files of another owner are left as they are.
 */
export function makePrivate(folder: string): void {
  process.umask(OTHERS)
  if (!existsSync(folder)) return
  const names = readdirSync(folder)
  if (names.every((name) => ours.has(name) || name.startsWith('.') || name === 'lost+found')) close(folder)
  for (const name of names.filter((one) => ours.has(one))) closeWhole(join(folder, name))
}

function closeWhole(path: string) {
  const isFolder = close(path)
  if (isFolder) for (const name of readdirSync(path)) closeWhole(join(path, name))
}

/** Removes the rights of group and others from a file or folder, but not from a link; true for a folder. */
function close(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile() && !stat?.isDirectory()) return false
  try {
    if (stat.mode & OTHERS) chmodSync(path, stat.mode & 0o700)
    return stat.isDirectory()
  } catch (error) {
    // Another process of the shop may just have removed it.
    if (['EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}
