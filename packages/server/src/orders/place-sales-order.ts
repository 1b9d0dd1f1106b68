import { conflict, forbidden, notFound } from '@volute/domain/kernel'
import { orderMessages, type placeSalesOrder as contract, sameLines } from '@volute/domain/orders'
import { isPermitted } from '@volute/domain/permissions'
import { audit } from '../audit/index.ts'
import { lockCart } from '../cart/index.ts'
import type { Actor } from '../context.ts'
import { Answer, type Verb } from '../http/bind.ts'
import { checkOrder } from './check-order.ts'
import { findRequest, insertOrder, isCartOrdered } from './order-store.ts'

/** Takes an order and hands it to the queue in one transaction; its request code makes one order only (E36, OQ-44). */
export const placeSalesOrder: Verb<typeof contract> = async (ctx, input) => {
  const isQuote = Boolean(input.salesQuoteId)
  if (isQuote && !isPermitted(ctx.actor.permissions, [['PLACE_SALES_ORDERS', 'PREPARE_QUOTES']]))
    throw forbidden(orderMessages.mayNotOrder)
  const known = await findRequest(ctx.db, input.salesOrderRequestCode)
  if (known) return repeated(known, ctx.actor)

  const order = await checkOrder(ctx, input)
  // The shop keeps no quotes, so that none can be the acting company's.
  if (isQuote) throw notFound()

  return ctx.db.transaction(async (tx) => {
    // Orders of one cart wait here for each other, so that the later one sees what became of the earlier.
    const cart = await lockCart(tx, ctx.actor)
    const repeatedMeanwhile = await findRequest(tx, order.requestCode)
    if (repeatedMeanwhile) return repeated(repeatedMeanwhile, ctx.actor)
    if (await isCartOrdered(tx, ctx.actor, cart.version)) throw conflict(orderMessages.cartOrdered)
    if (!sameLines(order.lines, cart.lines)) throw conflict(orderMessages.cartChanged)

    const salesOrderId = await insertOrder(tx, ctx.actor, order, cart.version)
    if (!salesOrderId) return repeated(await findRequest(tx, order.requestCode), ctx.actor)
    await ctx.enqueue(tx, 'place-order', { salesOrderId })
    const { userId, companyId } = ctx.actor
    await audit(tx, { userId, companyId, act: 'place-order', detail: { salesOrderId }, now: ctx.now() })
    return { salesOrderRequestCode: order.requestCode, requestStatus: 'PENDING' as const }
  })
}

/** The answer to a code that is already used: the same order to the same buyer, nothing to anybody else. */
function repeated(request: Awaited<ReturnType<typeof findRequest>>, { userId, companyId }: Actor) {
  if (request?.userId !== userId || request.companyId !== companyId)
    throw conflict(orderMessages.requestCodeUsed)
  const { requestCode, requestStatus } = request
  return new Answer(200, { salesOrderRequestCode: requestCode, requestStatus })
}
