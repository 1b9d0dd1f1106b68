import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './lock-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volute-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('a folder is held by one process at a time and free after its release', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await expect(lockFolder(folder)).rejects.toThrow(folder)
  await release()
  await (await lockFolder(folder))()
  expect(await readdir(folder)).toEqual([])
})

it('a lock whose process was killed, or that was never written whole, holds nobody up', async () => {
  const gone = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => gone.on('exit', resolve))
  for (const left of [JSON.stringify({ pid: gone.pid, parent: gone.pid, born: '1' }), '{"pid":']) {
    await writeFile(join(folder, 'in-use.json'), left)
    await expect(lockFolder(folder).then((release) => release())).resolves.toBeUndefined()
  }
})

it('a process that took the number of a dead holder is told apart', async () => {
  const left = { pid: process.pid, parent: process.ppid, born: 'another start' }
  await writeFile(join(folder, 'in-use.json'), JSON.stringify(left))
  await expect(lockFolder(folder).then((release) => release())).resolves.toBeUndefined()
})
