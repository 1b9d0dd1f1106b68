import { findShipType } from '@volute/domain/buying/checkout'
import { notFound } from '@volute/domain/core/kernel'
import { toDollars, toPercent } from '@volute/domain/core/pricing'
import type {
  getQuote as getContract,
  listQuotes as listContract,
  Quote,
  QuoteItem,
} from '@volute/domain/buying/quotes'
import { deliveryOf } from '../checkout/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findQuote, findQuotes, type SavedQuote } from './quote-store.ts'

/** A page of the acting company's quotes, regardless of who saved them (E40, QUOTE-05, QUOTE-06, QUOTE-10, OQ-53). */
export const listQuotes: Handler<typeof listContract> = async (ctx, page) => {
  const { rows, ...counted } = await findQuotes(ctx.db, ctx.actor.companyId, page, ctx.now())
  return {
    ...counted,
    salesQuotes: rows.map(({ id, name, createdUtc, receivedUtc, orderId }) => ({
      salesQuoteId: id,
      name,
      createdUtc: createdUtc.toISOString(),
      receivedUtc: receivedUtc?.toISOString() ?? null,
      salesOrderId: orderId,
    })),
  }
}

/** A quote of the acting company in full (E41, QUOTE-15, QUOTE-16). */
export const getQuote: Handler<typeof getContract> = async (ctx, { quoteId }) => {
  const quote = await findQuote(ctx.db, ctx.actor.companyId, quoteId)
  if (!quote) throw notFound()
  return quoteReply(quote)
}

/** A quote as its details, PDF and conversion show it (OQ-55). */
export function quoteReply(quote: SavedQuote): Quote {
  return {
    salesQuoteId: quote.id,
    quoteName: quote.name,
    createdUtc: quote.createdUtc.toISOString(),
    receivedUtc: quote.receivedUtc?.toISOString() ?? null,
    poNumber: quote.poNumber,
    orderNumber: quote.orderId,
    ...deliveryOf(quote),
    comment: quote.comment,
    shippingBillingType: findShipType(quote.shipVia)?.carrier.billingType ?? null,
    specialInstructions: quote.specialInstructions,
    companyDiscount: toPercent(quote.discountBasisPoints),
    distributorName: quote.distributorName,
    subTotal: toDollars(quote.subtotalCents),
    grandTotal: toDollars(quote.totalCents),
    cart: quote.lines.map(quoteItem),
  }
}

function quoteItem(line: SavedQuote['lines'][number]): QuoteItem {
  return {
    partId: line.partId,
    partNumber: line.partNumber,
    description: line.description,
    isPaintable: line.isPaintable,
    isSellable: line.isSellable,
    paintColorId: line.paintColorId,
    paintColor: line.paintColorName,
    quantity: line.quantity,
    units: line.unitName,
    price: line.priceCents === null ? null : toDollars(line.priceCents),
    weight: line.weight,
    impellerTrim: line.impellerTrim,
    impellerAngle: line.impellerAngle,
    forPump: line.forPump,
  }
}
