import { cartMessages, describeOptions } from '@volute/domain/cart'
import { companyContact } from '@volute/domain/kernel'
import { formatPrice, toDollars } from '@volute/domain/pricing'
import type { Mail } from '../context.ts'
import type { PlacedOrder } from '../erp/index.ts'
import { renderMail } from '../mail/index.ts'
import type { PendingOrder } from './order-store.ts'

const price = (cents: number | null) => formatPrice(cents === null ? null : toDollars(cents))

/** The page of an order, for the people of its company. */
const orderPage = (publicUrl: string, erpOrderId: string) =>
  `${publicUrl}/order-complete/${encodeURIComponent(erpOrderId)}`

/** Mail 9 of OQ-27: the ERP has the order. */
export function acknowledgement(
  { order, lines, buyer }: PendingOrder,
  placed: PlacedOrder,
  publicUrl: string,
): Mail {
  return renderMail(buyer.email, `order ${placed.orderNumber} received`, [
    `Thank you for your order. Its number is ${placed.orderNumber}, your PO number ${order.poNumber}.`,
    lines.map(lineText).join('\n'),
    `Subtotal: ${price(order.subtotalCents)}\nDiscount: ${price(order.subtotalCents - order.totalCents)}\nTotal: ${price(order.totalCents)}\n${cartMessages.addedLater}`,
    `See the order: ${orderPage(publicUrl, placed.orderId)}`,
  ])
}

function lineText(line: PendingOrder['lines'][number]): string {
  const options = describeOptions({ ...line, paintColor: line.paintColorName })
  const described = [line.partNumber, line.description, ...options].join(', ')
  return `${line.quantity} ${line.unitName} ${described}: ${price(line.priceCents)} each`
}

/** Mail 10 of OQ-27: the order is on its way. */
export function shippingNotice(
  recipient: string,
  shipped: { orderNumber: string; orderId: string; shipVia: string; trackingNumber: string | null },
  publicUrl: string,
): Mail {
  const { orderNumber, orderId, shipVia, trackingNumber } = shipped
  return renderMail(recipient, `order ${orderNumber} shipped`, [
    `Your order ${orderNumber} has shipped by ${shipVia}.`,
    trackingNumber ? `Tracking number: ${trackingNumber}` : 'There is no tracking number for this shipment.',
    `See the order: ${orderPage(publicUrl, orderId)}`,
  ])
}

/** Mail 11 of OQ-27: the order could not be placed, or was refused at the order desk. */
export function failureNotice(recipient: string, poNumber: string, reason: string): Mail {
  return renderMail(recipient, `your order with PO number ${poNumber} could not be placed`, [
    `Your order with PO number ${poNumber} could not be placed.`,
    `Reason: ${reason}`,
    `Please place the order again once this is settled, or contact us: ${companyContact.salesEmail}, ${companyContact.phone}.`,
  ])
}

/** To the staff who work the orders: the ERP takes none, and somebody must look at its credentials. */
export function refusalAlarm(recipient: string, reason: string): Mail {
  return renderMail(recipient, 'the ERP refuses the shop', [
    'The ERP refuses the shop. Orders are taken and kept, but they wait until it is settled.',
    `Reason: ${reason}`,
    "Please check the shop's credentials and rights at the ERP. Once they are right the orders follow by themselves.",
  ])
}
