import { workbenchMessages } from '@volute/domain/workbench/workbench'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../test/open-workbench.ts'
import { schema } from '../../core/db/index.ts'
import { compareDraftJob } from './compare-draft.ts'
import { publishJob } from './publish-draft.ts'
import { readFileJob } from './read-file.ts'

const { publications, publicationFiles } = schema
const prices = 'part_number,price\n235626,77\n'

let shop: TestShop
let workbench: Awaited<ReturnType<typeof openWorkbench>>
beforeAll(async () => {
  shop = await openTestShop({}, { LOG_LEVEL: 'silent' })
  workbench = await openWorkbench(shop)
})
afterAll(() => shop.close())

/** Simulates a killed process that leaves its jobs active, with `kills` further kills before. */
const leftBehind = (kills: number) =>
  shop.shop.db.execute(sql`
    update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '11 seconds',
      output = case when ${kills}::int > 0 then jsonb_build_object('kills', ${kills}::int) end
    where name in ('read-file', 'compare-draft', 'publish') and state <> 'completed'`)

it('a job whose process was killed twice fails with a reason at the draft or file (BRING-57, PUBLISH-12)', async () => {
  const { db, enqueue } = shop.shop
  const [reading, comparing, publishing] = [
    await workbench.drafted({ 'parts.csv': prices }),
    await workbench.drafted({ 'parts.csv': prices }),
    await workbench.compared({ 'parts.csv': prices }),
  ].map(Number) as [number, number, number]
  const [file] = await db
    .update(publicationFiles)
    .set({ state: 'READING' })
    .where(eq(publicationFiles.publicationId, reading))
    .returning({ fileId: publicationFiles.id })
  await db.execute(sql`delete from pgboss.job`)
  await enqueue(db, readFileJob, { publicationId: reading, fileId: file?.fileId ?? 0 })
  await db
    .update(publications)
    .set({ work: 'COMPARING', filesRevision: 7 })
    .where(eq(publications.id, comparing))
  await enqueue(db, compareDraftJob, { publicationId: comparing, revision: 7 })
  await db.update(publications).set({ state: 'PUBLISHING' }).where(eq(publications.id, publishing))
  await enqueue(db, publishJob, { publicationId: publishing })
  await leftBehind(1)
  await shop.shop.startWorkers()

  const state = (id: number) => workbench.state(String(id))
  await eventually(async () => (await state(publishing)).state === 'FAILED')
  await eventually(async () => (await state(comparing)).work === null)
  await eventually(async () => (await state(reading)).files[0]?.state === 'FAILED')
  expect((await state(publishing)).problem).toBe(workbenchMessages.killed)
  expect((await state(comparing)).problem).toBe(workbenchMessages.killed)
  expect((await state(reading)).files[0]?.problem).toBe(workbenchMessages.fileKilled)
})
