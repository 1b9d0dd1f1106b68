import { TransactionRollbackError } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod/mini'
import { askQueue } from '../../../test/ask-queue.ts'
import { eventually } from '../../../test/eventually.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { databaseUrl } from '../../../test/prepare-database.ts'

const placeOrder = { name: 'place-order', payload: z.object({ salesOrderId: z.number() }) }
const watchErp = { name: 'watch-erp', payload: z.object({ one: z.number() }) }
const readFile = { name: 'read-file', payload: z.object({ publicationId: z.number(), fileId: z.number() }) }
const forgottenPassword = { name: 'forgotten-password', payload: z.object({ email: z.string() }) }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({}, { LOG_LEVEL: 'silent' })
})
afterAll(() => shop.close())

const orderJobs = () => askQueue(shop.shop.db, (boss) => boss.findJobs('place-order'))

async function jobs(wanted: string) {
  return (await orderJobs()).filter(({ state }) => state === wanted).length
}

it('a job exists only when its transaction commits, and only once for the same data', async () => {
  const data = { salesOrderId: 900_001 }
  const undone = shop.shop.db.transaction(async (tx) => {
    await shop.shop.enqueue(tx, placeOrder, data)
    tx.rollback()
  })
  await expect(undone).rejects.toThrow(TransactionRollbackError)
  expect(await jobs('created')).toBe(0)
  await shop.shop.db.transaction(async (tx) => {
    await shop.shop.enqueue(tx, placeOrder, data)
    await shop.shop.enqueue(tx, placeOrder, data)
  })
  await shop.shop.enqueue(shop.shop.db, placeOrder, data)
  expect(await jobs('created')).toBe(1)
})

const clusterUrl = inject('clusterUrl')

it.skipIf(!clusterUrl)('a worker in another process is notified of a job without polling', async () => {
  const { rows } = await shop.shop.db.execute<{ name: string }>('select current_database() as name')
  const connectionString = databaseUrl(clusterUrl ?? '', rows[0]?.name ?? '')
  const worked: unknown[] = []
  const other = new PgBoss({
    connectionString,
    migrate: false,
    supervise: false,
    useListenNotify: true,
    max: 2,
  })
  await other.start()
  await other.work('watch-erp', { pollingIntervalSeconds: 3_600 }, async ([job]) => worked.push(job?.data))
  // The first job may still be found by the check with which a worker starts.
  for (const job of [{ one: 1 }, { one: 2 }]) {
    await shop.shop.enqueue(shop.shop.db, watchErp, job)
    await eventually(async () => worked.length === job.one)
  }
  await other.stop({ graceful: false })
  expect(worked).toEqual([{ one: 1 }, { one: 2 }])
})

it('a job of a killed process is taken over by another', async () => {
  await shop.shop.startWorkers()
  await eventually(async () => (await jobs('completed')) === 1)
  // The library has no call that expires a heartbeat.
  await shop.shop.db.execute(`
    update pgboss.job set state = 'active', completed_on = null, started_on = now(),
           heartbeat_on = now() - interval '11 seconds'`)
  expect(await eventually(async () => (await jobs('completed')) === 1)).toBe(true)
})

it('a job left an hour in the future by a clock change is done without waiting for that hour', async () => {
  const other = await openTestShop({}, { LOG_LEVEL: 'silent' })
  await other.shop.enqueue(other.shop.db, placeOrder, { salesOrderId: 900_002 })
  await other.shop.db.execute(`update pgboss.job set start_after = now() + interval '1 hour'`)
  const states = async () =>
    (await askQueue(other.shop.db, (boss) => boss.findJobs('place-order'))).map(({ state }) => state)
  await other.shop.startWorkers(100)
  await eventually(async () => (await states())[0] === 'completed')
  await other.close()
})

it('a queue with one job at a time takes the next job without polling (BRING-56)', async () => {
  const other = await openTestShop({}, { LOG_LEVEL: 'silent' })
  for (const fileId of [1, 2, 3])
    await other.shop.enqueue(other.shop.db, readFile, { publicationId: 900_003, fileId })
  // No check for due jobs follows: only the worker itself can continue.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await other.shop.startWorkers()
  const done = async () =>
    (await askQueue(other.shop.db, (boss) => boss.findJobs('read-file'))).filter(
      ({ state }) => state === 'completed',
    ).length
  await eventually(async () => (await done()) >= 3)
  expect(await done()).toBe(3)
  vi.useRealTimers()
  await other.close()
})

it('a stored job runs with the fields its declaration names, and a job without them fails', async () => {
  const sent = await askQueue(shop.shop.db, async (boss) => ({
    whole: await boss.send('place-order', { salesOrderId: 900_004, ofLater: 1 }, { singletonKey: 'whole' }),
    bare: await boss.send('place-order', { ofLater: 1 }, { singletonKey: 'bare' }),
  }))
  const job = async (id: string | null) => (await orderJobs()).find((one) => one.id === id)
  await shop.shop.retrySoon(placeOrder)
  await eventually(async () => (await job(sent.whole))?.state === 'completed')
  await eventually(async () => (await job(sent.bare))?.state === 'retry')
  expect(await job(sent.bare)).toMatchObject({ output: { message: expect.stringContaining('salesOrderId') } })
})

it('a failed job stores its error without the values it wrote (OQ-72)', async () => {
  const { db, enqueue } = shop.shop
  await db.execute(`alter table outbox add constraint outbox_closed check (text = '') not valid`)
  await enqueue(db, forgottenPassword, { email: 'ben@riverbend.example' })
  const output = await eventually(async () => {
    const [job] = await askQueue(db, (boss) => boss.findJobs('forgotten-password'))
    return job?.output
  })
  await db.execute('alter table outbox drop constraint outbox_closed')
  expect(output).toMatchObject({ code: '23514', message: expect.stringContaining('outbox_closed') })
  expect(JSON.stringify(output)).not.toMatch(/Temporary password|ben@riverbend/)
})
