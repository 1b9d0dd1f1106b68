import { TransactionRollbackError } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askQueue } from '../../test/ask-queue.ts'
import { eventually } from '../../test/eventually.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({}, { LOG_LEVEL: 'silent' })
})
afterAll(() => shop.close())

const orderJobs = () => askQueue(shop.shop.db, (boss) => boss.findJobs('place-order'))

async function jobs(wanted: string) {
  return (await orderJobs()).filter(({ state }) => state === wanted).length
}

it('a job exists only when its transaction commits, and once for its data', async () => {
  const data = { salesOrderId: 900_001 }
  const undone = shop.shop.db.transaction(async (tx) => {
    await shop.shop.enqueue(tx, 'place-order', data)
    tx.rollback()
  })
  await expect(undone).rejects.toThrow(TransactionRollbackError)
  expect(await jobs('created')).toBe(0)
  await shop.shop.db.transaction(async (tx) => {
    await shop.shop.enqueue(tx, 'place-order', data)
    await shop.shop.enqueue(tx, 'place-order', data)
  })
  await shop.shop.enqueue(shop.shop.db, 'place-order', data)
  expect(await jobs('created')).toBe(1)
})

it('a job of a process that was killed is taken up again by another', async () => {
  await shop.shop.startWorkers()
  await eventually(async () => (await jobs('completed')) === 1)
  // The library has no call that lets a heartbeat run out.
  await shop.shop.db.execute(`
    update pgboss.job set state = 'active', completed_on = null, started_on = now(),
           heartbeat_on = now() - interval '11 seconds'`)
  expect(await eventually(async () => (await jobs('completed')) === 1, 400)).toBe(true)
}, 60_000)

it('OQ-72: a failed job keeps what went wrong, and none of the values that it wrote', async () => {
  const { db, enqueue } = shop.shop
  await db.execute(`alter table outbox add constraint outbox_closed check (text = '') not valid`)
  await enqueue(db, 'forgotten-password', { email: 'ben@riverbend.example' })
  const output = await eventually(async () => {
    const [job] = await askQueue(db, (boss) => boss.findJobs('forgotten-password'))
    return job?.output
  })
  await db.execute('alter table outbox drop constraint outbox_closed')
  expect(output).toMatchObject({ code: '23514', message: expect.stringContaining('outbox_closed') })
  expect(JSON.stringify(output)).not.toMatch(/Temporary password|ben@riverbend/)
})
