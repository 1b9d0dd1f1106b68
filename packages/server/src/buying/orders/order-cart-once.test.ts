import { randomUUID } from 'node:crypto'
import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askQueue } from '../../../test/ask-queue.ts'
import { faultyErp } from '../../../test/faulty-erp.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart, type OrderBody } from '../../../test/order-body.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'
import { placeOrder } from './place-order.ts'

const { salesOrders } = schema
const beingProcessed =
  'An order of this shopping cart is already being processed. Please wait until it is done.'

let shop: TestShop
let ids: WorldIds
let ben: Caller & { userId: number }
let body: OrderBody

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(salesOrders)
  const { version } = (await shop.call(getCartMap, {}, ben)).body
  await shop.call(putCart, { replaceAll: true, version, items: [] }, ben)
  body = await fillCart(shop, ben, [{ partId: ids.part('TB10773'), quantity: 2 }])
})

async function place(sent: OrderBody, caller: Caller = ben) {
  const { status, body: answer } = await shop.call(placeSalesOrder, sent, caller)
  return [status, answer.error]
}

const withNewCode = (): OrderBody => ({ ...body, salesOrderRequestCode: randomUUID() })

async function pendingIds() {
  const rows = await shop.shop.db
    .select({ id: salesOrders.id })
    .from(salesOrders)
    .where(and(eq(salesOrders.userId, ben.userId), eq(salesOrders.requestStatus, 'PENDING')))
  return rows.map(({ id }) => id)
}

async function end(fault?: 'rejected') {
  const erp = faultyErp(shop.shop.erp)
  if (fault) erp.faults.push(fault)
  for (const id of await pendingIds()) await placeOrder({ ...shop.shop, erp: erp.erp }, id)
}

describe('one cart makes one order (OQ-44, OQ-48)', () => {
  it.each([2, 10])('of %i concurrent request codes, one becomes an order with one job', async (count) => {
    const answers = await Promise.all(Array.from({ length: count }, () => place(withNewCode())))
    expect(answers.filter(([status]) => status === 201)).toHaveLength(1)
    expect(answers.filter(([status]) => status === 409)).toEqual(
      Array.from({ length: count - 1 }, () => [409, beingProcessed]),
    )
    const [id, ...more] = await pendingIds()
    expect(more).toEqual([])
    const jobs = await askQueue(shop.shop.db, (boss) =>
      boss.findJobs<{ salesOrderId: number }>('place-order'),
    )
    expect(jobs.filter(({ data }) => data.salesOrderId >= Number(id))).toHaveLength(1)
  })

  it('while it is pending, another code is rejected and its own code returns the same order', async () => {
    expect(await place(body)).toEqual([201, undefined])
    expect(await place({ ...withNewCode(), poNumber: 'PO-78' })).toEqual([409, beingProcessed])
    expect(await place(body)).toEqual([200, undefined])
    expect(await pendingIds()).toHaveLength(1)
  })

  it('after it has failed, the cart can be ordered with a new code', async () => {
    await place(body)
    await end('rejected')
    expect(await place(body)).toEqual([200, undefined])
    expect(await place(withNewCode())).toEqual([201, undefined])
    expect(await place(withNewCode())).toEqual([409, beingProcessed])
  })

  it('after it is placed, the same parts can be ordered from a refilled cart', async () => {
    await place(body)
    await end()
    expect(await place(withNewCode())).toEqual([
      409,
      'Your shopping cart has changed. Please review it again.',
    ])
    body = await fillCart(shop, ben, [{ partId: ids.part('TB10773'), quantity: 2 }])
    expect(await place(body)).toEqual([201, undefined])
  })
})

it('a changed cart and another user’s cart can be ordered while the first order is pending (OQ-48)', async () => {
  await place(body)
  await shop.call(putCart, { replaceAll: false, items: [{ partId: ids.part('235626'), quantity: 1 }] }, ben)
  const [line] = body.cart
  if (!line) throw new Error('the order has no line')
  const changed = { ...withNewCode(), cart: [line, { ...line, partId: ids.part('235626'), quantity: 1 }] }
  expect(await place(changed)).toEqual([201, undefined])

  const rosa = await shop.signIn('rosa@riverbend.example')
  const hers = await fillCart(shop, rosa, [{ partId: ids.part('TB10773'), quantity: 2 }])
  expect(await place(hers, rosa)).toEqual([201, undefined])
})
