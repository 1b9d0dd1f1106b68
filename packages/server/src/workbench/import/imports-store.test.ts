import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { schema } from '../../core/db/index.ts'
import { type ImportOptions, importFolder } from './import-folder.ts'
import { findLastImport } from './imports-store.ts'
import { ImportStopped } from './import-transaction.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const last = () => findLastImport(shop.shop.db)

async function run(files: Record<string, string>, options?: ImportOptions) {
  return importFolder(shop.shop, await writeFolder(files), options)
}

const bad = { 'parts.csv': 'part_number,price\nNOTED-1,1\nNOTED-2,ten\n' }

it('an import is recorded with its rows, also when it is rejected, unreadable or stopped', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>'
  await run({ 'parts.csv': 'part_number\nNOTED-1\n\n', 'drawings/NOTED-1.svg': svg })
  const whole = { rows: 2, badRows: 0, isImported: true }
  expect(await last()).toMatchObject({
    ...whole,
    seconds: expect.any(Number),
    ageSeconds: expect.any(Number),
  })
  await run(bad)
  expect(await last()).toMatchObject({ rows: 2, badRows: 1, isImported: false })
  await run(bad, { skipBad: true })
  expect(await last()).toMatchObject({ rows: 2, badRows: 1, isImported: true })
  await expect(run({ 'parts.csv': 'price\n1\n' })).rejects.toThrow('no column part_number')
  expect(await last()).toMatchObject({ rows: 0, badRows: 0, isImported: false })
  await run(bad, { skipBad: true })
  const stop = new AbortController()
  await expect(run(bad, { stop: stop.signal, onProgress: () => stop.abort() })).rejects.toThrow(ImportStopped)
  expect(await last()).toMatchObject({ isImported: false })
})

it('a dry run is not recorded', async () => {
  const before = await shop.shop.db.$count(schema.imports)
  await run(bad, { dryRun: true })
  expect(await shop.shop.db.$count(schema.imports)).toBe(before)
})

it('the last 100 imports are kept', async () => {
  const noted = Array.from({ length: 120 }, () => ({ seconds: 1, rows: 1, badRows: 0, isImported: true }))
  await shop.shop.db.insert(schema.imports).values(noted)
  await run(bad)
  expect(await shop.shop.db.$count(schema.imports)).toBe(100)
})
