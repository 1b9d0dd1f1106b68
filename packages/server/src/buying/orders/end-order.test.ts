import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { asc, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askQueue } from '../../../test/ask-queue.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart } from '../../../test/order-body.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'
import { inTrace, newTrace } from '../../core/log/trace.ts'
import { endOrder } from './end-order.ts'
import { findPendingOrder, type PendingOrder } from './order-store.ts'

const { outbox, salesOrders } = schema
const people = ['ben@riverbend.example', 'rosa@riverbend.example']

let shop: TestShop
let ids: WorldIds
let callers: Caller[]
beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  callers = await Promise.all(people.map((one) => shop.signIn(one)))
})
afterAll(() => shop.close())

/** A pending order of each person. */
async function pendingOrders(): Promise<PendingOrder[]> {
  const known = new Set(
    (await shop.shop.db.select({ id: salesOrders.id }).from(salesOrders)).map(({ id }) => id),
  )
  for (const caller of callers) {
    const { version } = (await shop.call(getCartMap, {}, caller)).body
    await shop.call(putCart, { replaceAll: true, version, items: [] }, caller)
    const body = await fillCart(shop, caller, [{ partId: ids.part('TB10773'), quantity: 2 }])
    await shop.call(placeSalesOrder, body, caller)
  }
  const placed = await shop.shop.db
    .select({ id: salesOrders.id })
    .from(salesOrders)
    .orderBy(asc(salesOrders.id))
  const found = placed.flatMap(({ id }) => (known.has(id) ? [] : findPendingOrder(shop.shop.db, id)))
  return (await Promise.all(found)).flatMap((order) => order ?? [])
}

const placedAs = (orderNumber: string) => ({
  placed: { orderId: orderNumber, orderNumber, wasThere: false },
})
const cartSizes = () =>
  Promise.all(callers.map(async (caller) => (await shop.call(getCartMap, {}, caller)).body.items.length))
const statesOf = async (orders: PendingOrder[]) => {
  const rows = await shop.shop.db
    .select()
    .from(salesOrders)
    .where(
      inArray(
        salesOrders.id,
        orders.map(({ order }) => order.id),
      ),
    )
    .orderBy(asc(salesOrders.id))
  return rows.map(({ requestStatus, erpOrderNumber }) => [requestStatus, erpOrderNumber])
}
const mailsOf = async (orders: PendingOrder[]) => {
  const mails = await shop.shop.db.select().from(outbox)
  return orders.map(({ order }) =>
    mails.flatMap((mail) => (mail.salesOrderId === order.id ? [[mail.recipient, mail.orderNews]] : [])),
  )
}

it('orders that are answered at the same time end together, each with its own cart, mail and trace (ORDER-06, OQ-48)', async () => {
  const orders = await pendingOrders()
  const traces = orders.map(() => newTrace())
  const answers = [placedAs('E-1'), { rejected: 'The account is closed.' }]
  await Promise.all(
    orders.map((order, place) =>
      inTrace(traces[place] ?? '', () => endOrder(shop.shop, order, answers[place] ?? placedAs('E'))),
    ),
  )
  expect(await statesOf(orders)).toEqual([
    ['COMPLETED', 'E-1'],
    ['FAILED', null],
  ])
  expect(await cartSizes()).toEqual([0, 1])
  expect(await mailsOf(orders)).toEqual([[[people[0], 'RECEIVED']], [[people[1], 'FAILED']]])
  const jobs = await askQueue(shop.shop.db, (boss) => boss.findJobs('send-mail'))
  expect(jobs.flatMap(({ groupId }) => groupId ?? [])).toEqual(expect.arrayContaining(traces))
})

it('an order that cannot end does not hold up those that are answered at the same time (ERP-13)', async () => {
  const orders = await pendingOrders()
  const tooLong = 'E'.repeat(51)
  const answers = [tooLong, 'F-2'].map(placedAs)
  const ended = await Promise.allSettled(
    orders.map((order, place) => endOrder(shop.shop, order, answers[place] ?? placedAs('F'))),
  )
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(await statesOf(orders)).toEqual([
    ['PENDING', null],
    ['COMPLETED', 'F-2'],
  ])
  expect((await mailsOf(orders)).map((mails) => mails.length)).toEqual([0, 1])
})

it('an order that was ended meanwhile is not ended again, and has one mail', async () => {
  const [order] = await pendingOrders()
  if (!order) throw new Error('no order')
  await Promise.all([1, 2, 3].map(() => endOrder(shop.shop, order, placedAs('G-1'))))
  await endOrder(shop.shop, order, placedAs('G-2'))
  expect(await statesOf([order])).toEqual([['COMPLETED', 'G-1']])
  expect(await mailsOf([order])).toEqual([[[people[0], 'RECEIVED']]])
})
