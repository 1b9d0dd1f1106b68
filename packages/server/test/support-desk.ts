import { desc } from 'drizzle-orm'
import { schema } from '../src/core/db/index.ts'
import { placeOrder } from '../src/buying/orders/place-order.ts'
import { faultyErp } from './faulty-erp.ts'
import { grant } from './grant.ts'
import { openTestShop } from './open-test-shop.ts'
import { openDesk } from './order-desk.ts'

/** A shop where Nia has the SUPPORT permission only, and whose ERP can be made to fail. */
export async function openSupportDesk() {
  const shop = await openTestShop({}, { LOG_LEVEL: 'silent' })
  await grant(shop, 'nia@volute.example', ['SUPPORT'])
  const desk = await openDesk(shop)
  const nia = await shop.signIn('nia@volute.example')
  const { erp, faults } = faultyErp(shop.shop.erp)
  const submit = (salesOrderId: number) => placeOrder({ ...shop.shop, erp }, salesOrderId)

  /** Places an order that the ERP rejects. */
  async function refused(poNumber: string) {
    const order = await desk.ordered({ poNumber })
    faults.push('rejected')
    await submit(order.salesOrderId)
    return order
  }

  /** The latest event of the audit. */
  async function lastAct() {
    const [act] = await shop.shop.db.select().from(schema.events).orderBy(desc(schema.events.id)).limit(1)
    return act
  }

  return { shop, desk, nia, faults, submit, refused, lastAct }
}

export type SupportDesk = Awaited<ReturnType<typeof openSupportDesk>>
