import { getCompletedOrder } from '@volute/domain/buying/orders'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import {
  changedLine as line,
  erpLine,
  scriptedErp,
  erpParcel as parcel,
  writePlaced,
} from '../../../test/scripted-erp.ts'
import { schema } from '../../core/db/index.ts'
import type { ErpOrderState } from '@volute/erp'
import { syncOrder } from './sync-order.ts'

let shop: TestShop
let ben: Caller & { userId: number }
const recipient = 'ben@riverbend.example'
const scripted = scriptedErp()

beforeAll(async () => {
  shop = await openTestShop({ erp: scripted.erp })
  ben = await shop.signIn(recipient)
})
afterAll(() => shop.close())

async function placed(quantities: number[], committedDate: string | null = null): Promise<ErpOrderState> {
  const [state] = await writePlaced(shop, ben, [{ quantities, committedDate }])
  if (!state) throw new Error('no order was written')
  return state
}
const keep = (state: ErpOrderState, askedUtc?: Date) =>
  shop.shop.db.transaction((tx) => syncOrder(shop.shop, tx, state, askedUtc && { askedUtc }))
const shown = async ({ orderId }: ErpOrderState) =>
  (await shop.call(getCompletedOrder, { orderNumber: orderId }, ben)).body
const mails = async ({ orderId }: ErpOrderState) => {
  const all = await shop.shop.db
    .select()
    .from(schema.outbox)
    .where(eq(schema.outbox.recipient, recipient))
    .orderBy(schema.outbox.id)
  return all.filter(({ subject }) => new RegExp(`order ${orderId}\\b`).test(subject))
}
const subjects = async (state: ErpOrderState) => (await mails(state)).map(({ subject }) => subject)
it('each of two parcels of one line is mailed once, with its contents and what is still to come (STEP-04)', async () => {
  const order = await placed([10])
  const first = {
    ...line(order, 0, { shipped: '4', promised: '2026-12-03' }),
    shipments: [parcel('S1', 4)],
  }
  expect([await keep(first), await keep(first)]).toEqual([true, false])
  expect(await shown(first)).toMatchObject({
    status: 'Partly Shipped',
    orderItems: [{ shippedQuantity: 4, cancelledQuantity: 0, promisedDate: '2026-12-03', returnable: 4 }],
    parcels: [{ parcelNumber: 1, carrier: 'UPS Ground', lines: [{ position: 0, quantity: 4 }] }],
  })
  const [mail] = await mails(order)
  expect(mail?.subject).toBe(`Volute: parcel 1 of order ${order.orderId} shipped`)
  expect(mail?.text).toBe(
    [
      `Parcel 1 of your order ${order.orderId} has shipped by UPS Ground. Your PO number is PO-77.`,
      'In this parcel:\n4 Seal (TB10773)',
      'Tracking number: 1Z999AA10123456784\nFollow it: https://www.ups.com/track?tracknum=1Z999AA10123456784',
      'Still to come:\n6 Seal (TB10773) on 12/03/2026',
      `See the order: http://localhost:3000/orders/${order.orderId}\n`,
    ].join('\n\n'),
  )
  const second = {
    ...line(order, 0, { shipped: '10' }),
    shipments: [parcel('S1', 4), parcel('S2', 6, { carrier: null, trackingNumber: 'T-2' })],
  }
  await keep(second)
  expect(await shown(second)).toMatchObject({ status: 'Shipped', trackingNumber: 'T-2' })
  const last = (await mails(order)).at(-1)
  expect(last?.text).toContain('This was the last of it.')
  expect(last?.text).toContain('shipped by Ground')
  expect(last?.text).not.toContain('Follow it')
  expect(await mails(order)).toHaveLength(2)
})

it('the mail of a parcel with only added lines says so (STEP-03, STEP-04)', async () => {
  const order = await placed([10])
  await keep({ ...order, shipments: [{ ...parcel('S1', 1), lines: [] }] })
  const [mail] = await mails(order)
  expect(mail?.text).toContain('PO-77.\n\nIt contains what was added to your order.\n\nTracking number')
})

it('a corrected tracking number and a cancelled parcel are each mailed once (STEP-04)', async () => {
  const order = await placed([10])
  const at = (shipped: number, changed: Parameters<typeof parcel>[2]) => ({
    ...line(order, 0, { shipped: String(shipped) }),
    shipments: [parcel('S1', 10, changed)],
  })
  for (const state of [
    at(10, {}),
    at(10, { trackingNumber: '1Z999AA10123456785' }),
    at(10, { trackingNumber: '1Z999AA10123456785' }),
    at(0, { cancelledUtc: '2026-11-20T11:00:00.000Z' }),
    at(0, { cancelledUtc: '2026-11-20T11:00:00.000Z' }),
  ])
    await keep(state)
  expect(await subjects(order)).toEqual([
    `Volute: order ${order.orderId} shipped`,
    `Volute: shipment of order ${order.orderId} corrected`,
    `Volute: shipment of parcel 1 of order ${order.orderId} corrected`,
  ])
  expect((await mails(order)).at(-1)?.text).toContain('it has not left')
  expect(await shown(order)).toMatchObject({ status: 'Received', trackingNumber: null })
})

it('a shipment cancelled before the first sync is not a parcel; a known parcel is marked as cancelled (TRACK-06)', async () => {
  const order = await placed([10])
  const cancelledUtc = '2026-11-20T09:00:00.000Z'
  const planned = parcel('S0', 10, { shippedUtc: null, cancelledUtc })
  await keep({ ...line(order, 0, { shipped: '4' }), shipments: [planned, parcel('S1', 4)] })
  expect(await shown(order)).toMatchObject({ parcels: [{ parcelNumber: 1, cancelledUtc: null }] })
  const { timeline } = await shown(order)
  expect(timeline.map(({ kind }) => kind)).not.toContain('PARCEL CANCELLED')
  await keep({ ...order, shipments: [planned, parcel('S1', 4, { cancelledUtc })] })
  expect((await shown(order)).parcels).toMatchObject([{ cancelledUtc }])
})

it('a delay is mailed once with all its lines; an earlier date is not mailed (STEP-05)', async () => {
  const order = await placed([6, 2, 1], '2026-12-03')
  const promised = (date: string, delayReason: string | null = null) => ({
    ...order,
    lines: order.lines.map((one, index) => (index < 2 ? { ...one, promised: date, delayReason } : one)),
  })
  await keep(promised('2026-12-03'))
  await keep(promised('2026-12-01'))
  expect(await mails(order)).toEqual([])
  await keep(promised('2026-12-09', 'supplier receipt late'))
  await keep(promised('2026-12-09', 'supplier receipt late'))
  await keep(promised('2026-12-08'))
  await keep(promised('2026-12-09'))
  const [mail, ...more] = await mails(order)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Volute: order ${order.orderId} comes later`)
  expect(mail?.text).toContain(
    [
      '6 Seal (TB10773) now 12/09/2026 (was 12/03/2026): supplier receipt late',
      '2 Seal (TB10773) now 12/09/2026 (was 12/03/2026): supplier receipt late',
    ].join('\n'),
  )
  const { timeline, orderItems } = await shown(order)
  expect(timeline.filter(({ kind }) => kind === 'SLIPPED')).toHaveLength(1)
  expect(orderItems.map(({ promisedDate }) => promisedDate)).toEqual(['2026-12-09', '2026-12-09', null])
})

it('an overdue date that the ERP moves day by day up to today shows on the page without a mail (STEP-05)', async () => {
  const order = await placed([6], '2026-11-18')
  for (const day of ['2026-11-19', '2026-11-20']) {
    const moved = line(order, 0, { promised: day })
    await keep(moved)
    expect((await shown(order)).orderItems[0]?.promisedDate).toBe(day)
  }
  expect(await mails(order)).toEqual([])
  await keep(line(order, 0, { promised: '2026-11-21' }))
  expect((await mails(order)).at(-1)?.text).toContain('now 11/21/2026 (was 11/18/2026)')
})

it('an answer older than the last applied one changes nothing (STEP-01)', async () => {
  const order = await placed([3])
  const at = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000)
  await keep({ ...order, pickedUtc: '2026-11-20T11:00:00.000Z' }, at(5))
  expect(await keep(order, at(4))).toBe(false)
  expect((await shown(order)).status).toBe('Picked')
  expect(await keep(order, at(6))).toBe(true)
  expect((await shown(order)).status).toBe('Received')
})

it('lines reduced, removed, increased and added in the ERP show on the order; one mail lists the cancelled quantities (STEP-03)', async () => {
  const order = await placed([10, 4, 2])
  const changed: ErpOrderState = {
    ...line(line(order, 0, { ordered: '7' }), 2, { ordered: '5', promised: '2026-12-01' }),
    lines: [
      { ...erpLine(0, 7), delayReason: 'as agreed by phone' },
      { ...erpLine(2, 5), promised: '2026-12-01' },
      { ...erpLine(null, 1), partNumber: 'PALLET', shipped: '0.5' },
    ],
  }
  await keep(changed)
  expect(await shown(order)).toMatchObject({
    status: 'Partly Shipped',
    itemsSubtotal: 1,
    orderItems: [
      { quantity: 10, cancelledQuantity: 3 },
      { quantity: 4, cancelledQuantity: 4 },
      { quantity: 2, cancelledQuantity: 0, promisedDate: '2026-12-01' },
    ],
    addedLines: [
      { partNumber: 'TB10773', quantity: 3, shippedQuantity: 0, promisedDate: '2026-12-01' },
      { partNumber: 'PALLET', quantity: 1, shippedQuantity: 0.5 },
    ],
  })
  const [mail, ...more] = await mails(order)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Volute: part of order ${order.orderId} is cancelled`)
  expect(mail?.text).toContain('3 Seal (TB10773): as agreed by phone\n4 Seal (TB10773)')
  expect(await keep(changed)).toBe(false)
})

it('an order cancelled in the ERP is mailed once with its reason and can be reopened (STEP-04)', async () => {
  const order = await placed([10])
  const cancelled = { ...order, cancelledUtc: '2026-11-20T10:00:00.000Z', reason: 'On hold' }
  await keep(cancelled)
  await keep(cancelled)
  expect(await shown(order)).toMatchObject({
    status: 'Rejected',
    reason: 'On hold',
    orderItems: [{ cancelledQuantity: 10 }],
  })
  expect(await mailsAbout('On hold')).toHaveLength(1)
  await keep(order)
  expect(await shown(order)).toMatchObject({ status: 'Received', reason: null })
  expect(await mailsAbout('On hold')).toHaveLength(1)
})

const mailsAbout = async (text: string) =>
  (await shop.shop.db.select().from(schema.outbox)).filter((mail) => mail.text.includes(text))

it('cancelling all lines rejects the order; quantities already shipped stay shipped (STEP-04)', async () => {
  const [none, some] = [await placed([10]), await placed([10])]
  await keep(line(none, 0, { cancelled: '10', delayReason: 'No longer made' }))
  expect(await shown(none)).toMatchObject({ status: 'Rejected', reason: 'No longer made' })
  await keep({
    ...line(some, 0, { shipped: '4' }),
    shipments: [parcel('S1', 4)],
    cancelledUtc: '2026-11-20T11:00:00.000Z',
    reason: 'The rest is not to be had',
  })
  expect(await shown(some)).toMatchObject({ status: 'Shipped', orderItems: [{ cancelledQuantity: 6 }] })
  expect(await subjects(some)).toEqual([
    `Volute: order ${some.orderId} shipped`,
    `Volute: part of order ${some.orderId} is cancelled`,
  ])
})

it('an ERP change is an event without a user; a staff change is an event of that user (STEP-01, EVENT-01)', async () => {
  const order = await placed([1], '2026-12-03')
  const kinds = async () =>
    (
      await shop.shop.db
        .select()
        .from(schema.events)
        .where(eq(schema.events.companyId, ben.companyId))
        .orderBy(desc(schema.events.id))
        .limit(2)
    ).map(({ kind, userId }) => [kind, userId])
  await keep(line(order, 0, { promised: '2026-12-04' }))
  expect(await kinds()).toEqual([
    ['slip-order', null],
    ['follow-erp', null],
  ])
  await shop.shop.db.transaction((tx) =>
    syncOrder(shop.shop, tx, line(order, 0, { promised: '2026-12-05' }), { userId: ben.userId }),
  )
  expect(await kinds()).toEqual([
    ['slip-order', ben.userId],
    ['slip-order', null],
  ])
})
