import { getCompletedOrder, getManagedOrder, listManagedOrders } from '@volute/domain/buying/orders'
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type Desk, openDesk } from '../../../test/order-desk.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let desk: Desk

beforeAll(async () => {
  shop = await openTestShop()
  desk = await openDesk(shop)
})
afterAll(() => shop.close())

type Order = Awaited<ReturnType<Desk['received']>>

/** A picked order of 5 seals and 3 gaskets. */
async function picked() {
  const order = await desk.received('PO-PARTS', desk.ben, [5, 3])
  await desk.step(order, { step: 'PICKED' })
  return order
}
const linesOf = (...quantities: number[]) =>
  quantities.flatMap((quantity, position) => (quantity ? [{ position, quantity }] : []))
const shown = async ({ orderNumber }: Order) =>
  (await shop.call(getCompletedOrder, { orderNumber }, desk.ben)).body
const quantities = async (order: Order) =>
  (await shown(order)).orderItems.map((item) => [item.quantity, item.shippedQuantity, item.cancelledQuantity])
const managed = async ({ salesOrderId }: Order) =>
  (await shop.call(getManagedOrder, { salesOrderId: String(salesOrderId) }, desk.otto)).body
const shipmentsOf = async ({ orderNumber }: Order) =>
  (await shop.shop.erp.getOrders({ orderIds: [orderNumber] }))[0]?.shipments ?? []
const subjects = async ({ orderNumber }: Order) =>
  (await shop.shop.db.select().from(schema.outbox).orderBy(schema.outbox.id))
    .filter(({ text }) => text.includes(orderNumber))
    .map(({ subject }) => subject.replace('Volute: ', '').replace(orderNumber, 'N'))

describe('partial shipments (DESK-02)', () => {
  it('an order ships in three parcels, with a mail for each (DESK-03)', async () => {
    const order = await picked()
    expect(
      await desk.step(order, { step: 'SHIPPED', lines: linesOf(2), trackingNumber: 'T-1' }),
    ).toMatchObject({
      status: 200,
    })
    expect((await shown(order)).status).toBe('Partly Shipped')
    await desk.step(order, { step: 'SHIPPED', lines: linesOf(1, 3) })
    expect(await quantities(order)).toEqual([
      [5, 3, 0],
      [3, 3, 0],
    ])
    await desk.step(order, { step: 'SHIPPED', trackingNumber: 'T-3' })
    const { status, parcels, trackingNumber } = await shown(order)
    expect([status, trackingNumber]).toEqual(['Shipped', 'T-3'])
    expect(parcels.map((one) => [one.trackingNumber, one.lines])).toEqual([
      ['T-1', linesOf(2)],
      [null, linesOf(1, 3)],
      ['T-3', linesOf(2)],
    ])
    expect((await subjects(order)).slice(1)).toEqual([
      'parcel 1 of order N shipped',
      'parcel 2 of order N shipped',
      'parcel 3 of order N shipped',
    ])
    expect((await managed(order)).history.map(({ event, by }) => [event, by])).toEqual([
      ['Submitted', 'Ben'],
      ['Ordered', null],
      ['Picked', 'Otto'],
      ['Shipped', 'Otto'],
      ['Shipped', 'Otto'],
      ['Shipped', 'Otto'],
    ])
  })

  it('a part that the customer forbade ships only with a reason, which page, desk and mail show (DESK-26, OQ-119)', async () => {
    const order = await picked()
    const answer = await desk.step(order, { step: 'SHIPPED', lines: linesOf(2), reason: ' ' })
    expect([answer.status, answer.body.error]).toEqual([
      400,
      'A reason is required to ship a part: the customer wants one shipment.',
    ])
    await desk.step(order, { step: 'SHIPPED', lines: linesOf(2), reason: 'six are on back-order' })
    await desk.step(order, { step: 'SHIPPED', reason: 'not kept for the last parcel' })
    const reasons = ['six are on back-order', undefined]
    expect((await shown(order)).parcels.map((one) => one.partReason)).toEqual(reasons)
    expect((await managed(order)).parcels.map((one) => one.partReason)).toEqual(reasons)
    const mails = await shop.shop.db.select().from(schema.outbox)
    const ofPart = mails.filter(({ subject }) => subject.includes(`parcel 1 of order ${order.orderNumber}`))
    expect(ofPart.map(({ text }) => text.includes('Shipped in parts: six are on back-order'))).toEqual([true])
  })

  it.each<[string, object, string]>([
    ['more than is to come', { lines: linesOf(4) }, 'Line 1 has only 3 left.'],
    ['a line that it does not have', { lines: linesOf(0, 0, 1) }, 'Line 3 has none left.'],
    ['no line', { lines: [] }, 'Choose at least one line.'],
  ])('%s is rejected and changes nothing', async (_, noted, error) => {
    const order = await picked()
    await desk.step(order, { step: 'SHIPPED', lines: linesOf(2) })
    expect(await desk.step(order, { step: 'SHIPPED', ...noted })).toMatchObject({
      status: 400,
      body: { error },
    })
    expect(await quantities(order)).toEqual([
      [5, 2, 0],
      [3, 0, 0],
    ])
  })

  it('of two concurrent shipments of the same quantity one is rejected', async () => {
    const order = await picked()
    const answers = await Promise.all(
      [1, 2].map(() => desk.step(order, { step: 'SHIPPED', lines: linesOf(2), seenParcels: 0 })),
    )
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await shipmentsOf(order)).length).toBe(1)
  })
})

describe('correcting or cancelling a parcel (DESK-04)', () => {
  it('the tracking number of one of two parcels can be corrected', async () => {
    const order = await picked()
    await desk.step(order, { step: 'SHIPPED', lines: linesOf(2), trackingNumber: 'T-1' })
    await desk.step(order, { step: 'SHIPPED', trackingNumber: 'T-2' })
    const [first, second] = await shipmentsOf(order)
    await desk.step(order, { step: 'CORRECTED', parcelId: first?.shipmentId, trackingNumber: 'T-9' })
    expect(await shipmentsOf(order)).toEqual([{ ...first, trackingNumber: 'T-9' }, second])
    expect((await shown(order)).trackingNumber).toBe('T-2')
    expect((await subjects(order)).at(-1)).toBe('shipment of parcel 1 of order N corrected')
  })

  it('the quantities of a cancelled parcel are open again and can be shipped again', async () => {
    const order = await picked()
    await desk.step(order, { step: 'SHIPPED', trackingNumber: 'T-1' })
    const [first] = await shipmentsOf(order)
    expect(await desk.step(order, { step: 'UNSHIPPED', parcelId: first?.shipmentId })).toMatchObject({
      status: 200,
    })
    expect((await shown(order)).status).toBe('Picked')
    expect(await desk.step(order, { step: 'UNSHIPPED', parcelId: first?.shipmentId })).toMatchObject({
      status: 409,
    })
    await desk.step(order, { step: 'SHIPPED', lines: linesOf(5) })
    expect(await desk.step(order, { step: 'UNSHIPPED', parcelId: first?.shipmentId })).toMatchObject({
      status: 404,
      body: { error: 'This parcel is not at the order desk.' },
    })
    expect(await quantities(order)).toEqual([
      [5, 5, 0],
      [3, 0, 0],
    ])
  })
})

describe('changing a promised date (DESK-05)', () => {
  const slip = { step: 'PROMISED', reason: 'supplier receipt late' } as const
  const reported = async ({ salesOrderId }: Order) => {
    await shop.shop.db
      .update(schema.salesOrderLines)
      .set({ committedDate: '2026-12-03' })
      .where(eq(schema.salesOrderLines.salesOrderId, salesOrderId))
  }

  it('a later date shows on the order’s page with its reason and is mailed once', async () => {
    const order = await picked()
    await reported(order)
    const promises = [{ position: 0, date: '2026-12-09' }]
    expect(await desk.step(order, { ...slip, promises })).toMatchObject({ status: 200 })
    expect((await shown(order)).orderItems.map((item) => [item.promisedDate, item.delayReason])).toEqual([
      ['2026-12-09', 'supplier receipt late'],
      [null, null],
    ])
    await desk.step(order, { ...slip, promises })
    expect((await subjects(order)).slice(1)).toEqual(['order N comes later'])
  })

  it.each<[string, object[], string]>([
    ['a day in the past', [{ position: 0, date: '2026-11-19' }], 'The date is in the past.'],
    ['a line of which all has left', [{ position: 1, date: '2026-12-09' }], 'Line 2 has none left.'],
    ['no line', [], 'Choose at least one line.'],
  ])('%s is rejected', async (_, promises, error) => {
    const order = await picked()
    await desk.step(order, { step: 'SHIPPED', lines: linesOf(0, 3) })
    expect(await desk.step(order, { ...slip, promises })).toMatchObject({ status: 400, body: { error } })
  })
})

describe('cancelling lines (DESK-06)', () => {
  it('cancelled quantities are mailed, and cancelling the rest of a partly shipped order makes it Shipped', async () => {
    const order = await picked()
    await desk.step(order, { step: 'SHIPPED', lines: linesOf(2) })
    const cancelled = { step: 'CANCELLED', reason: 'no longer made' } as const
    expect(await desk.step(order, { ...cancelled, lines: linesOf(1, 3) })).toMatchObject({ status: 200 })
    expect(await quantities(order)).toEqual([
      [5, 2, 1],
      [3, 0, 3],
    ])
    expect((await subjects(order)).at(-1)).toBe('part of order N is cancelled')
    await desk.step(order, cancelled)
    expect((await shown(order)).status).toBe('Shipped')
  })

  it('cancelling all of an unshipped order rejects it', async () => {
    const order = await picked()
    await desk.step(order, { step: 'CANCELLED', lines: linesOf(5), reason: 'no longer made' })
    await desk.step(order, { step: 'CANCELLED', lines: linesOf(0, 3), reason: 'on hold' })
    expect(await shown(order)).toMatchObject({ status: 'Rejected', reason: 'on hold' })
    expect(await quantities(order)).toEqual([
      [5, 0, 5],
      [3, 0, 3],
    ])
  })

  it('needs a reason', async () => {
    expect(await desk.step(await picked(), { step: 'CANCELLED', lines: linesOf(1) })).toMatchObject({
      status: 400,
      body: { error: 'A reason is required to cancel lines.' },
    })
  })
})

it('the desk’s quantities match a simple model after 6 random sequences (DESK-02)', async () => {
  const act = fc.record({
    step: fc.constantFrom('SHIPPED' as const, 'CANCELLED' as const, 'UNSHIPPED' as const),
    lines: fc.uniqueArray(fc.record({ position: fc.nat(1), quantity: fc.integer({ min: 1, max: 4 }) }), {
      selector: ({ position }) => position,
      minLength: 1,
    }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
      const order = await picked()
      let cancelled = [0, 0]
      const parcels: number[][] = []
      const shipped = (position: number) => parcels.reduce((sum, parcel) => sum + (parcel[position] ?? 0), 0)
      for (const { step, lines } of acts) {
        const { status } = await desk.step(order, { step, lines, reason: 'so it is' })
        if (status !== 200) continue
        const taken = [0, 1].map((position) => lines.find((one) => one.position === position)?.quantity ?? 0)
        if (step === 'SHIPPED') parcels.push(taken)
        if (step === 'UNSHIPPED') parcels.pop()
        if (step === 'CANCELLED') cancelled = cancelled.map((sum, position) => sum + (taken[position] ?? 0))
      }
      expect(await quantities(order)).toEqual(
        [5, 3].map((ordered, position) => [ordered, shipped(position), cancelled[position]]),
      )
    }),
    { numRuns: 6 },
  )
})

it('with another ERP, orders are shown here and processed in the ERP (DESK-09)', async () => {
  const order = await picked()
  const { isDesk: _, ...erp } = shop.shop.erp
  const page = { pageNumber: '1', rowsPerPage: '25' }
  expect((await shop.call(listManagedOrders, page, desk.otto)).body.works).toBe('desk')
  expect((await managed(order)).works).toBe('desk')
  const desks = shop.shop.erp
  shop.shop.erp = erp
  try {
    expect((await shop.call(listManagedOrders, page, desk.otto)).body.works).toBe('erp')
    expect((await managed(order)).works).toBe('erp')
    expect(await desk.step(order, { step: 'SHIPPED' })).toMatchObject({
      status: 403,
      body: { error: 'Process orders in the ERP, not here.', code: 'WORKED_IN_ERP' },
    })
  } finally {
    shop.shop.erp = desks
  }
})
