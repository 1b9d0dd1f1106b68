import type { Quote } from '@volute/domain/quotes'

/** A quote in the words of an order, so that both are shown by the same parts. */
export function quoteSheet(quote: Quote) {
  return {
    ...quote,
    shippingLocality: quote.shippingCity,
    shippingAdministrativeArea: quote.shippingState,
    shippingPostalCode: quote.shippingZipCode,
    itemsSubtotal: quote.subTotal,
    discountPercent: quote.companyDiscount,
    orderItems: quote.cart.map((item) => ({ ...item, partDescription: item.description })),
  }
}
