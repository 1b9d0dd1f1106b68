import { getPart } from '@volute/domain/catalogue/part'
import {
  compareDraft,
  discardDraft,
  getPublication,
  publishDraft,
  workbenchMessages,
} from '@volute/domain/workbench/workbench'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { makePdf } from '../../../test/make-pdf.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../test/open-workbench.ts'
import { NotYet } from '../../core/http/context.ts'
import { schema } from '../../core/db/index.ts'
import { findDifference } from './compare-draft.ts'
import { publish, publishDue } from './publish-draft.ts'

let shop: TestShop
let workbench: Awaited<ReturnType<typeof openWorkbench>>
beforeAll(async () => {
  shop = await openTestShop({}, { LOG_LEVEL: 'error' })
  workbench = await openWorkbench(shop)
})
afterAll(() => shop.close())

/** Requests the difference of a draft and returns the arguments for the worker. */
async function asked(publicationId: string) {
  await shop.call(compareDraft, { publicationId }, workbench.ada)
  const { publications } = schema
  const [draft] = await shop.shop.db
    .select({ revision: publications.filesRevision })
    .from(publications)
    .where(eq(publications.id, Number(publicationId)))
  return [Number(publicationId), draft?.revision ?? 0] as const
}

/** From here on, a file is found only after a part look-up succeeds. */
function findFilesAfterLookUp() {
  const { files } = shop.shop
  const exists = files.exists.bind(files)
  const pausing = vi.spyOn(files, 'exists').mockImplementation(async (key) => {
    const { status } = await shop.call(getPart, { partNumber: '235626' }, workbench.ada)
    return status === 200 && exists(key)
  })
  onTestFinished(() => pausing.mockRestore())
  return pausing
}

it('others are served while a draft is compared and while it is published (PUBLISH-17)', async () => {
  const publicationId = await workbench.drafted({
    'parts.csv': 'part_number,price\n235626,77\n',
    'documents/beside.pdf': makePdf(['Torque the casing screws']),
  })
  const pausing = findFilesAfterLookUp()
  await findDifference(shop.shop, ...(await asked(publicationId)))
  expect((await workbench.state(publicationId)).problem).toBeNull()
  await shop.call(publishDraft, { publicationId, atUtc: null, withoutBadRows: false }, workbench.ada)
  await publish(shop.shop, Number(publicationId))
  expect(pausing).toHaveBeenCalledTimes(2)
  expect(await workbench.state(publicationId)).toMatchObject({ state: 'PUBLISHED', changed: 1, added: 1 })
})

const numbers = Array.from({ length: 300 }, (_, n) => `CARRY-${n}`)
const carried = {
  'parts.csv': `part_number,description,unit,price\n${numbers.map((number, n) => `${number},Impeller ${n},CARRYUNIT,${n}.50\n`).join('')}`,
  'bom_lines.csv': `parent_part_number,child_part_number,quantity,position\n${numbers
    .slice(1)
    .map((number, n) => `CARRY-0,${number},1,${n + 1}\n`)
    .join('')}`,
  'supersessions.csv': 'part_number,replaced_by\nCARRY-1,CARRY-299\nCARRY-2,CARRY-1\n',
}

it('a draft of many rows is published as compared, allows a further publication, and is rolled back (PUBLISH-17)', async () => {
  const publicationId = await workbench.published(carried)
  expect(await workbench.state(publicationId)).toMatchObject({ state: 'PUBLISHED', problem: null })
  const again = await workbench.compared(carried)
  expect(await workbench.state(again)).toMatchObject({ counts: [], problem: null })
  await workbench.published({ 'parts.csv': 'part_number,unit,price\nCARRY-NEXT,NEXTUNIT,1\n' })
  const { rows } = await shop.shop.db.execute(sql`
    select price_cents::int as price, units.name as unit from parts join units on units.id = unit_id where part_number = 'CARRY-7'`)
  expect(rows).toEqual([{ price: 750, unit: 'CARRYUNIT' }])
  const back = await workbench.rolledBack(publicationId)
  expect(await workbench.state(back)).toMatchObject({ state: 'PUBLISHED', problem: null })
  expect((await shop.call(getPart, { partNumber: 'CARRY-7' }, workbench.ada)).status).toBe(404)
})

it('a comparison that takes too long is stopped, and the draft shows the reason (PUBLISH-14)', async () => {
  const publicationId = await workbench.drafted({ 'parts.csv': 'part_number,price\n235626,78\n' })
  await findDifference(shop.shop, ...(await asked(publicationId)), 0)
  const stopped = { work: null, isCompared: false, problem: workbenchMessages.tookTooLong }
  expect(await workbench.state(publicationId)).toMatchObject(stopped)
})

const waits = async () => {
  const { rows } = await shop.shop.db.execute(sql`
      select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database() limit 1`)
  return rows.length > 0
}

/** Makes the next comparison wait in its transaction: for a row locked by another one or, in the copy, for a file. */
async function holdComparing() {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { db, files } = shop.shop
  async function hold() {
    held.resolve()
    await released.promise
  }
  if (inject('clusterUrl')) {
    void db.transaction(async (other) => {
      await other.execute(sql`select from parts where part_number = '235626' for update`)
      await hold()
    })
    await held.promise
    return { isHeld: () => eventually(waits), release: released.resolve }
  }
  const exists = files.exists.bind(files)
  const pausing = vi.spyOn(files, 'exists').mockImplementationOnce(async (key) => {
    await hold()
    return exists(key)
  })
  onTestFinished(() => pausing.mockRestore())
  return { isHeld: () => held.promise, release: released.resolve }
}

it('a due scheduled publication does not wait for the comparison of a slow draft (PUBLISH-14)', async () => {
  const due = await workbench.compared({ 'parts.csv': 'part_number,price\nDUE-1,1\n' })
  const at = new Date(shop.clock.now.getTime() + 60_000)
  const sent = { publicationId: due, atUtc: at.toISOString(), withoutBadRows: false }
  await shop.call(publishDraft, sent, workbench.ada)
  const slow = await workbench.drafted({
    'parts.csv': 'part_number,price\n235626,86\n',
    'documents/slow.pdf': makePdf(['Torque the casing screws']),
  })
  const job = await asked(slow)
  const { isHeld, release } = await holdComparing()
  const comparing = findDifference(shop.shop, ...job)
  const ended = Promise.allSettled([comparing])
  await isHeld()
  shop.clock.now = at
  await publishDue(shop.shop)
  await publish(shop.shop, Number(due))
  expect(await workbench.state(due)).toMatchObject({ state: 'PUBLISHED', problem: null })
  expect(await workbench.state(slow)).toMatchObject({ work: 'COMPARING', problem: null })
  release()
  await ended
  await findDifference(shop.shop, ...job)
  expect(await workbench.state(slow)).toMatchObject({ isCompared: true, changed: 1, problem: null })
})

describe.skipIf(!inject('clusterUrl'))('on PostgreSQL', () => {
  /** Runs `act` while a comparison waits for a row that another transaction has locked. */
  async function whileComparing(act: (publicationId: string, comparing: Promise<void>) => Promise<void>) {
    const publicationId = await workbench.drafted({ 'parts.csv': 'part_number,price\n235626,81\n' })
    const job = await asked(publicationId)
    await shop.shop.db.transaction(async (other) => {
      await other.execute(sql`select from parts where part_number = '235626' for update`)
      const comparing = findDifference(shop.shop, ...job)
      comparing.catch(() => undefined)
      await eventually(waits)
      await act(publicationId, comparing)
    })
    return publicationId
  }

  it('discarding a draft ends its comparison, even while it waits for a lock (PUBLISH-14)', async () => {
    const publicationId = await whileComparing(async (id, comparing) => {
      await shop.call(discardDraft, { publicationId: id }, workbench.ada)
      await comparing
      expect(await waits()).toBe(false)
    })
    expect((await shop.call(getPublication, { publicationId }, workbench.ada)).status).toBe(404)
  })

  it('a publication interrupts a running comparison, which remains pending (PUBLISH-14)', async () => {
    const ready = await workbench.compared({ 'parts.csv': 'part_number,price\nBEFORE-1,1\n' })
    await whileComparing(async (id, comparing) => {
      await workbench.publishNow(ready)
      await expect(comparing).rejects.toThrow(NotYet)
      expect(await workbench.state(ready)).toMatchObject({ state: 'PUBLISHED' })
      expect(await workbench.state(id)).toMatchObject({ work: 'COMPARING', problem: null })
    })
  })
})
