import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the shop keeps in its data folder. */
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
 * Makes the data folder, all that the shop keeps in it and whatever this process writes from now on its user's alone. A
 * folder that holds other things too keeps its own mode, and what belongs to somebody else is left as it is.
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

/** Takes everybody else's rights from a file or folder, links aside; answers whether it is a folder. */
function close(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile() && !stat?.isDirectory()) return false
  try {
    if (stat.mode & OTHERS) chmodSync(path, stat.mode & 0o700)
    return stat.isDirectory()
  } catch (error) {
    // Another process of the shop may have removed it in this moment.
    if (['EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}
