import { getHealth } from '@volute/domain/core/kernel'
import { getCompletedOrder } from '@volute/domain/buying/orders'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { scriptedErp, writePlaced } from '../../../test/scripted-erp.ts'
import { schema } from '../../core/db/index.ts'
import type { ErpOrderState } from '@volute/erp'
import { findStep } from '../../core/erp/index.ts'
import { followErp, followErpJob } from './follow-erp.ts'

let shop: TestShop
let ben: Caller & { userId: number }
let scripted: ReturnType<typeof scriptedErp>

beforeAll(async () => {
  scripted = scriptedErp()
  shop = await openTestShop({ erp: scripted.erp }, { LOG_LEVEL: 'silent' })
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())
beforeEach(() => {
  scripted.erp.isSilent = false
  scripted.erp.pageSize = 100
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
})

/** Orders of six whose date is delayed in the ERP. */
async function slipped(count: number): Promise<ErpOrderState[]> {
  const orders = await writePlaced(
    shop,
    ben,
    Array.from({ length: count }, () => ({ quantities: [6], committedDate: '2026-12-03' })),
  )
  return orders.map((order) => {
    const state = { ...order, lines: order.lines.map((line) => ({ ...line, promised: '2026-12-09' })) }
    scripted.report(state, shop.clock.now)
    return state
  })
}

/** Notifications in the outbox, grouped by order. */
async function newsOf(orders: ErpOrderState[]) {
  const rows = await shop.shop.db
    .select({ orderId: schema.salesOrders.erpOrderId, news: schema.outbox.orderNews })
    .from(schema.outbox)
    .innerJoin(schema.salesOrders, eq(schema.salesOrders.id, schema.outbox.salesOrderId))
    .where(
      inArray(
        schema.salesOrders.erpOrderId,
        orders.map(({ orderId }) => orderId),
      ),
    )
    .orderBy(asc(schema.outbox.id))
  return orders.map(({ orderId }) => rows.filter((row) => row.orderId === orderId).map(({ news }) => news))
}
const once = (orders: ErpOrderState[]) => orders.map(() => ['SLIPPED'])

const shown = async ({ orderId }: ErpOrderState) =>
  (await shop.call(getCompletedOrder, { orderNumber: orderId }, ben)).body

it('a delay in the ERP shows on the page and is mailed once, even if the job runs repeatedly and concurrently (STEP-06)', async () => {
  const orders = await slipped(5)
  scripted.erp.pageSize = 2
  await Promise.all([followErp(shop.shop), followErp(shop.shop)])
  await followErp(shop.shop)
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  await followErp(shop.shop)
  expect(await newsOf(orders)).toEqual(once(orders))
  const [first] = orders
  expect(first && (await shown(first)).orderItems[0]).toMatchObject({ promisedDate: '2026-12-09' })
})

it('a sync that fails halfway resumes and sends no notification twice (STEP-06)', async () => {
  const orders = await slipped(6)
  scripted.erp.pageSize = 4
  let left = 3
  const dying = {
    ...shop.shop,
    sendMail: (...given: Parameters<typeof shop.shop.sendMail>) =>
      left-- > 0
        ? shop.shop.sendMail(...given)
        : new Promise<never>((_, reject) => reject(new Error('killed'))),
  }
  await followErp(dying)
  const half = (await newsOf(orders)).filter((news) => news.length > 0)
  expect(half).toHaveLength(3)
  await followErp(shop.shop)
  expect(await newsOf(orders)).toEqual(once(orders))
})

it('the page and the health check report since when the ERP is silent, until it answers again (STEP-06)', async () => {
  const [order] = await slipped(1)
  if (!order) throw new Error('no order')
  await followErp(shop.shop)
  const { asOfUtc, comingBehind } = await shown(order)
  expect([asOfUtc, comingBehind]).toEqual([shop.clock.now.toISOString(), null])
  const since = new Date(shop.clock.now.getTime() + 60_000)
  scripted.erp.isSilent = true
  for (const minutes of [0, 1]) {
    shop.clock.now = new Date(since.getTime() + minutes * 60_000)
    await followErp(shop.shop)
  }
  expect(await shown(order)).toMatchObject({
    asOfUtc,
    comingBehind: expect.stringMatching(
      /^The ERP has not answered since 11\/20\/2026, \d+:\d\d.AM Los Angeles time\./,
    ),
  })
  expect((await shop.call(getHealth, {})).body).toEqual({
    status: 'ok',
    erp: 'ok',
    erpFailingSince: since.toISOString(),
  })
  expect(await findStep(shop.shop.db, 'orders')).toMatchObject({ failure: 'The ERP does not answer.' })
  scripted.erp.isSilent = false
  await followErp(shop.shop)
  expect((await shown(order)).comingBehind).toBeNull()
  expect((await shop.call(getHealth, {})).body.erpFailingSince).toBeNull()
})

it('an order that fails to sync blocks no other and is retried until it syncs (STEP-06)', async () => {
  const [bad, good] = await slipped(2)
  if (!bad || !good) throw new Error('no orders')
  const broken = { ...bad, shipments: [{ ...shipment, shippedUtc: 'yesterday' }] }
  scripted.report(broken, shop.clock.now)
  await followErp(shop.shop)
  expect(await newsOf([bad, good])).toEqual([[], ['SLIPPED']])
  expect(await findStep(shop.shop.db, 'orders')).toMatchObject({
    failure: `1 order could not be followed: ${bad.orderId}`,
    failingSinceUtc: null,
    lastUtc: shop.clock.now,
    changedSince: shop.clock.now,
  })
  expect((await shown(good)).comingBehind).toBeNull()
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
  scripted.report(bad, new Date(0))
  await followErp(shop.shop)
  expect(await newsOf([bad])).toEqual([['SLIPPED']])
  expect((await findStep(shop.shop.db, 'orders'))?.failure).toBeNull()
})

it('a shipped order that failed to sync is retried too (STEP-06)', async () => {
  const [order] = await slipped(1)
  if (!order) throw new Error('no order')
  const lines = order.lines.map((line) => ({ ...line, shipped: line.ordered }))
  const left = (trackingNumber: string, shippedUtc: string) => ({
    ...order,
    lines,
    shipments: [{ ...shipment, trackingNumber, shippedUtc, lines: [{ position: 0, quantity: '6' }] }],
  })
  const today = shop.clock.now.toISOString()
  scripted.report(left('T-1', today), shop.clock.now)
  await followErp(shop.shop)
  expect(await shown(order)).toMatchObject({ status: 'Shipped', trackingNumber: 'T-1' })
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  scripted.report(left('T-2', 'yesterday'), shop.clock.now)
  await followErp(shop.shop)
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
  scripted.report(left('T-2', today), new Date(0))
  await followErp(shop.shop)
  expect(await shown(order)).toMatchObject({ status: 'Shipped', trackingNumber: 'T-2' })
})

const shipment = {
  shipmentId: 'S1',
  shippedUtc: null,
  cancelledUtc: null,
  carrier: null,
  trackingNumber: null,
  lines: [{ position: 0, quantity: '1' }],
}

it('an order without an ERP number is left to its own job and synced once it has one (STEP-06, OQ-47)', async () => {
  const [order] = await slipped(1)
  if (!order) throw new Error('no order')
  const { salesOrders } = schema
  const isIt = eq(salesOrders.erpOrderId, order.orderId)
  const [placed] = await shop.shop.db.select().from(salesOrders).where(isIt)
  await shop.shop.db
    .update(salesOrders)
    .set({ requestStatus: 'PENDING', erpOrderId: null, erpOrderNumber: null, receivedUtc: null })
    .where(isIt)
  await followErp(shop.shop)
  const ofIt = eq(salesOrders.id, placed?.id ?? 0)
  const [pending] = await shop.shop.db.select().from(salesOrders).where(ofIt)
  expect([pending?.requestStatus, pending?.asOfUtc]).toEqual(['PENDING', null])
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
  const { requestStatus, erpOrderId, erpOrderNumber, receivedUtc } = placed ?? {}
  await shop.shop.db
    .update(salesOrders)
    .set({ requestStatus, erpOrderId, erpOrderNumber, receivedUtc })
    .where(ofIt)
  await followErp(shop.shop)
  expect(await newsOf([order])).toEqual([['SLIPPED']])
})

it('accounts, discounts and distributors sync from the ERP; missing ones are kept (STEP-07)', async () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
  const read = async () => ({
    accounts: await shop.shop.db.select().from(schema.accounts).orderBy(asc(schema.accounts.identifier)),
    distributors: await shop.shop.db
      .select()
      .from(schema.distributors)
      .orderBy(asc(schema.distributors.code)),
  })
  const before = await read()
  const [account, other] = before.accounts
  const [distributor, second] = before.distributors
  scripted.accounts.push(
    { identifier: ` ${account?.identifier.toLowerCase()}`, name: 'Renamed', discountPercent: '7.50' },
    { identifier: 'A-NEW', name: 'New', discountPercent: '0' },
    { identifier: 'A-ODD', name: 'Odd', discountPercent: '101' },
  )
  scripted.distributors.push(
    { code: distributor?.code ?? '', name: 'Renamed' },
    { code: 'D-NEW', name: 'New' },
    { code: 'D-TAKEN', name: second?.name ?? '' },
  )
  await followErp(shop.shop)
  const now = await read()
  const spelled = ` ${account?.identifier.toLowerCase()}`
  expect(now.accounts.map(({ identifier }) => identifier).toSorted()).toEqual(
    [spelled, ...before.accounts.slice(1).map(({ identifier }) => identifier), 'A-NEW'].toSorted(),
  )
  const found = (id: number | undefined) => now.accounts.find((one) => one.id === id)
  expect(found(account?.id)).toMatchObject({
    identifier: spelled,
    name: 'Renamed',
    discountBasisPoints: 750,
  })
  expect(found(other?.id)).toEqual(other)
  expect(now.distributors.find(({ id }) => id === distributor?.id)).toMatchObject({
    name: 'Renamed',
    companyId: distributor?.companyId,
  })
  expect(now.distributors.map(({ code }) => code)).toContain('D-NEW')
  expect(now.distributors.map(({ code }) => code)).not.toContain('D-TAKEN')
  const asked = () => scripted.asked.filter((question) => question === 'customers').length
  const times = asked()
  await followErp(shop.shop)
  expect(asked()).toBe(times)
})

it('the sync runs when the workers start, unless it is turned off (STEP-06)', async () => {
  for (const [minutes, isRead] of [
    ['1', true],
    ['0', false],
  ] as const) {
    const erp = scriptedErp()
    const own = await openTestShop({ erp: erp.erp }, { ERP_SYNC_MINUTES: minutes })
    await own.shop.startWorkers()
    if (isRead) await eventually(async () => erp.asked.length > 0)
    else expect(await own.shop.isUnfinished(followErpJob)).toBe(false)
    await own.close()
  }
})
