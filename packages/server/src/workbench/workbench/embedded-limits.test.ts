import {
  compareDraft,
  publishDraft,
  rollBack,
  workbenchLimits,
  workbenchMessages,
} from '@volute/domain/workbench/workbench'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../test/open-workbench.ts'
import { schema } from '../../core/db/index.ts'
import { publish } from './publish-draft.ts'

const { publications, publicationFiles } = schema
type Workbench = Awaited<ReturnType<typeof openWorkbench>>

describe.skipIf(inject('clusterUrl'))('on the embedded database', () => {
  let shop: TestShop
  let workbench: Workbench
  beforeAll(async () => {
    shop = await openTestShop({}, { LOG_LEVEL: 'error' })
    workbench = await openWorkbench(shop)
  })
  afterAll(() => shop.close())

  const prices = { 'parts.csv': 'part_number,price\n235626,79\n' }

  it('a draft of more than 200,000 rows is not compared (PUBLISH-16)', async () => {
    const publicationId = await workbench.drafted(prices)
    const compare = () => shop.call(compareDraft, { publicationId }, workbench.ada)
    await countFileRows(shop, publicationId, workbenchLimits.embeddedFileRows + 1)
    const { status, body } = await compare()
    expect([status, body.error]).toEqual([400, workbenchMessages.tooMuchToCompare])
    expect((await workbench.state(publicationId)).work).toBeNull()
    await countFileRows(shop, publicationId, workbenchLimits.embeddedFileRows)
    expect((await compare()).status).toBe(200)
  })

  it('more than 5,000 changed rows are not published (PUBLISH-16)', async () => {
    const publicationId = await workbench.compared(prices)
    await countChanges(shop, publicationId, workbenchLimits.embeddedRows + 1)
    const { status, body } = await publishTo(shop, workbench, publicationId)
    expect([status, body.error]).toEqual([400, workbenchMessages.tooMuchToPublish])
    expect((await workbench.state(publicationId)).state).toBe('DRAFT')
    await countChanges(shop, publicationId, workbenchLimits.embeddedRows)
    expect((await publishTo(shop, workbench, publicationId)).status).toBe(200)
    await publish(shop.shop, Number(publicationId))
  })

  it('more than 5,000 changed rows are not rolled back (PUBLISH-16)', async () => {
    const publicationId = await workbench.published({ 'parts.csv': 'part_number,price\n235626,83\n' })
    await countChanges(shop, publicationId, workbenchLimits.embeddedRows + 1)
    const { status, body } = await shop.call(rollBack, { publicationId, onlyUntouched: false }, workbench.ada)
    expect([status, body.error]).toEqual([400, workbenchMessages.tooMuchToPublish])
  })

  it('a catalogue without parts accepts any number of rows (PUBLISH-16)', async () => {
    const empty = await openTestShop({}, { LOG_LEVEL: 'error' })
    onTestFinished(() => empty.close())
    await empty.shop.db.execute(sql`truncate parts cascade`)
    const itsWorkbench = await openWorkbench(empty)
    const publicationId = await itsWorkbench.compared({ 'parts.csv': 'part_number,price\nFIRST-1,1\n' })
    await countChanges(empty, publicationId, workbenchLimits.embeddedRows + 1)
    expect((await publishTo(empty, itsWorkbench, publicationId)).status).toBe(200)
  })
})

/** Pretends that the draft's files have this many rows. */
const countFileRows = ({ shop: { db } }: TestShop, publicationId: string, rows: number) =>
  db
    .update(publicationFiles)
    .set({ rows })
    .where(eq(publicationFiles.publicationId, Number(publicationId)))

/** Pretends that the draft changes this many rows. */
const countChanges = ({ shop: { db } }: TestShop, publicationId: string, rows: number) =>
  db
    .update(publications)
    .set({ counts: [{ file: 'parts.csv', added: rows - 1, changed: 1, closed: 0, suspicious: 0 }] })
    .where(eq(publications.id, Number(publicationId)))

const publishTo = ({ call }: TestShop, { ada }: Workbench, publicationId: string) =>
  call(publishDraft, { publicationId, atUtc: null, withoutBadRows: false }, ada)
