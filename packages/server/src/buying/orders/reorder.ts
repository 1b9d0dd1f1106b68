import { notFound } from '@volute/domain/core/kernel'
import { cartMessages } from '@volute/domain/buying/cart'
import { lineOfStored, type LineReport, type LineSource } from '@volute/domain/buying/lines'
import {
  type copyQuote as copyContract,
  type reorder as reorderContract,
  type Reordered,
  type ReorderedLine,
} from '@volute/domain/buying/orders'
import { toCents, toDollars } from '@volute/domain/core/pricing'
import { deliveryOf } from '../checkout/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { priceLines } from '../../catalogue/promise/index.ts'
import { addLinesApart } from '../lines/index.ts'
import { findQuote } from '../quotes/index.ts'
import { findPlacedOrder, type OrderLine } from './order-store.ts'

/** Adds an old order's lines to the cart again (E72). */
export const reorder: Handler<typeof reorderContract> = async (ctx, { orderNumber }) => {
  const order = await findPlacedOrder(ctx.db, ctx.actor.companyId, orderNumber)
  if (!order) throw notFound()
  return { ...(await putIntoCart(ctx, 'ORDER', order.lines)), delivery: deliveryOf(order) }
}

/** Adds a quote's lines to the cart at today's prices; works for an expired quote too (E77). */
export const copyQuote: Handler<typeof copyContract> = async (ctx, { quoteId }) => {
  const quote = await findQuote(ctx.db, ctx.actor.companyId, quoteId)
  if (!quote) throw notFound()
  return { ...(await putIntoCart(ctx, 'QUOTE', quote.lines)), delivery: deliveryOf(quote) }
}

type Line = Pick<OrderLine, keyof Parameters<typeof lineOfStored>[0] | 'description' | 'priceCents'>

/** Adds the lines of an order or quote to the cart from today's catalogue, and reports the result of each. */
async function putIntoCart(
  ctx: ActorContext,
  source: LineSource,
  lines: readonly Line[],
): Promise<Omit<Reordered, 'delivery'>> {
  const { reports, others, added } = await addLinesApart(
    ctx,
    lines.map((line) => lineOfStored(line, source)),
  )
  const parts = reports.map(({ part }) => part)
  const prices = await priceLines(
    ctx,
    lines.map((line, index) => ({ ...line, priceCents: centsOf(parts[index]?.price ?? null) })),
  )
  return {
    lines: lines.map((line, index) => ({
      partNumber: line.partNumber,
      description: line.description,
      quantity: line.quantity,
      whyNot: whyNot(reports[index]),
      replacedBy: parts[index]?.replacedBy ?? null,
      newPrice: newPrice(line.priceCents, prices[index]?.priceCents ?? null),
    })),
    cartItemIds: added.map(({ cartItemId }) => cartItemId),
    otherLines: others,
  }
}

/** A part that is off sale says so, since its number was right when it was ordered. */
function whyNot(report: LineReport | undefined): string | null {
  const isOffSale = report?.outcome === 'NOT_SOLD' || report?.outcome === 'REPLACED'
  return isOffSale ? cartMessages.notSold : (report?.whyNot ?? null)
}

const centsOf = (price: number | null) => (price === null ? null : toCents(price))

function newPrice(was: number | null, now: number | null): ReorderedLine['newPrice'] {
  if (was === null || now === null || was === now) return null
  return { was: toDollars(was), now: toDollars(now) }
}
