import { removeOrdered } from '@volute/domain/buying/orders'
import type { PlacedOrder } from '@volute/erp'
import { doTogether, type Queryable } from '../../core/db/index.ts'
import type { Shop } from '../../core/http/context.ts'
import { currentTrace, type Trace } from '../../core/log/trace.ts'
import { type Keeping, keepLines } from '../cart/index.ts'
import { newsMail } from './order-news.ts'
import { type End, markEnded, type PendingOrder } from './order-store.ts'

/** The ERP's answer to an order. */
export type Answer = { placed: PlacedOrder } | { rejected: string }

interface Ending {
  shop: Shop
  pending: PendingOrder
  end: End
  trace: Trace
}

/**
 * Ends the request of an order that the ERP has answered, empties its cart and writes its mail. Orders that are answered
 * meanwhile end in one transaction; if that fails, each in its own, so that one never holds up the others.
 */
export async function endOrder(shop: Shop, pending: PendingOrder, answer: Answer): Promise<void> {
  const end = endOf(pending, answer, shop.now())
  const failed = await endTogether(shop.db, { shop, pending, end, trace: currentTrace() })
  if (failed) throw failed
}

function endOf({ order: { id } }: PendingOrder, answer: Answer, now: Date): End {
  const none = { erpOrderId: null, erpOrderNumber: null, receivedUtc: null, failureReason: null }
  if ('rejected' in answer) return { ...none, id, failureReason: answer.rejected }
  const { orderId: erpOrderId, orderNumber: erpOrderNumber } = answer.placed
  return { ...none, id, erpOrderId, erpOrderNumber, receivedUtc: now }
}

const endTogether = doTogether(async (db, endings: readonly Ending[]) => {
  const failed = new Map<Ending, Error>()
  try {
    await endAll(db, endings)
  } catch (error) {
    if (endings.length === 1) throw error
    for (const ending of endings)
      await endAll(db, [ending]).catch((own: Error) => void failed.set(ending, own))
  }
  return failed
})

/** Ends each order once, regardless of the number of attempts (OQ-47). */
async function endAll(db: Queryable, endings: readonly Ending[]): Promise<void> {
  const [{ shop } = {}] = endings
  if (!shop) return
  const each = [...Map.groupBy(endings, ({ end }) => end.id).values()].flatMap(([first]) => first ?? [])
  await db.transaction(async (tx) => {
    const ended = await markEnded(
      tx,
      each.map(({ end }) => end),
      shop.now(),
    )
    const own = each.filter(({ end }) => ended.has(end.id))
    if (own.length === 0) return
    await Promise.all([
      keepLines(tx, own.flatMap(orderedLines)),
      shop.sendMails(
        tx,
        own.map((ending) => ({ letter: mailOf(ending), trace: ending.trace })),
      ),
    ])
  })
}

/** The ordered lines leave the cart; lines added after the order stay (ORDER-06). A quote's were never in it (OQ-48). */
function orderedLines({ pending: { order, lines }, end }: Ending): Keeping[] {
  if (end.erpOrderId === null || order.quoteId !== null) return []
  return [{ owner: order, keep: (cart) => removeOrdered(cart, lines) }]
}

function mailOf({ shop, pending: { order, lines, buyer }, end }: Ending) {
  const facts = { order: { ...order, ...end }, recipient: buyer.email }
  const { publicUrl } = shop.settings
  return end.erpOrderId === null
    ? newsMail('FAILED', facts, publicUrl)
    : newsMail('RECEIVED', { ...facts, lines }, publicUrl)
}
