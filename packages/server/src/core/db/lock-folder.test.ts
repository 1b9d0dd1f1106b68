import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './lock-folder.ts'

const locker = fileURLToPath(new URL('../../../test/lock-process.ts', import.meta.url))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volute-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('a folder is locked by one process at a time and free after its release', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by another process (${process.ppid})`)
  await release()
  await (await lockFolder(folder))()
})

it('a folder whose path is too long for a socket can be locked, too', async () => {
  const long = join(folder, 'a'.repeat(120), 'b c')
  const release = await lockFolder(long)
  await expect(lockFolder(long)).rejects.toThrow(FolderInUse)
  await release()
})

it('when several processes find the lock of a killed process, exactly one gets it, every time', async () => {
  const lockers = Array.from({ length: 4 }, () => fork(locker, [folder]))
  try {
    await Promise.all(lockers.map(ready))
    for (let round = 0; round < 6; round++) {
      // The killed process's parent is gone, or its id now belongs to another process.
      await writeFile(join(folder, 'in-use.json'), round % 2 ? '{"pid":999999,"parent":999998}' : '{"pid":')
      const outcomes = await Promise.all(lockers.map(tryToLock))
      const winners = lockers.filter((_, index) => outcomes[index] === 'held')
      expect(outcomes).toHaveLength(4)
      expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(3)
      expect(winners).toHaveLength(1)
      for (const winner of winners) lockers[lockers.indexOf(winner)] = await replace(winner)
    }
  } finally {
    for (const one of lockers) one.kill('SIGKILL')
  }
})

async function tryToLock(one: ChildProcess): Promise<string> {
  const outcome = once(one, 'message')
  one.send('lock')
  return String((await outcome)[0])
}

const ready = (one: ChildProcess) => once(one, 'message')

/** Kills the winner while it holds the folder, and starts another process in its stead. */
async function replace(winner: ChildProcess): Promise<ChildProcess> {
  const gone = once(winner, 'exit')
  winner.kill('SIGKILL')
  await gone
  const other = fork(locker, [folder])
  await ready(other)
  return other
}
