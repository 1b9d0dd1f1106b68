import type { SentTo } from '@volute/domain/core/kernel'
import { claimLine, decideClaim } from '@volute/domain/service/returns'
import { eq } from 'drizzle-orm'
import { schema } from '../src/core/db/index.ts'
import type { Caller, TestShop } from './open-test-shop.ts'
import { openDesk } from './order-desk.ts'

type Wished = Partial<SentTo<typeof claimLine>>

/** Claims world: Ben of Riverbend, whose parts have been shipped, and Ada, who decides on his claims. */
export async function openClaims(shop: TestShop) {
  const desk = await openDesk(shop)
  const ada = await shop.signIn('ada@volute.example')

  /** An order of one line, with this quantity shipped on one day. */
  async function shipped(quantity: number, shippedOn = '2026-10-20') {
    const order = await desk.received()
    const { orderParcelLines, orderParcels, salesOrderLines } = schema
    const { salesOrderId } = order
    const { db } = shop.shop
    await db
      .update(salesOrderLines)
      .set({ quantity, shippedQuantity: quantity })
      .where(eq(salesOrderLines.salesOrderId, salesOrderId))
    const [parcel] = await db
      .insert(orderParcels)
      .values({ salesOrderId, erpShipmentId: 'S-1', shippedUtc: new Date(`${shippedOn}T20:00:00Z`) })
      .returning()
    await db.insert(orderParcelLines).values({ parcelId: parcel?.id ?? 0, position: 0, quantity })
    return order
  }

  const claim = (order: { orderNumber: string }, wished: Wished = {}, caller: Partial<Caller> = desk.ben) =>
    shop.call(
      claimLine,
      {
        orderNumber: order.orderNumber,
        code: crypto.randomUUID(),
        position: 0,
        quantity: 1,
        kind: 'WARRANTY',
        serialNumber: '',
        reason: 'It leaks.',
        ...wished,
      },
      caller,
    )

  /** Submits a claim and returns its id. */
  async function claimed(wished: Wished = {}, quantity = 3): Promise<number> {
    const { body } = await claim(await shipped(quantity), wished)
    return body.claimId
  }

  const decide = (claimId: number, decision: 'ACCEPTED' | 'DECLINED', answer = '') =>
    shop.call(decideClaim, { claimId: String(claimId), decision, answer }, ada)

  return { ...desk, ada, shipped, claim, claimed, decide }
}
