import { checkWishedDates } from '@volute/domain/buying/checkout'
import { cartMessages } from '@volute/domain/buying/cart'
import { badRequest, conflict, type InputOf, orThrow, valid } from '@volute/domain/core/kernel'
import { shopMoment } from '@volute/domain/catalogue/lead-time'
import { orderMessages, type placeSalesOrder } from '@volute/domain/buying/orders'
import { orderTotals } from '@volute/domain/core/pricing'
import { brandFor } from '../../core/brand/index.ts'
import type { CheckedLine } from '../cart/index.ts'
import { checkDocument, documentLine, documentLines, frozenFits } from '../checkout/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import { promiseTogether, recallPromises } from '../../catalogue/promise/index.ts'
import type { SavedQuote } from '../quotes/index.ts'

export type OrderInput = InputOf<typeof placeSalesOrder>
export type CheckedOrder = Awaited<ReturnType<typeof checkOrder>>

/**
 * Checks an order in the order of the contract and recalculates it: from the catalogue and the company's discount, or from
 * its quote. Prices, descriptions and billing sent by the client are ignored (E36, OQ-41, OQ-53).
 */
export async function checkOrder(ctx: ActorContext, input: OrderInput, quote?: SavedQuote) {
  const { brand, termsVersion } = await brandFor(ctx)
  if (!ctx.actor.distributor) throw badRequest(cartMessages.noDistributor(brand.name), 'NO_DISTRIBUTOR')
  const { items, columns } = await checkDocument(ctx, input, valid({}))
  const { termsVersion: named = termsVersion } = input
  if (termsVersion !== null && named !== termsVersion)
    throw conflict(orderMessages.termsChanged, 'TERMS_CHANGED')
  const moment = shopMoment(ctx.now(), brand.timeZone)
  for (const wished of [input, ...input.cart]) orThrow(checkWishedDates(wished, moment.today))

  const lines = quote
    ? items.map((item) => ({ ...documentLine(item, null), ...frozenLine(quote, item) }))
    : await documentLines(ctx, items, await frozenFits(ctx, items))
  const ordered = lines.map((line, index) => ({
    ...line,
    shipBy: input.cart[index]?.shipBy ?? input.shipBy,
    needBy: input.cart[index]?.needBy ?? input.needBy,
  }))
  const promised = recallPromises(ctx, ctx.actor.customer, ordered, moment)
  const discountBasisPoints = quote?.discountBasisPoints ?? ctx.actor.discountBasisPoints
  const { subtotalCents, totalCents } = orderTotals(ordered, discountBasisPoints)
  return {
    ...columns,
    requestCode: input.salesOrderRequestCode,
    quoteId: quote?.id ?? null,
    shipBy: input.shipBy,
    needBy: input.needBy,
    termsVersion,
    poFileId: input.poFileId ?? null,
    discountBasisPoints,
    subtotalCents,
    totalCents,
    createdUtc: ctx.now(),
    lines: input.allowPartialShipments ? promised : promiseTogether(promised),
  }
}

/**
 * Number, description, unit, price and fit of a part for a pump as frozen by a quote; the same in all its lines (OQ-53,
 * LINE-07).
 */
function frozenLine(quote: SavedQuote, { partId, pumpId }: CheckedLine) {
  const line = quote.lines.find((one) => one.partId === partId && one.pumpId === pumpId)
  if (!line) return undefined
  const { partNumber, description, unitName, priceCents, forPump } = line
  return { partNumber, description, unitName, priceCents, forPump }
}
