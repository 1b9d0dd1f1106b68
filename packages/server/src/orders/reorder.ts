import { cartMessages } from '@volute/domain/cart'
import { invalid, notFound } from '@volute/domain/kernel'
import {
  type copyQuote as copyContract,
  mergeReordered,
  type reorder as reorderContract,
  type ReorderedLine,
} from '@volute/domain/orders'
import { changeCart, checkItems, type UnitLine, withUnits } from '../cart/index.ts'
import { deliveryOf } from '../checkout/index.ts'
import type { ActorContext } from '../context.ts'
import type { Verb } from '../http/bind.ts'
import { findQuote } from '../quotes/index.ts'
import { findPlacedOrder, findReplacements, type OrderLine } from './order-store.ts'

/** Puts an old order's lines into the cart again (E72). */
export const reorder: Verb<typeof reorderContract> = async (ctx, { orderNumber }) => {
  const order = await findPlacedOrder(ctx.db, ctx.actor.companyId, orderNumber)
  if (!order) throw notFound()
  return { lines: await putIntoCart(ctx, order.lines), delivery: deliveryOf(order) }
}

/** Puts a quote's lines into the cart at today's prices; works for an expired quote too (E77). */
export const copyQuote: Verb<typeof copyContract> = async (ctx, { quoteId }) => {
  const quote = await findQuote(ctx.db, ctx.actor.companyId, quoteId)
  if (!quote) throw notFound()
  return { lines: await putIntoCart(ctx, quote.lines), delivery: deliveryOf(quote) }
}

type Line = Pick<
  OrderLine,
  | 'partId'
  | 'partNumber'
  | 'description'
  | 'quantity'
  | 'paintColorId'
  | 'paintColorName'
  | 'impellerTrim'
  | 'impellerAngle'
>

/** Puts the lines of an order or quote into the cart by today's catalogue, and reports the outcome of each. */
async function putIntoCart(ctx: ActorContext, lines: readonly Line[]): Promise<ReorderedLine[]> {
  const checked = await checkLines(ctx, lines)
  const replacements = await findReplacements(
    ctx.db,
    lines.map(({ partId }) => partId),
  )
  const { refusals } = await changeCart(ctx.db, {
    owner: ctx.actor,
    now: ctx.now(),
    change: async (cart) => mergeReordered<UnitLine>(await withUnits(ctx, cart.lines), checked),
  })
  return lines.map((line, index) => ({
    partNumber: line.partNumber,
    description: line.description,
    quantity: line.quantity,
    whyNot: refusals[index] ?? null,
    replacedBy: replacements.get(line.partId) ?? null,
  }))
}

/** The cart's own checks; a paint colour that the part can no longer have refuses the line. */
async function checkLines(ctx: ActorContext, lines: readonly Line[]) {
  const checks = await checkItems(
    ctx,
    lines.map(({ partId, quantity, paintColorId, impellerTrim, impellerAngle }) => ({
      partId,
      quantity: String(quantity),
      paintColorId,
      impellerTrim,
      impellerAngle,
    })),
  )
  return checks.map((check, index) => {
    const hasLostPaint = check.ok && lines[index]?.paintColorName != null && check.value.paintColorId === null
    return hasLostPaint ? invalid('paintColorId', 'UNKNOWN', cartMessages.paintColor) : check
  })
}
