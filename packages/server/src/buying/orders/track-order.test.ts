import { getCompletedOrder, getOrderInvoice } from '@volute/domain/buying/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import {
  changedLine as line,
  scriptedErp,
  erpParcel as parcel,
  writePlaced,
} from '../../../test/scripted-erp.ts'
import { schema } from '../../core/db/index.ts'
import type { ErpOrderState } from '@volute/erp'
import { syncOrder } from './sync-order.ts'

let shop: TestShop
let ben: Caller & { userId: number }
const scripted = scriptedErp()

beforeAll(async () => {
  shop = await openTestShop({ erp: scripted.erp })
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

async function placed(quantities: number[], committedDate: string | null = null): Promise<ErpOrderState> {
  const [state] = await writePlaced(shop, ben, [{ quantities, committedDate }])
  if (!state) throw new Error('no order was written')
  return state
}
const keep = (state: ErpOrderState) => shop.shop.db.transaction((tx) => syncOrder(shop.shop, tx, state))
const shown = async ({ orderId }: ErpOrderState) =>
  (await shop.call(getCompletedOrder, { orderNumber: orderId }, ben)).body

it('an invoice can come before the goods and opens as the ERP’s PDF for its company only (STEP-09, E154)', async () => {
  const order = await placed([1])
  const invoice = {
    invoiceId: 'I1',
    number: 'INV/1',
    invoicedOn: '2026-11-19',
    total: '1076.08',
    hasPdf: true,
  }
  await keep({ ...order, invoices: [invoice, { ...invoice, invoiceId: 'I2', hasPdf: false }] })
  const { invoices, timeline, status } = await shown(order)
  expect([status, invoices[0]?.total]).toEqual(['Received', 1076.08])
  expect(timeline[0]).toEqual({
    kind: 'INVOICE',
    day: '2026-11-19',
    atUtc: null,
    text: 'Invoice INV/1: $1,076.08.',
  })
  const open = (invoiceId: number | undefined, caller: Caller = ben) =>
    shop.call(getOrderInvoice, { orderNumber: order.orderId, invoiceId: String(invoiceId) }, caller)
  expect((await open(invoices[0]?.invoiceId)).body).toEqual({
    fileName: 'Invoice-INV-1.pdf',
    pdf: Buffer.from('%PDF-1.7').toString('base64'),
  })
  expect((await open(invoices[1]?.invoiceId)).status).toBe(404)
  expect((await open(999_999)).status).toBe(404)
  expect((await open(invoices[0]?.invoiceId, await shop.signIn('kim@kestrel.example'))).status).toBe(404)
  scripted.erp.isSilent = true
  expect((await open(invoices[0]?.invoiceId)).status).toBe(503)
  scripted.erp.isSilent = false
})

it('the timeline lists the events, oldest first (STEP-08)', async () => {
  const order = await placed([6], '2026-12-03')
  const picked = { ...order, pickedUtc: '2026-11-20T12:01:00.000Z' }
  const away = {
    ...line(picked, 0, { shipped: '2', promised: '2026-12-09', delayReason: 'late' }),
    shipments: [parcel('S1', 2, { shippedUtc: '2026-11-20T12:02:00.000Z' })],
  }
  const asked = shop.clock.now
  shop.clock.now = new Date('2026-11-20T12:03:00Z')
  await keep(away)
  await keep({
    ...away,
    shipments: [
      { ...(away.shipments[0] as (typeof away.shipments)[0]), cancelledUtc: '2026-11-20T12:04:00.000Z' },
    ],
  })
  const { timeline, asOfUtc } = await shown(order)
  expect(timeline.map(({ kind, text }) => [kind, text])).toEqual([
    ['ORDERED', 'Submitted.'],
    ['RECEIVED', `Ordered as sales order ${order.orderId}.`],
    ['PICKED', 'Picked.'],
    ['PARCEL', 'Parcel 1 shipped by UPS Ground.'],
    ['SLIPPED', '4 Seal (TB10773) now 12/09/2026 (was 12/03/2026): late'],
    ['PARCEL CANCELLED', 'Parcel 1 was cancelled.'],
  ])
  expect(asOfUtc).toBe(shop.clock.now.toISOString())
  shop.clock.now = asked
})

it("an order opens by the ERP's id, else by its number, and never for another company (TRACK-11)", async () => {
  await named(await placed([1]), { erpOrderId: '7', erpOrderNumber: 'SO-6', poNumber: 'first' })
  await named(await placed([1]), { erpOrderId: '8', erpOrderNumber: '7', poNumber: 'second' })
  const [others] = await writePlaced(shop, await shop.signIn('kim@kestrel.example'), [{ quantities: [1] }])
  if (others) await named(others, { erpOrderId: '9', erpOrderNumber: 'SO-9' })
  const opened = async (orderNumber: string) => {
    const { status, body } = await shop.call(getCompletedOrder, { orderNumber }, ben)
    return status === 200 ? body.poNumber : status
  }
  expect(await opened('7')).toBe('first')
  expect(await opened('so-6')).toBe('first')
  expect(await opened('8')).toBe('second')
  for (const foreign of ['9', 'SO-9', 'SO-10']) expect(await opened(foreign)).toBe(404)
})

async function named(
  { orderId }: ErpOrderState,
  names: Partial<Pick<typeof schema.salesOrders.$inferInsert, 'erpOrderId' | 'erpOrderNumber' | 'poNumber'>>,
) {
  await shop.shop.db.update(schema.salesOrders).set(names).where(eq(schema.salesOrders.erpOrderId, orderId))
}
