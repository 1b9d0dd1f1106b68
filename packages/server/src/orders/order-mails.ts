import { cartMessages, describeOptions } from '@volute/domain/cart'
import { companyContact } from '@volute/domain/kernel'
import { trackingLink } from '@volute/domain/orders'
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

interface Shipped {
  orderNumber: string
  orderId: string
  poNumber: string
  shipVia: string
  trackingNumber: string | null
}

/** Mail 10 of OQ-27: the order is on its way, with the carrier's page where the shop knows it. */
export function shippingNotice(recipient: string, shipped: Shipped, publicUrl: string): Mail {
  const { orderNumber, orderId, poNumber, shipVia, trackingNumber } = shipped
  const link = trackingLink(shipVia, trackingNumber)
  return renderMail(recipient, `order ${orderNumber} shipped`, [
    `Your order ${orderNumber} has shipped by ${shipVia}. Your PO number is ${poNumber}.`,
    [
      trackingNumber
        ? `Tracking number: ${trackingNumber}`
        : 'There is no tracking number for this shipment.',
      link ? `Follow it: ${link}` : [],
    ]
      .flat()
      .join('\n'),
    `See the order: ${orderPage(publicUrl, orderId)}`,
  ])
}

/** Mail 11 of OQ-27: the ERP refused the order. */
export function failureNotice(recipient: string, poNumber: string, reason: string): Mail {
  return renderMail(recipient, couldNotBePlaced(poNumber), [
    `Your order with PO number ${poNumber} could not be placed.`,
    `Reason: ${reason}`,
    whatToDo,
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

interface Rejected {
  orderNumber: string
  orderId: string
  poNumber: string
  reason: string
}

/** Mail 11 of OQ-27 for an order that has its number already: the order desk refused it. */
export function rejectionNotice(recipient: string, rejected: Rejected, publicUrl: string): Mail {
  const { orderNumber, orderId, poNumber, reason } = rejected
  return renderMail(recipient, couldNotBePlaced(poNumber), [
    `Your order ${orderNumber} with PO number ${poNumber} could not be placed.`,
    `Reason: ${reason}`,
    whatToDo,
    `See the order: ${orderPage(publicUrl, orderId)}`,
  ])
}

const couldNotBePlaced = (poNumber: string) => `your order with PO number ${poNumber} could not be placed`

const whatToDo = `Please place the order again once this is settled, or contact us: ${companyContact.salesEmail}, ${companyContact.phone}.`
