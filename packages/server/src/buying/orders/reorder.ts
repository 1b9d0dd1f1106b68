import { notFound } from '@volute/domain/core/kernel'
import { lineOfStored, type LineSource } from '@volute/domain/buying/lines'
import {
  type copyQuote as copyContract,
  type reorder as reorderContract,
  type ReorderedLine,
} from '@volute/domain/buying/orders'
import { deliveryOf } from '../checkout/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { addLines } from '../lines/index.ts'
import { findQuote } from '../quotes/index.ts'
import { findPlacedOrder, type OrderLine } from './order-store.ts'

/** Adds an old order's lines to the cart again (E72). */
export const reorder: Handler<typeof reorderContract> = async (ctx, { orderNumber }) => {
  const order = await findPlacedOrder(ctx.db, ctx.actor.companyId, orderNumber)
  if (!order) throw notFound()
  return { lines: await putIntoCart(ctx, 'ORDER', order.lines), delivery: deliveryOf(order) }
}

/** Adds a quote's lines to the cart at today's prices; works for an expired quote too (E77). */
export const copyQuote: Handler<typeof copyContract> = async (ctx, { quoteId }) => {
  const quote = await findQuote(ctx.db, ctx.actor.companyId, quoteId)
  if (!quote) throw notFound()
  return { lines: await putIntoCart(ctx, 'QUOTE', quote.lines), delivery: deliveryOf(quote) }
}

type Line = Pick<OrderLine, keyof Parameters<typeof lineOfStored>[0] | 'description'>

/** Adds the lines of an order or quote to the cart from today's catalogue, and reports the result of each. */
async function putIntoCart(
  ctx: ActorContext,
  source: LineSource,
  lines: readonly Line[],
): Promise<ReorderedLine[]> {
  const reports = await addLines(
    ctx,
    lines.map((line) => lineOfStored(line, source)),
  )
  return lines.map(({ partNumber, description, quantity }, index) => ({
    partNumber,
    description,
    quantity,
    whyNot: reports[index]?.whyNot ?? null,
    replacedBy: reports[index]?.part?.replacedBy ?? null,
  }))
}
