import { findShipType } from '@volute/domain/checkout'
import { notFound } from '@volute/domain/kernel'
import { pacificDate } from '@volute/domain/lead-time'
import { type CompletedOrder, type getCompletedOrder as contract, orderStatus } from '@volute/domain/orders'
import { toDollars, toPercent } from '@volute/domain/pricing'
import type { Verb } from '../http/bind.ts'
import { findPlacedOrder } from './order-store.ts'
import { shipTypeName } from './ship-type-name.ts'

/** An order of the acting company in full (E38, ORDER-12). */
export const getCompletedOrder: Verb<typeof contract> = async (ctx, { orderNumber }) => {
  const order = await findPlacedOrder(ctx.db, ctx.actor.companyId, orderNumber)
  if (!order) throw notFound()
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
    orderDate: pacificDate(order.receivedUtc ?? order.createdUtc),
    discountPercent: toPercent(order.discountBasisPoints),
    companyName: ctx.actor.companyName,
    terms: order.terms,
    fob: order.fob,
    salesPerson: order.salesPerson,
    shipVia: shipTypeName(order.shippedVia ?? order.shipVia),
    billingType: findShipType(order.shipVia)?.carrier.billingType ?? null,
    trackingNumber: order.trackingNumber,
    status: orderStatus(order),
    orderItems: order.lines.map(orderItem),
  }
}

type Line = NonNullable<Awaited<ReturnType<typeof findPlacedOrder>>>['lines'][number]

function orderItem(line: Line): CompletedOrder['orderItems'][number] {
  return {
    quantity: line.quantity,
    partNumber: line.partNumber,
    partDescription: line.description,
    paintColor: line.paintColorName,
    price: line.priceCents === null ? null : toDollars(line.priceCents),
    impellerAngle: line.impellerAngle,
    impellerTrim: line.impellerTrim,
  }
}
