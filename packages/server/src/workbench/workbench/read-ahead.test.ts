import { execFileSync } from 'node:child_process'
import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPart } from '@volute/domain/catalogue/part'
import { compareDraft, publishDraft } from '@volute/domain/workbench/workbench'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../test/open-workbench.ts'
import { askTables } from '../import/index.ts'
import { findDifference, publish } from './index.ts'
import { findStored } from './publication-store.ts'

let shop: TestShop
let workbench: Awaited<ReturnType<typeof openWorkbench>>
beforeAll(async () => {
  shop = await openTestShop({}, { LOG_LEVEL: 'error' })
  workbench = await openWorkbench(shop)
})
afterAll(() => shop.close())

/** Number of processes that read tables at the same time. */
const READERS = 2

/** Blocks all table readers on a named pipe until they are released. */
async function holdReading() {
  const folder = await mkdtemp(join(tmpdir(), 'volute-held-'))
  vi.stubEnv('TMPDIR', folder)
  const path = join(folder, 'held.csv')
  execFileSync('mkfifo', [path])
  const releasing = new AbortController()
  const held = Array.from({ length: READERS }, () =>
    askTables({ what: 'headers', path, name: 'held.csv', folder, readings: [] }, releasing.signal),
  )
  const ended = Promise.allSettled(held)
  async function release() {
    releasing.abort()
    await ended
  }
  onTestFinished(async () => {
    await release()
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  /** A table being read has a folder in the work folder of its draft. */
  async function isAsked() {
    const tables = glob('shop-work-*/table-*', { cwd: folder })
    return !(await tables.next()).done
  }
  return { isAsked, release }
}

/** Expects no open transaction. The look-up would wait for the embedded database's session. */
async function expectNoTransaction() {
  const { rows } = await shop.shop.db.execute(sql`
    select query from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`)
  expect(rows).toEqual([])
  expect((await shop.call(getPart, { partNumber: '235626' }, workbench.ada)).status).toBe(200)
}

it('no transaction is open while the files of a draft are read for its comparison (PUBLISH-17)', async () => {
  const publicationId = await workbench.drafted({ 'parts.csv': 'part_number,price\n235626,84\n' })
  await shop.call(compareDraft, { publicationId }, workbench.ada)
  const id = Number(publicationId)
  const revision = (await findStored(shop.shop.db, id))?.filesRevision ?? 0
  const { isAsked, release } = await holdReading()
  const comparing = findDifference(shop.shop, id, revision)
  await eventually(isAsked)
  await expectNoTransaction()
  await release()
  await comparing
  expect(await workbench.state(publicationId)).toMatchObject({ isCompared: true, changed: 1, problem: null })
})

it('another publication is rolled back while the files of one are read (PUBLISH-17)', async () => {
  const other = await workbench.published({ 'parts.csv': 'part_number,price\nAHEAD-1,1\n' })
  const publicationId = await workbench.compared({ 'parts.csv': 'part_number,price\n235626,85\n' })
  await shop.call(publishDraft, { publicationId, atUtc: null, withoutBadRows: false }, workbench.ada)
  const { isAsked, release } = await holdReading()
  const publishing = publish(shop.shop, Number(publicationId))
  await eventually(isAsked)
  await expectNoTransaction()
  const back = await workbench.rolledBack(other)
  expect(await workbench.state(back)).toMatchObject({ state: 'PUBLISHED' })
  expect(await workbench.state(publicationId)).toMatchObject({ state: 'PUBLISHING' })
  await release()
  await publishing
  expect(await workbench.state(publicationId)).toMatchObject({ state: 'PUBLISHED', problem: null })
})
