import { eq } from 'drizzle-orm'
import { schema } from '../src/core/db/index.ts'
import type { ErpPort } from '@volute/erp'
import { type DeskStep, invoiceDeskOrder, stepDeskOrder } from '../src/core/erp/index.ts'
import type { ErpUnderTest, LineQuantity } from '@volute/erp/contract'
import { makePdf } from './make-pdf.ts'
import type { TestShop } from './open-test-shop.ts'

/** The order desk's staff, who change its tables without the shop. */
export function deskPeople({ shop, clock }: TestShop): ErpUnderTest['people'] {
  const work = (orderId: string, step: DeskStep) =>
    shop.db.transaction(async (tx) => {
      await stepDeskOrder(tx, orderId, step, {
        now: clock.now,
        today: clock.now.toISOString().slice(0, 10),
      })
    })
  const numbered = (lines: LineQuantity[]) =>
    lines.map(({ position, quantity }) => ({ position, quantity: Number(quantity) }))
  const pick = (orderId: string) => work(orderId, { step: 'PICKED' })
  return {
    pick,
    async ship(orderId, lines, trackingNumber) {
      const { pickedUtc } = await stateOf(shop.erp, orderId)
      if (pickedUtc === null) await pick(orderId)
      const reason = 'The rest is on back-order.'
      await work(orderId, { step: 'SHIPPED', lines: numbered(lines), trackingNumber, reason })
    },
    cancelShipment: (orderId, parcelId) => work(orderId, { step: 'UNSHIPPED', parcelId }),
    setTracking: (orderId, parcelId, trackingNumber) =>
      work(orderId, { step: 'CORRECTED', parcelId, trackingNumber }),
    async setCarrier(orderId, parcelId, shipVia) {
      const { shipments } = await stateOf(shop.erp, orderId)
      const trackingNumber = shipments.find((one) => one.shipmentId === parcelId)?.trackingNumber ?? null
      await work(orderId, { step: 'CORRECTED', parcelId, trackingNumber, shipVia })
    },
    cancelLines: (orderId, lines, reason) =>
      work(orderId, { step: 'CANCELLED', lines: numbered(lines), reason }),
    cancelOrder: (orderId, reason) => work(orderId, { step: 'REJECTED', reason }),
    addLine: 'The order desk works orders as they were submitted.',
    promise: (orderId, promises, reason) => work(orderId, { step: 'PROMISED', promises, reason }),
    async invoice(orderId) {
      const pdf = Buffer.from(makePdf([`Invoice of ${orderId}`])).toString('base64')
      const invoice = { number: `INV-${orderId}`, invoicedOn: '2026-11-20', total: 4919.2, pdf }
      await shop.db.transaction((tx) => invoiceDeskOrder(tx, orderId, invoice, clock.now))
    },
    async setPrice(partNumber, price) {
      await shop.db
        .update(schema.parts)
        .set({ priceCents: Math.round(Number(price) * 100) })
        .where(eq(schema.parts.partNumber, partNumber))
    },
    setBack: 'The order desk knows no drafts.',
    countOrders: (requestCode) =>
      shop.db.$count(schema.deskOrders, eq(schema.deskOrders.requestCode, requestCode)),
    countReturns: (claimCode) =>
      shop.db.$count(schema.deskReturns, eq(schema.deskReturns.claimCode, claimCode)),
  }
}

async function stateOf(erp: ErpPort, orderId: string) {
  const [state] = await erp.getOrders({ orderIds: [orderId] })
  if (!state) throw new Error(`the desk does not know order ${orderId}`)
  return state
}
