import { findShipType } from '@volute/domain/checkout'
import { toDollars, toPercent } from '@volute/domain/pricing'
import type { Quote, QuoteItem } from '@volute/domain/quotes'
import type { SavedQuote } from './quote-store.ts'

/** A quote as its details, its paper and its conversion show it (OQ-55). */
export function quoteSheet(quote: SavedQuote): Quote {
  return {
    salesQuoteId: quote.id,
    quoteName: quote.name,
    createdUtc: quote.createdUtc.toISOString(),
    receivedUtc: quote.receivedUtc?.toISOString() ?? null,
    poNumber: quote.poNumber,
    orderNumber: quote.orderId,
    allowPartialShipments: quote.allowPartialShipments,
    shippingCountry: quote.shippingCountry,
    shippingState: quote.shippingState,
    shippingCity: quote.shippingCity,
    shippingZipCode: quote.shippingZipCode,
    shippingAddressLine1: quote.shippingAddressLine1,
    shippingAddressLine2: quote.shippingAddressLine2,
    shippingCompanyName: quote.shippingCompanyName,
    shippingContactName: quote.shippingContactName,
    shippingPhoneNumber: quote.shippingPhoneNumber,
    comment: quote.comment,
    shipVia: quote.shipVia,
    shippingBillingType: findShipType(quote.shipVia)?.carrier.billingType ?? null,
    shippingBillingAccountNumber: quote.billingAccountNumber,
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
  }
}
