import { findShipType, shipTypeName } from '@volute/domain/buying/checkout'
import { fitNote } from '@volute/domain/catalogue/fit'
import { toDollars, toPercent } from '@volute/domain/core/pricing'
import type { ErpOrder } from '@volute/erp'
import type { PendingOrder } from './order-store.ts'

/** The order in the ERP port's format. */
export function erpOrder({ order, lines, buyer, customer }: PendingOrder): ErpOrder {
  return {
    requestCode: order.requestCode,
    customer: customer ?? '',
    poNumber: order.poNumber,
    orderedBy: buyer.name,
    shipTo: shipTo(order),
    shipVia: shipTypeName(order.shipVia),
    billingType: findShipType(order.shipVia)?.carrier.billingType ?? null,
    billingAccountNumber: order.billingAccountNumber,
    allowPartialShipments: order.allowPartialShipments,
    comment: order.comment,
    specialInstructions: order.specialInstructions,
    shipBy: order.shipBy,
    needBy: order.needBy,
    discountPercent: String(toPercent(order.discountBasisPoints)),
    lines: lines.map(erpLine),
  }
}

function shipTo(order: PendingOrder['order']): ErpOrder['shipTo'] {
  return {
    companyName: order.shippingCompanyName,
    contactName: order.shippingContactName,
    phoneNumber: order.shippingPhoneNumber,
    addressLine1: order.shippingAddressLine1,
    addressLine2: order.shippingAddressLine2,
    city: order.shippingCity,
    state: order.shippingState,
    postalCode: order.shippingZipCode,
    country: order.shippingCountry,
  }
}

function erpLine(line: PendingOrder['lines'][number]): ErpOrder['lines'][number] {
  return {
    partNumber: line.partNumber,
    description: line.description,
    quantity: String(line.quantity),
    unit: line.unitName,
    unitPrice: line.priceCents === null ? null : toDollars(line.priceCents).toFixed(2),
    paintColor: line.paintColorName,
    impellerTrim: line.impellerTrim?.toFixed(2) ?? null,
    impellerAngle: line.impellerAngle?.toString() ?? null,
    shipBy: line.shipBy,
    promised: (line.shownPromise ?? []).map(({ quantity, date, source }) => ({
      quantity: String(quantity),
      date,
      warehouse: source.kind === 'stock' ? source.warehouse : null,
    })),
    note: fitNote(line.forPump),
  }
}
