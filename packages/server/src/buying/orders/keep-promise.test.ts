import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { durations } from '@volute/domain/core/kernel'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { getPromises } from '@volute/domain/catalogue/promise'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart } from '../../../test/order-body.ts'
import { questionedErp, suppliedBy } from '../../../test/questioned-erp.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'
import { ErpError, type ErpOrder, type ErpPort } from '@volute/erp'
import { findPendingOrder } from './order-store.ts'
import { placeOrder } from './place-order.ts'
import { promiseLines } from './promise-lines.ts'

const { erp: questioned, asked, answers } = questionedErp()
/** Calls to the ERP, in order. */
const calls: string[] = []
const submitted: ErpOrder[] = []
let shop: TestShop
let ids: WorldIds
let ben: Caller
let desk: ErpPort

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
  desk = shop.shop.erp
})
beforeEach(async () => {
  asked.length = 0
  calls.length = 0
  answers.next = suppliedBy({
    stock: [{ warehouse: 'Fresno', quantity: '4' }],
    receipts: [{ dueOn: '2026-12-01', quantity: '12' }],
  })
  // Each test gets an ERP without state from the others.
  shop.shop.erp = {
    ...desk,
    async askParts(...question) {
      calls.push('parts')
      return questioned.askParts(...question)
    },
    async submitOrder(order) {
      calls.push('order')
      submitted.push(order)
      return desk.submitOrder(order)
    },
  }
  await emptyCart()
})
afterAll(() => shop.close())

async function emptyCart() {
  const { version } = (await shop.call(getCartMap, {}, ben)).body
  await shop.call(putCart, { replaceAll: true, version, items: [] }, ben)
}

const seal = { partNum: 'TB10773', quantity: 10 }
const show = (items: { partNum: string; quantity: number }[], caller = ben) =>
  shop.call(getPromises, { items }, caller)

/** Places an order of ten seals, and of a painted part if requested. */
async function ordered({ withPaint = false, inParts = true } = {}) {
  const filled = await fillCart(shop, ben, [
    { partId: ids.part('TB10773'), quantity: 10 },
    ...(withPaint
      ? [{ partId: ids.part('AB/1-2'), quantity: 4, paintColorId: ids.color('Safety Blue') }]
      : []),
  ])
  const body = { ...filled, allowPartialShipments: inParts }
  expect((await shop.call(placeSalesOrder, body, ben)).status).toBe(201)
  const [order] = await shop.shop.db
    .select({ id: schema.salesOrders.id })
    .from(schema.salesOrders)
    .where(eq(schema.salesOrders.requestCode, body.salesOrderRequestCode))
  return order?.id ?? 0
}

const promisesOf = (salesOrderId: number) =>
  shop.shop.db
    .select({
      shownPromise: schema.salesOrderLines.shownPromise,
      committedDate: schema.salesOrderLines.committedDate,
    })
    .from(schema.salesOrderLines)
    .where(eq(schema.salesOrderLines.salesOrderId, salesOrderId))
    .orderBy(asc(schema.salesOrderLines.position))

const fresno = { kind: 'stock', warehouse: 'Fresno' }
const shown = {
  shownPromise: [
    { quantity: 4, date: '2026-11-23', source: fresno },
    { quantity: 6, date: '2026-12-02', source: { kind: 'receipt', dueOn: '2026-12-01', quantity: 12 } },
  ],
  committedDate: '2026-12-02',
}
const none = { shownPromise: null, committedDate: null }

it('an order keeps the dates its buyer was shown, shifted per line, without asking the ERP again (PROMISE-09)', async () => {
  await show([seal, { partNum: 'AB/1-2', quantity: 4 }])
  const id = await ordered({ withPaint: true })
  const painted = {
    shownPromise: [{ quantity: 4, date: '2026-11-23', source: fresno }],
    committedDate: '2026-11-23',
  }
  expect(await promisesOf(id)).toEqual([shown, painted])

  await placeOrder(shop.shop, id)
  expect(calls).toEqual(['parts', 'order'])
})

it('dates the buyer was not shown are requested in one call before the order is submitted (PROMISE-09)', async () => {
  await show([seal])
  const id = await ordered({ withPaint: true })
  expect(await promisesOf(id)).toEqual([shown, none])
  answers.next = suppliedBy({ leadTimeDays: 5 })
  await placeOrder(shop.shop, id)
  expect(calls).toEqual(['parts', 'parts', 'order'])
  expect(asked[1]).toEqual(['A-RIVER', [{ partNumber: 'AB/1-2', quantity: '4' }]])
  const making = { kind: 'making', workingDays: 5 }
  expect(await promisesOf(id)).toEqual([
    shown,
    { shownPromise: [{ quantity: 4, date: '2026-12-03', source: making }], committedDate: '2026-12-03' },
  ])
})

it('an allocation without a date leaves the committed date open (PROMISE-09)', async () => {
  answers.next = suppliedBy({ stock: [{ warehouse: 'Fresno', quantity: '4' }] })
  await show([seal])
  expect(await promisesOf(await ordered())).toEqual([
    {
      shownPromise: [
        { quantity: 4, date: '2026-11-23', source: fresno },
        { quantity: 6, date: null, source: { kind: 'unknown' } },
      ],
      committedDate: null,
    },
  ])
})

it('an order does not keep dates that have expired or were shown to another company (PROMISE-09)', async () => {
  await show([seal], await shop.signIn('kim@kestrel.example'))
  expect(await promisesOf(await ordered())).toEqual([none])
  await show([seal])
  await emptyCart()
  shop.clock.now = new Date(shop.clock.now.getTime() + durations.shownPromise)
  expect(await promisesOf(await ordered())).toEqual([none])
})

it.each([
  ['silent', new ErpError('retryable', 'the line is dead', 'unknown')],
  ['closed to the shop', new ErpError('config', 'no rights')],
  ['of the opinion that it may not ask', new ErpError('rejected', 'no')],
  ['broken', new TypeError('undefined is not a function')],
])('an order is placed without dates while the ERP is %s (PROMISE-09)', async (_, error) => {
  answers.next = async () => {
    throw error
  }
  const id = await ordered()
  await placeOrder(shop.shop, id)
  expect(calls).toEqual(['parts', 'order'])
  expect(await promisesOf(id)).toEqual([none])
  const [order] = await shop.shop.db.select().from(schema.salesOrders).where(eq(schema.salesOrders.id, id))
  expect(order?.requestStatus).toBe('COMPLETED')
})

it('an order continues without dates when the ERP does not answer in time (PROMISE-09)', async () => {
  answers.next = () => new Promise(() => {})
  const pending = await findPendingOrder(shop.shop.db, await ordered())
  if (!pending) throw new Error('no order is pending')
  expect((await promiseLines(shop.shop, pending, 1)).lines).toMatchObject([none])
})

it('the mail of a received order gives each line’s dates and their sources (PROMISE-06)', async () => {
  await show([seal])
  const id = await ordered()
  await placeOrder(shop.shop, id)
  const [mail] = await shop.shop.db.select().from(schema.outbox).where(eq(schema.outbox.salesOrderId, id))
  expect(mail?.text).toContain(
    '$614.90 each, ready 4 on 11/23/2026 from Fresno · 6 on 12/02/2026 (12 due 12/01/2026)',
  )
})

describe('an order shipped in one parcel', () => {
  const together = { withPaint: true, inParts: false }
  const painted = { partNum: 'AB/1-2', quantity: 4 }
  const onItsDay = {
    shownPromise: [
      { ...shown.shownPromise[0], date: '2026-12-02' },
      { ...shown.shownPromise[1], date: '2026-12-02' },
    ],
    committedDate: '2026-12-02',
  }
  const paintedToo = {
    shownPromise: [{ quantity: 4, date: '2026-12-02', source: fresno }],
    committedDate: '2026-12-02',
  }

  it('commits every line to the day on which all of it is ready (PROMISE-12)', async () => {
    await show([seal, painted])
    const id = await ordered(together)
    expect(await promisesOf(id)).toEqual([onItsDay, paintedToo])
    await placeOrder(shop.shop, id)
    expect(calls).toEqual(['parts', 'order'])
  })

  it('gets its dates as a whole if one line was not shown (PROMISE-12)', async () => {
    await show([seal])
    const id = await ordered(together)
    expect(await promisesOf(id)).toEqual([none, none])
    await placeOrder(shop.shop, id)
    // The ERP was asked about the seals a moment ago.
    expect(asked[1]).toEqual(['A-RIVER', [{ partNumber: 'AB/1-2', quantity: '4' }]])
    expect(await promisesOf(id)).toEqual([onItsDay, paintedToo])
  })

  it('has no dates if the ERP does not answer for one of its lines (PROMISE-12)', async () => {
    const answer = suppliedBy({ stock: [{ warehouse: 'Fresno', quantity: '4' }] })
    answers.next = async (customer, wanted) =>
      answer(
        customer,
        wanted.filter(({ partNumber }) => partNumber === 'TB10773'),
      )
    const id = await ordered(together)
    await placeOrder(shop.shop, id)
    expect(await promisesOf(id)).toEqual([none, none])
  })

  it('sends the ERP the dates committed to the buyer (ERP-12)', async () => {
    await show([seal, painted])
    await placeOrder(shop.shop, await ordered(together))
    expect(submitted.at(-1)?.lines.map(({ promised }) => promised)).toEqual([
      [
        { quantity: '4', date: '2026-12-02', warehouse: 'Fresno' },
        { quantity: '6', date: '2026-12-02', warehouse: null },
      ],
      [{ quantity: '4', date: '2026-12-02', warehouse: 'Fresno' }],
    ])
  })
})
