import { mkdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { takeLock } from '../take-lock.ts'
import { unusable } from './database-refusal.ts'

/** Another live process holds the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: number | undefined) {
    const number = holder ? ` (${holder})` : ''
    super(
      `The data folder ${folder} is in use by another process${number}. Stop it first, or set another DATA_DIR.`,
    )
    this.name = 'FolderInUse'
  }
}

/** How often a folder is asked for whose holder is about to go: for some ten seconds. */
const MOST_TRIES = 20

/** Takes the folder for this process, or throws FolderInUse; answers the release. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const note = join(folder, 'in-use.json')
  for (let tries = 1; ; tries++) {
    const release = tryToTake(folder)
    if (release) {
      await writeFile(note, String(process.ppid))
      return async () => {
        await rm(note, { force: true })
        release()
      }
    }
    const holder = await readNote(note)
    if (tries === MOST_TRIES || (holder && isAlive(holder))) throw new FolderInUse(folder, holder)
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

/** The process that started the holder, as the holder has noted it: once it is gone, the holder is about to go too. */
async function readNote(note: string): Promise<number | undefined> {
  return Number(await readFile(note, 'utf8').catch(() => '')) || undefined
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
