import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { openBlank } from '../../../test/open-blank.ts'
import { NODE_COMPILE_CACHE, runData } from '../../../test/run-program.ts'
import { prepareShopProcess } from '../../../test/spawn-shop.ts'
import { openFiles } from '../../core/files/index.ts'
import { isEmpty } from './empty-database.ts'
import { openBackup } from './read-backup.ts'

let shop: Awaited<ReturnType<typeof prepareShopProcess>>
let folder: string
let backup: string
beforeAll(async () => {
  shop = await prepareShopProcess()
  const files = await openFiles({ dataDir: shop.dataDir, filesUrl: undefined })
  await files.put('documents/4RB.PDF', Buffer.alloc(300_000, 7))
  folder = await mkdtemp(join(tmpdir(), 'volute-backups-'))
  backup = join(folder, 'backup')
  await runData(['backup', backup], shop.settings)
})
afterAll(async () => {
  await shop.remove()
  await rm(folder, { recursive: true, force: true })
})

const manifest = 'manifest.json'
const damages: [name: string, damage: (copy: string) => Promise<void>][] = [
  ['rows of users', (copy) => truncate(join(copy, 'tables/users.jsonl.gz'), 200)],
  ['rows of parts', (copy) => rm(join(copy, 'tables/parts.jsonl.gz'))],
  ['rows of carts', (copy) => appendFile(join(copy, 'tables/carts.jsonl.gz'), 'x')],
  ['rows of units', (copy) => cp(join(copy, 'tables/roles.jsonl.gz'), join(copy, 'tables/units.jsonl.gz'))],
  ['documents/4RB.PDF', (copy) => writeFile(join(copy, 'files/documents/4RB.PDF'), 'other')],
  [manifest, (copy) => truncate(join(copy, manifest), 500)],
  [
    manifest,
    async (copy) =>
      writeFile(join(copy, manifest), (await readFile(join(copy, manifest), 'utf8')).replace('"1', '"2')),
  ],
  [manifest, (copy) => rm(join(copy, 'manifest.sha256'))],
]

it.each(damages)(
  'a backup whose %s is damaged is rejected with the name of the damaged part',
  async (name, damage) => {
    const copy = join(await mkdtemp(join(folder, 'damaged-')), 'copy')
    await cp(backup, copy, { recursive: true })
    await damage(copy)
    await expect(openBackup(copy)).rejects.toThrow(
      `The backup ${copy} is damaged (${name}): nothing was changed.`,
    )
  },
)

it('a damaged or newer backup changes nothing, and the output is only the error message', async () => {
  const { settings, open } = await openBlank()
  expect(await runData(['restore', join(folder, 'none')], settings)).toEqual({
    code: 1,
    out: '',
    err: `The backup ${join(folder, 'none')} is damaged (manifest.json): nothing was changed.\n`,
  })
  const newer = join(folder, 'newer')
  await cp(backup, newer, { recursive: true })
  const text = (await readFile(join(newer, manifest), 'utf8')).replace(
    '"migrations": [',
    '"migrations": [\n  4102444800000,',
  )
  await writeFile(join(newer, manifest), text)
  const sum = createHash('sha256').update(text).digest('hex')
  await writeFile(join(newer, 'manifest.sha256'), `${sum}  ${manifest}\n`)
  const { code, err } = await runData(['restore', newer], settings)
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringContaining('brought up to date by a newer version of the shop'),
  })
  const { db, close } = await open()
  expect(await db.transaction(isEmpty)).toBe(true)
  await close()
})

it('a filled database is replaced only with --replace, and never while it is in use', async () => {
  const refused = await runData(['restore', backup], shop.settings)
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The database to be filled is not empty/),
  })
  const { pool, close } = await shop.open()
  // A running shop always has a session; the pool closes one that is idle for long.
  const session = await pool.connect()
  const used = await runData(['restore', backup, '--replace'], shop.settings)
  expect(used).toMatchObject({ code: 1, err: expect.stringMatching(/ is in use/) })
  session.release()
  await close()
  const files = await openFiles({ dataDir: shop.dataDir, filesUrl: undefined })
  await files.put('documents/LATER.PDF', '%PDF')
  expect(await runData(['restore', backup, '--replace'], shop.settings)).toMatchObject({ code: 0, err: '' })
  expect(await files.exists('documents/LATER.PDF')).toBe(false)
  expect(await runData(['backup', backup], shop.settings)).toMatchObject({
    code: 1,
    err: `${backup} is there already: name a folder that is not.\n`,
  })
})

it('a backup on a full disk reports it and leaves no files', async ({ skip }) => {
  const disk = await mkdtemp(join(tmpdir(), 'volute-disk-'))
  onTestFinished(() => rm(disk, { recursive: true, force: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', disk], { stdio: 'pipe' })
  } catch (error) {
    return skip(`no small disk can be mounted here (${(error as Error).message.trim()})`)
  }
  onTestFinished(() => void execFileSync('umount', [disk]))
  const { code, err } = await runData(['backup', join(disk, 'backup')], shop.settings)
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^It stopped and changed nothing: the disk is full, ENOSPC.*\.\n$/),
  })
  expect(await readdir(disk)).toEqual([])
})

/** Pauses a backup that is complete except for its final name. */
const haltBeforeName = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs/promises'
  import { syncBuiltinESMExports } from 'node:module'
  fs.rename = () => new Promise(() => setInterval(() => {}, 1_000))
  syncBuiltinESMExports()`)}`

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'a backup ended by %s does not get its final name, and the next backup replaces it',
  async (signal) => {
    const wanted = join(folder, signal)
    const main = fileURLToPath(new URL('./main.ts', import.meta.url))
    const child = spawn(process.execPath, ['--import', haltBeforeName, main, 'backup', wanted], {
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, ...shop.settings },
      stdio: 'ignore',
    })
    const gone = once(child, 'exit')
    await Promise.race([
      eventually(() => existsSync(join(`${wanted}.unfinished`, 'manifest.sha256'))),
      gone.then(() => Promise.reject(new Error('the backup has ended before it could be killed'))),
    ])
    child.kill(signal)
    await gone
    const left = await readdir(folder)
    expect(left).not.toContain(signal)
    expect(left.includes(`${signal}.unfinished`)).toBe(signal === 'SIGKILL')
    expect(await runData(['backup', wanted], shop.settings)).toMatchObject({ code: 0, err: '' })
    expect(await readdir(folder)).not.toContain(`${signal}.unfinished`)
  },
)
