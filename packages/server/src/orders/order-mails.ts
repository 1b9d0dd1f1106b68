import type { Brand } from '@volute/domain/brand'
import { cartMessages, describeOptions } from '@volute/domain/cart'
import { trackingLink } from '@volute/domain/orders'
import { formatPrice, toDollars } from '@volute/domain/pricing'
import type { Letter } from '../context.ts'
import type { PlacedOrder } from '../erp/index.ts'
import { exact, lines, link, type MailText, reachUs, rows, words, writeLetter } from '../mail/index.ts'
import type { PendingOrder } from './order-store.ts'

const price = (cents: number | null) => formatPrice(cents === null ? null : toDollars(cents))

/** The page of an order, for the people of its company. */
const seeOrder = (publicUrl: string, erpOrderId: string) =>
  words`See the order: ${link(`${publicUrl}/order-complete/${encodeURIComponent(erpOrderId)}`)}`

/** Mail 9 of OQ-27: the ERP has the order. */
export function acknowledgement(
  { order, lines: ordered, buyer }: Pick<PendingOrder, 'order' | 'lines'> & { buyer: { email: string } },
  placed: Pick<PlacedOrder, 'orderNumber' | 'orderId'>,
  publicUrl: string,
): Letter {
  const number = exact(placed.orderNumber)
  return writeLetter(buyer.email, words`order ${number} received`, [
    words`Thank you for your order. Its number is ${number}, your PO number ${order.poNumber}.`,
    rows(...ordered.map(lineText)),
    lines(
      words`Subtotal: ${price(order.subtotalCents)}`,
      words`Discount: ${price(order.subtotalCents - order.totalCents)}`,
      words`Total: ${price(order.totalCents)}`,
      words`${cartMessages.addedLater}`,
    ),
    seeOrder(publicUrl, placed.orderId),
  ])
}

function lineText(line: PendingOrder['lines'][number]): MailText {
  const options = describeOptions({ ...line, paintColor: line.paintColorName })
  const described = [line.description, ...options].join(', ')
  return words`${line.quantity} ${line.unitName} ${exact(line.partNumber)}, ${described}: ${price(line.priceCents)} each`
}

interface Shipped {
  orderNumber: string
  orderId: string
  poNumber: string
  shipVia: string
  trackingNumber: string | null
}

/** Mail 10 of OQ-27: the order is on its way, with the carrier's page where the shop knows it. */
export function shippingNotice(recipient: string, shipped: Shipped, publicUrl: string): Letter {
  const number = exact(shipped.orderNumber)
  return writeLetter(recipient, words`order ${number} shipped`, [
    words`Your order ${number} has shipped by ${shipped.shipVia}. Your PO number is ${shipped.poNumber}.`,
    tracking(shipped),
    seeOrder(publicUrl, shipped.orderId),
  ])
}

/** Mail 10 of OQ-27 once more: what the first one said of the shipment was wrong. */
export function correctionNotice(recipient: string, shipped: Shipped, publicUrl: string): Letter {
  const number = exact(shipped.orderNumber)
  return writeLetter(recipient, words`shipment of order ${number} corrected`, [
    words`Please disregard what we wrote about the shipment of your order ${number}: it has shipped by ${shipped.shipVia}. Your PO number is ${shipped.poNumber}.`,
    tracking(shipped),
    seeOrder(publicUrl, shipped.orderId),
  ])
}

function tracking({ shipVia, trackingNumber }: Shipped): MailText {
  const address = trackingLink(shipVia, trackingNumber)
  return lines(
    trackingNumber
      ? words`Tracking number: ${trackingNumber}`
      : words`There is no tracking number for this shipment.`,
    ...(address ? [words`Follow it: ${link(address)}`] : []),
  )
}

/** Mail 11 of OQ-27: the ERP refused the order. */
export function failureNotice(recipient: string, poNumber: string, reason: string): Letter {
  return writeLetter(recipient, couldNotBePlaced(poNumber), (brand) => [
    words`Your order with PO number ${poNumber} could not be placed.`,
    words`Reason: ${reason}`,
    whatToDo(brand),
  ])
}

/** To the staff who work the orders: the ERP takes none, and somebody must look at its credentials. */
export function refusalAlarm(recipient: string, reason: string): Letter {
  return writeLetter(recipient, words`the ERP refuses the shop`, [
    words`The ERP refuses the shop. Orders are taken and kept, but they wait until it is settled.`,
    words`Reason: ${reason}`,
    words`Please check the shop's credentials and rights at the ERP. Once they are right the orders follow by themselves.`,
  ])
}

interface Rejected {
  orderNumber: string
  orderId: string
  poNumber: string
  reason: string
}

/** Mail 11 of OQ-27 for an order that has its number already: the order desk refused it. */
export function rejectionNotice(recipient: string, rejected: Rejected, publicUrl: string): Letter {
  const { orderNumber, orderId, poNumber, reason } = rejected
  return writeLetter(recipient, couldNotBePlaced(poNumber), (brand) => [
    words`Your order ${exact(orderNumber)} with PO number ${poNumber} could not be placed.`,
    words`Reason: ${reason}`,
    whatToDo(brand),
    seeOrder(publicUrl, orderId),
  ])
}

const couldNotBePlaced = (poNumber: string) =>
  words`your order with PO number ${poNumber} could not be placed`

const whatToDo = ({ contact }: Brand) =>
  words`Please place the order again once this is settled, or contact us: ${reachUs(contact)}.`
