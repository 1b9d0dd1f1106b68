import { findShipType, shipTypeName } from '@volute/domain/buying/checkout'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import type { CompletedOrder } from '@volute/domain/buying/orders'
import { toDollars, toPercent } from '@volute/domain/core/pricing'
import type { OrderLine, SalesOrder } from './order-store.ts'

/** The fields that the order's page and the order desk share (ORDER-12). */
export function orderSheet(
  order: SalesOrder,
  timeZone: string,
): Omit<CompletedOrder, 'companyName' | 'status' | 'poFile' | 'orderItems'> {
  return {
    poNumber: order.poNumber,
    shippingCountry: order.shippingCountry,
    shippingCompanyName: order.shippingCompanyName,
    shippingAddressLine1: order.shippingAddressLine1,
    shippingAddressLine2: order.shippingAddressLine2,
    shippingContactName: order.shippingContactName,
    shippingPhoneNumber: order.shippingPhoneNumber,
    shippingLocality: order.shippingCity,
    shippingAdministrativeArea: order.shippingState,
    shippingPostalCode: order.shippingZipCode,
    specialInstructions: order.specialInstructions,
    itemsSubtotal: toDollars(order.subtotalCents),
    shipBy: order.shipBy,
    grandTotal: toDollars(order.totalCents),
    orderDate: shopDate(order.receivedUtc ?? order.createdUtc, timeZone),
    discountPercent: toPercent(order.discountBasisPoints),
    terms: order.terms,
    termsVersion: order.termsVersion,
    fob: order.fob,
    salesPerson: order.salesPerson,
    shipVia: shipTypeName(order.shippedVia ?? order.shipVia),
    billingType: findShipType(order.shipVia)?.carrier.billingType ?? null,
    trackingNumber: order.trackingNumber,
    reason: order.rejectionReason ?? order.failureReason,
  }
}

/** One of its lines. A null price is set by the ERP. */
export function orderItem(line: OrderLine): CompletedOrder['orderItems'][number] {
  return {
    quantity: line.quantity,
    partNumber: line.partNumber,
    partDescription: line.description,
    picture: line.picture ?? undefined,
    paintColor: line.paintColorName,
    price: line.priceCents === null ? null : toDollars(line.priceCents),
    impellerAngle: line.impellerAngle,
    impellerTrim: line.impellerTrim,
    forPump: line.forPump,
  }
}
