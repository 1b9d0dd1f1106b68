import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { removeLeftovers, withWorkFolder } from './work-folder.ts'

/** Returns the id of a process that has just ended. */
const dead = () => spawnSync(process.execPath, ['-e', '']).pid

it('folders of killed processes are removed, and folders of living processes are kept (BRING-60)', async () => {
  const name = await withWorkFolder(async (folder) => basename(folder))
  const left = [dead(), process.ppid].map((pid) =>
    join(tmpdir(), name.replace(`-${process.pid}-`, `-${pid}-`)),
  )
  for (const folder of left) {
    await mkdir(folder)
    await writeFile(join(folder, 'rows.ndjson'), '[]')
  }
  await removeLeftovers()
  const names = await readdir(tmpdir())
  await rm(left[1] ?? '', { recursive: true })
  expect(left.map((folder) => names.includes(basename(folder)))).toEqual([false, true])
  expect(names).not.toContain(name)
})

it('a folder is removed after its work, even when the work fails (BRING-60)', async () => {
  let folder = ''
  const work = withWorkFolder(async (own) => {
    folder = own
    throw new Error('no room')
  })
  await expect(work).rejects.toThrow('no room')
  expect(await readdir(tmpdir())).not.toContain(basename(folder))
})
