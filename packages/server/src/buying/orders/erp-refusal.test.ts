import { getHealth } from '@volute/domain/core/kernel'
import { getOrderStatus, placeSalesOrder } from '@volute/domain/buying/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askQueue } from '../../../test/ask-queue.ts'
import { eventually } from '../../../test/eventually.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart } from '../../../test/order-body.ts'
import { readMails } from '../../../test/read-mails.ts'
import { worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'
import { ErpError, type ErpOrder, type ErpPort } from '@volute/erp'
import { placeOrderJob } from './place-order.ts'

/** An ERP that fails on demand, and counts its calls. */
const asked = { health: 0, submitOrder: 0, orders: 0 }
let failure: ErpError | undefined
/** The only order that it cannot accept, and its error for it. */
let stuck: { requestCode: string; says: ErpError } | undefined
const cannot = 'Tryton cannot process order 7: no account'
const noAccount = new ErpError('config', cannot, 'notApplied', 'order')
const broken = new ErpError('retryable', 'Tryton answered 500.', 'notApplied')
const erp = {
  async health() {
    asked.health++
    if (failure) throw failure
    return { product: 'An ERP', version: '1' }
  },
  async submitOrder({ requestCode }: ErpOrder) {
    asked.submitOrder++
    if (failure) throw failure
    if (requestCode === stuck?.requestCode) throw stuck.says
    const orderId = String(700_000 + asked.orders++)
    return { orderId, orderNumber: orderId, wasThere: false }
  },
} satisfies Partial<ErpPort> as unknown as ErpPort

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ erp }, { LOG_LEVEL: 'silent' })
  await shop.shop.startWorkers(200)
})
afterAll(() => shop.close())

async function order(email: string): Promise<{ caller: Caller; requestCode: string }> {
  const caller = await shop.signIn(email)
  const partId = (await worldIds(shop)).part('TB10773')
  const body = await fillCart(shop, caller, [{ partId, quantity: 1 }])
  expect((await shop.call(placeSalesOrder, body, caller)).status).toBe(201)
  return { caller, requestCode: body.salesOrderRequestCode }
}

const status = async ({ caller, requestCode }: Awaited<ReturnType<typeof order>>) =>
  (await shop.call(getOrderStatus, { requestCode }, caller)).body.requestStatus

const isCompleted = (placed: Awaited<ReturnType<typeof order>>) => async () =>
  (await status(placed)) === 'COMPLETED'

const health = async () => (await shop.call(getHealth, {})).body

const mailsOf = async (email: string, subject: string) =>
  (await readMails(shop, email)).filter((mail) => mail.subject === subject).length
const alarms = (email: string) => mailsOf(email, 'Volute: the ERP refuses the shop')

it('an ERP that rejects the shop holds all orders, raises one alarm and gets the orders once it answers (OQ-47)', async () => {
  failure = new ErpError('config', 'The ERP refuses the credentials.')
  expect(await health()).toMatchObject({ status: 'ok', erp: 'ok' })
  const first = await order('ben@riverbend.example')
  await eventually(async () => asked.health >= 1)
  const submitted = asked.submitOrder
  const second = await order('rosa@riverbend.example')
  await eventually(async () => asked.health >= 3)

  expect([await status(first), await status(second)]).toEqual(['PENDING', 'PENDING'])
  expect(await health()).toMatchObject({ status: 'ok', erp: 'refuses' })
  expect(asked.submitOrder).toBe(submitted)
  const staff = ['ada@volute.example', 'otto@volute.example']
  expect(await Promise.all(staff.map(alarms))).toEqual([1, 1])
  expect(await Promise.all(['sol@volute.example', 'rosa@riverbend.example'].map(alarms))).toEqual([0, 0])

  failure = undefined
  await eventually(isCompleted(first))
  await eventually(isCompleted(second))
  await eventually(async () => (await health()).erp === 'ok')
})

it('an order whose job has failed in the queue is placed without a restart (OQ-47)', async () => {
  failure = new ErpError('retryable', 'The ERP does not answer.')
  const placed = await order('ben@riverbend.example')
  const giveUp = () =>
    askQueue(shop.shop.db, async (boss) => {
      const queued = await boss.findJobs('place-order', { queued: true })
      const job = queued.find(({ state }) => state === 'retry')
      if (!job) return false
      await boss.update('place-order', undefined, { id: job.id, retryLimit: 0 })
      await boss.fail('place-order', job.id)
      return (await boss.findJobs('place-order', { id: job.id }))[0]?.state === 'failed'
    })
  await eventually(giveUp)
  failure = undefined
  expect(await eventually(isCompleted(placed))).toBe(true)
})

it('an order the ERP cannot accept waits with one notification while others are placed (ERP-13)', async () => {
  failure = new ErpError('retryable', 'The ERP does not answer.')
  const waiting = await order('ben@riverbend.example')
  stuck = { requestCode: waiting.requestCode, says: noAccount }
  failure = undefined
  const tries = () => shop.shop.db.select().from(schema.erpTries).where(eq(schema.erpTries.outcome, 'STUCK'))
  await eventually(async () => ((await tries())[0]?.times ?? 0) >= 2)
  expect(await eventually(isCompleted(await order('rosa@riverbend.example')))).toBe(true)

  expect(await status(waiting)).toBe('PENDING')
  expect(await health()).toMatchObject({ status: 'ok', erp: 'ok' })
  expect(await tries()).toMatchObject([{ reason: cannot }])
  const reported = (email: string) => mailsOf(email, 'Volute: an order waits at the ERP')
  expect(await Promise.all(['ada@volute.example', 'rosa@riverbend.example'].map(reported))).toEqual([1, 0])
  stuck = undefined
  await shop.shop.retrySoon(placeOrderJob)
  expect(await eventually(isCompleted(waiting))).toBe(true)
})

it.each([
  ['it cannot take the oldest', noAccount],
  ['the oldest always breaks it', broken],
])('the ERP watch ends with the first order the ERP accepts, though %s (ERP-13)', async (_, says) => {
  failure = new ErpError('retryable', 'The ERP does not answer.')
  const oldest = await order('ben@riverbend.example')
  stuck = { requestCode: oldest.requestCode, says }
  failure = new ErpError('config', 'The ERP refuses the credentials.')
  const next = await order('rosa@riverbend.example')
  await eventually(async () => (await health()).erp === 'refuses')
  failure = undefined
  expect(await eventually(isCompleted(next))).toBe(true)
  expect(await eventually(async () => (await health()).erp === 'ok')).toBe(true)
  expect(await status(oldest)).toBe('PENDING')
  stuck = undefined
  await shop.shop.retrySoon(placeOrderJob)
  expect(await eventually(isCompleted(oldest))).toBe(true)
})
