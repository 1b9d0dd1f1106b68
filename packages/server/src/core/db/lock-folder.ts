import { mkdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { takeLock } from './take-lock.ts'
import { unusable } from './database-rejection.ts'

/** Thrown when another live process holds the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: number | undefined) {
    const number = holder ? ` (${holder})` : ''
    super(
      `The data folder ${folder} is in use by another process${number}. Stop it first, or set another DATA_DIR.`,
    )
    this.name = 'FolderInUse'
  }
}

/** Holder of a folder, from its note; only the lock decides. */
interface Holder {
  pid: number
  /** Process that started the holder; once it has exited, the holder is about to exit too. */
  parent: number
}

/** Most attempts at a folder whose holder is about to exit: about ten seconds. */
const MOST_TRIES = 20

/** Locks the folder for this process and returns its release, or throws FolderInUse. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const note = join(folder, 'in-use.json')
  for (let tries = 1; ; tries++) {
    const release = tryToTake(folder)
    if (release) {
      await writeFile(note, JSON.stringify({ pid: process.pid, parent: process.ppid } satisfies Holder))
      return async () => {
        await rm(note, { force: true })
        release()
      }
    }
    const holder = await readNote(note)
    if (tries === MOST_TRIES || (holder && isAlive(holder.parent)))
      throw new FolderInUse(folder, holder?.parent)
    await wait(100)
  }
}

function tryToTake(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    return takeLock(join(folder, 'in-use.lock'))
  } catch (error) {
    throw unusable(folder, error as Error)
  }
}

async function readNote(note: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(note, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
