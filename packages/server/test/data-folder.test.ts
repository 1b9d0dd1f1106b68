import { chmod, cp, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestPassword } from '@volute/domain/people/session'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DatabaseRejection, openDatabase, startEmbedded } from '../src/core/db/index.ts'
import { openLog } from '../src/core/log/log.ts'
import { eventually } from './eventually.ts'
import { prepareShopProcess } from './spawn-shop.ts'

let shop: Awaited<ReturnType<typeof prepareShopProcess>>
beforeAll(async () => {
  shop = await prepareShopProcess()
})
afterAll(() => shop.remove())

it('a data folder open to others is closed at the start, and so is everything the shop writes into it', async () => {
  const { dataDir } = shop
  await mkdir(join(dataDir, 'files/svgs'), { recursive: true })
  await writeFile(join(dataDir, 'files/svgs/A.SVG'), '<svg/>')
  for (const path of await below(dataDir))
    await chmod(path, (await lstat(path)).isDirectory() ? 0o777 : 0o666)

  const address = await shop.start()
  const { path } = requestPassword
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ emailAddress: 'ben@riverbend.example' })
  await fetch(`${address}/api${path}`, { method: 'POST', headers, body })
  const mails = () => readdir(join(dataDir, 'mail')).catch(() => [])
  // A mail has another name until it is fully written.
  await eventually(async () => (await mails()).some((name) => name.endsWith('.eml')))

  expect(await openToOthers(dataDir)).toEqual([])
  await shop.end('SIGTERM')
})

const damages: [what: string, damage: (database: string) => Promise<unknown>][] = [
  ['without its control file', (database) => rm(join(database, 'global/pg_control'))],
  ['without its version', (database) => rm(join(database, 'PG_VERSION'))],
  ['with a table of system data cut off', (database) => writeFile(join(database, 'base/5/1259'), '')],
]

it.each(damages)('a database %s is rejected with a message that names its folder', async (_, damage) => {
  const folder = await mkdtemp(join(tmpdir(), 'volute-damaged-'))
  try {
    await cp(join(shop.dataDir, 'database'), join(folder, 'database'), { recursive: true })
    await damage(join(folder, 'database'))
    const opening = openDatabase({ dataDir: folder }, openLog('silent'))
    await expect(opening).rejects.toThrow(DatabaseRejection)
    await expect(opening).rejects.toThrow(
      `The embedded database in the data folder ${folder} cannot be opened`,
    )
    await expect(opening).rejects.toThrow('Restore a copy of the folder, or move it away to start again')
    await expect(opening).rejects.not.toThrow('Aborted')
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('a start after one that was killed while creating the database succeeds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'volute-unfinished-'))
  await mkdir(join(folder, 'database/base'), { recursive: true })
  await writeFile(join(folder, 'database-unfinished'), '')
  await (await startEmbedded(folder)).stop()
  expect((await readdir(folder)).toSorted()).toEqual(['database', 'in-use.lock', 'socket-folder'])
  expect(await openToOthers(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

/** A folder and everything in it. */
async function below(folder: string): Promise<string[]> {
  return [folder, ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name))]
}

async function openToOthers(folder: string): Promise<string[]> {
  const found = await Promise.all(
    (await below(folder)).map(async (path) => ({ path, stat: await lstat(path) })),
  )
  return found.filter(({ stat }) => stat.mode & 0o077).map(({ path }) => path)
}
