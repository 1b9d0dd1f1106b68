import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { type FileStore, fileKey, openFiles } from '../../core/files/index.ts'
import { importFolder } from './import-folder.ts'
import { sayReport } from './report.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const svg = (text: string, size = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><text>${text}</text>${'<path d="M0 0"/>'.repeat(size)}</svg>`
const pdf = (text: string, size = 1) => `%PDF-1.7 ${text.repeat(size)}`

const folderOf = (text: string, size = 1) =>
  writeFolder({
    'drawings/SEAL-KIT.svg': svg(text, size),
    'drawings/235626.svg': svg(text, size),
    'documents/4RB.pdf': pdf(text, size),
  })
const keys = ['svgs/SEAL-KIT.svg', 'svgs/235626.svg', 'documents/4RB.pdf'].map(fileKey)
const storedIn = (files: FileStore) => Promise.all(keys.map((key) => files.get(key)))
const changes = (drawings: number, documents: number) => [
  { label: 'drawings', added: 0, changed: drawings, unchanged: 2 - drawings },
  { label: 'documents', added: 0, changed: documents, unchanged: 1 - documents },
]

it('an import repairs and reports damaged or missing files in the file store', async () => {
  const { files } = shop.shop
  const folder = await folderOf('whole')
  await importFolder(shop.shop, folder)
  const whole = await storedIn(files)
  for (const damage of [
    (key: string) => files.put(key, '%PDF <svg'),
    (key: string) => files.put(key, ''),
    (key: string) => files.delete(key),
  ]) {
    for (const key of keys.slice(1)) await damage(key)
    const report = await importFolder(shop.shop, folder)
    expect(sayReport(report, false)).toMatch(/drawings: 0 added, 1 changed, 1 unchanged\n.*\nImported\.$/)
    expect(await storedIn(files)).toEqual(whole)
  }
  expect(sayReport(await importFolder(shop.shop, folder), false)).toMatch(/Nothing changed\.$/)
})

it('an import that fails while it moves its files reports it, and the next one repairs them', async () => {
  const { files, db } = shop.shop
  const [before, after] = [await folderOf('before'), await folderOf('after')]
  await importFolder(shop.shop, before)
  let moves = 0
  const breaking = new Proxy(files, {
    get(target, name) {
      if (name === 'move' && moves++ === 1) throw new Error('EIO')
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  await expect(importFolder({ db, files: breaking }, after)).rejects.toThrow(
    /^The import stopped while it put its files into place \(EIO\): 1 of 3 drawings and documents are the new ones, everything else is unchanged/,
  )
  expect(await storedIn(files)).toEqual([svg('before'), svg('after'), pdf('before')])
  expect((await importFolder(shop.shop, before)).counts).toEqual(changes(1, 0))
  expect(await storedIn(files)).toEqual([svg('before'), svg('before'), pdf('before')])
})

it('an import on a full disk fails, changes nothing, and leaves room for another attempt', async ({
  skip,
}) => {
  const disk = await mkdtemp(join(tmpdir(), 'volute-disk-'))
  onTestFinished(() => rm(disk, { recursive: true, force: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300k', 'tmpfs', disk], { stdio: 'pipe' })
  } catch (error) {
    return skip(`no small disk can be mounted here (${(error as Error).message.trim()})`)
  }
  onTestFinished(() => void execFileSync('umount', [disk]))
  const files = await openFiles({ dataDir: disk, filesUrl: undefined })
  const { db } = shop.shop
  await importFolder({ db, files }, await folderOf('small', 100))
  const before = await storedIn(files)

  const larger = await folderOf('large', 10_000)
  await expect(importFolder({ db, files }, larger)).rejects.toMatchObject({ cause: { code: 'ENOSPC' } })
  expect(await storedIn(files)).toEqual(before)
  expect(await readdir(join(disk, 'files'))).toEqual(['documents', 'svgs', 'workbench'])
  expect(await readdir(join(disk, 'files', 'workbench'), { recursive: true })).not.toContainEqual(
    expect.stringMatching(/\.(svg|pdf)$/),
  )

  execFileSync('mount', ['-o', 'remount,size=4m', disk])
  expect((await importFolder({ db, files }, larger)).counts).toEqual(changes(2, 1))
  expect((await storedIn(files))[0]).toBe(svg('large', 10_000))
})

it.each([0, 30])(
  'killed when %i of 100 files are stored, the process leaves only whole files',
  async (placed) => {
    const content = { old: 'old'.repeat(100_000), new: 'new'.repeat(100_000) }
    const dataDir = await writeFolder({ new: content.new })
    const files = await openFiles({ dataDir, filesUrl: undefined })
    const names = Array.from({ length: 100 }, (_, n) => `svgs/${n}.SVG`)
    for (const name of names) await files.put(name, content.old)

    const ready = names.map((key) => ({ key, path: join(dataDir, 'new') }))
    await writeFile(
      join(dataDir, 'store.ts'),
      `import { openFiles } from '${new URL('../../core/files/index.ts', import.meta.url).href}'
     import { storeFiles } from '${new URL('store-files.ts', import.meta.url).href}'
     const files = await openFiles({ dataDir: '${dataDir}', filesUrl: undefined })
     await storeFiles(files, ${JSON.stringify(ready)}, { stop: undefined, settle() {} })`,
    )
    const child = spawn(process.execPath, [join(dataDir, 'store.ts')], { stdio: 'inherit' })
    const gone = once(child, 'exit')
    const last = names[placed - 1] ?? 'incoming/20'
    const before = (await files.exists(last)) ? (await files.getMetaData(last)).etag : ''
    while (child.exitCode === null && child.signalCode === null)
      if ((await files.exists(last)) && (await files.getMetaData(last)).etag !== before) child.kill('SIGKILL')
    await gone

    for (const name of names) expect(Object.values(content)).toContain(await files.get(name))
  },
)
