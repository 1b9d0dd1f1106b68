import { badRequest, conflict, forbidden, notFound, orThrow } from '@volute/domain/core/kernel'
import {
  holdsLines,
  orderMessages,
  type placeSalesOrder as contract,
  sameLines,
} from '@volute/domain/buying/orders'
import { isPermitted } from '@volute/domain/core/permissions'
import { checkOrderedLines, isExpired, quoteMessages } from '@volute/domain/buying/quotes'
import { brandFor } from '../../core/brand/index.ts'
import { pumpsOf, recordEvent } from '../../core/events/index.ts'
import { lockCart } from '../cart/index.ts'
import type { Actor, ActorContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import { Answer, type Handler } from '../../core/http/bind.ts'
import { findQuote, lockQuote, type SavedQuote } from '../quotes/index.ts'
import { type CheckedOrder, checkOrder } from './check-order.ts'
import { checkPo } from './check-po.ts'
import { findOrderedVersions, findRequest, insertLines, insertOrder, isQuoteOrdered } from './order-store.ts'
import { placeOrderJob } from './place-order.ts'

/**
 * Accepts an order of the cart or of a saved quote, and queues it in the same transaction. A request code creates only one
 * order (E36, OQ-44), and so does a quote (OQ-53).
 */
export const placeSalesOrder: Handler<typeof contract> = async (ctx, input) => {
  if (input.salesQuoteId && !isPermitted(ctx.actor.permissions, [['PLACE_SALES_ORDERS', 'PREPARE_QUOTES']]))
    throw forbidden(orderMessages.mayNotOrder, 'MAY_NOT_ORDER')
  const known = await findRequest(ctx.db, input.salesOrderRequestCode)
  if (known) return repeated(known, ctx.actor)
  const quote = input.salesQuoteId ? await openQuote(ctx, input.salesQuoteId) : undefined
  const order = await checkOrder(ctx, input, quote)
  await checkPo(ctx, order)

  return ctx.db.transaction(async (tx) => {
    // The lock serializes orders of one cart or quote, so that the queries after it see the earlier order.
    const [cart, repeatedMeanwhile, orderedVersions] = await Promise.all([
      quote ? lockQuote(tx, quote.companyId, quote.id) : lockCart(tx, { owner: ctx.actor }),
      findRequest(tx, order.requestCode),
      findOrderedVersions(tx, ctx.actor),
    ])
    if (repeatedMeanwhile) return repeated(repeatedMeanwhile, ctx.actor)
    if (quote) await refuseUnlikeQuote(tx, order, quote)
    else refuseUnlikeCart(order, cart, { orderedVersions, isPart: input.isPartOfCart === true })

    const salesOrderId = await insertOrder(tx, ctx.actor, order, cart?.version ?? null)
    if (!salesOrderId) return repeated(await findRequest(tx, order.requestCode), ctx.actor)
    const { userId, companyId } = ctx.actor
    await Promise.all([
      insertLines(tx, salesOrderId, order.lines),
      ctx.enqueue(tx, placeOrderJob, { salesOrderId }),
      recordEvent(tx, {
        userId,
        companyId,
        kind: 'place-order',
        subject: { salesOrderId, ...pumpsOf(order.lines) },
        now: ctx.now(),
      }),
    ])
    return { salesOrderRequestCode: order.requestCode, requestStatus: 'PENDING' as const }
  })
}

/** The acting company's quote, if its prices are still valid by the shop's clock and calendar (OQ-112). */
async function openQuote(ctx: ActorContext, quoteId: number): Promise<SavedQuote> {
  const quote = await findQuote(ctx.db, ctx.actor.companyId, quoteId)
  if (!quote) throw notFound()
  const { timeZone } = (await brandFor(ctx)).brand
  if (isExpired({ createdUtc: quote.createdUtc.toISOString() }, ctx.now(), timeZone))
    throw badRequest(quoteMessages.expired, 'QUOTE_EXPIRED')
  return quote
}

/** A quote is ordered once, unless the ERP rejected that order, and never with larger quantities than saved (QUOTE-17). */
async function refuseUnlikeQuote(tx: Transaction, order: CheckedOrder, quote: SavedQuote) {
  if (await isQuoteOrdered(tx, quote.companyId, quote.id))
    throw conflict(quoteMessages.alreadyOrdered, 'QUOTE_ORDERED')
  orThrow(checkOrderedLines(order.lines, quote.lines))
}

type LockedCart = Awaited<ReturnType<typeof lockCart>>

/** The order must match the cart, or be a part of it, and no order of this cart may be pending (OQ-37, OQ-48). */
function refuseUnlikeCart(
  order: CheckedOrder,
  cart: LockedCart,
  { orderedVersions, isPart }: { orderedVersions: ReadonlySet<number>; isPart: boolean },
) {
  if (cart && orderedVersions.has(cart.version)) throw conflict(orderMessages.cartOrdered, 'CART_ORDERED')
  const isLike = isPart ? holdsLines : sameLines
  if (!cart || !isLike(cart.lines, order.lines)) throw conflict(orderMessages.cartChanged, 'CART_CHANGED')
}

/** Answers a code that is already used: the same order to the same buyer, a conflict to anyone else. */
function repeated(request: Awaited<ReturnType<typeof findRequest>>, { userId, companyId }: Actor) {
  if (request?.userId !== userId || request.companyId !== companyId)
    throw conflict(orderMessages.requestCodeUsed, 'REQUEST_CODE_USED')
  const { requestCode, requestStatus } = request
  return new Answer(200, { salesOrderRequestCode: requestCode, requestStatus })
}
