import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Another live process holds the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another process (${pid}). Stop it first, or set another DATA_DIR.`,
    )
    this.name = 'FolderInUse'
  }
}

interface Holder {
  pid: number
  /** The process that started the holder; once it is gone, the holder is about to go too. */
  parent: number
  /** Tells a process apart from a later one with the same number, where the system says so. */
  born: string
}

/** Takes the folder for this process, or throws FolderInUse; answers the release. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new Error(`The data folder ${folder} of DATA_DIR cannot be used (${error.message}).`)
  })
  const file = join(folder, 'in-use.json')
  const mine: Holder = { pid: process.pid, parent: process.ppid, born: await bornAt(process.pid) }
  for (let tries = 0; !(await take(file, mine)); tries++) {
    const holder = await readHolder(file)
    if (!holder || !(await isAlive(holder))) await rm(file, { force: true })
    else if (tries > 100 || (await isAlive({ ...holder, pid: holder.parent, born: '' })))
      throw new FolderInUse(folder, holder.parent)
    else await wait(100)
  }
  return () => rm(file, { force: true })
}

async function take(file: string, mine: Holder): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(mine), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.pid <= 1) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return holder.born === '' || holder.born === (await bornAt(holder.pid))
}

/** The kernel's start tick of a process, from the 22nd field of its stat line; empty where there is none. */
async function bornAt(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
