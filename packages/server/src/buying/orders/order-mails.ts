import type { Brand } from '@volute/domain/core/brand'
import { cartMessages, describeOptions } from '@volute/domain/buying/cart'
import { describeFit } from '@volute/domain/catalogue/fit'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import { formatPrice, toDollars } from '@volute/domain/core/pricing'
import { promiseText } from '@volute/domain/catalogue/promise'
import type { MailTemplate } from '../../core/http/context.ts'
import type { PlacedOrder } from '@volute/erp'
import { exact, lines, link, type MailText, reachUs, rows, words, writeMail } from '../../core/mail/index.ts'
import type { PendingOrder } from './order-store.ts'

const price = (cents: number | null) => formatPrice(cents === null ? null : toDollars(cents))

/** Link to an order's page, for people of its company. */
export const seeOrder = (publicUrl: string, erpOrderId: string): MailText =>
  words`See the order: ${link(`${publicUrl}/orders/${encodeURIComponent(erpOrderId)}`)}`

/** Mail 9 of OQ-27: the ERP has the order. */
export function acknowledgement(
  { order, lines: ordered, buyer }: Pick<PendingOrder, 'order' | 'lines'> & { buyer: { email: string } },
  placed: Pick<PlacedOrder, 'orderNumber' | 'orderId'>,
  publicUrl: string,
): MailTemplate {
  const number = exact(placed.orderNumber)
  return writeMail(buyer.email, words`order ${number} received`, ({ timeZone }) => [
    words`Thank you for your order. Its number is ${number}, your PO number ${order.poNumber}.`,
    rows(...ordered.map((line) => lineText(line, shopDate(order.receivedUtc ?? order.createdUtc, timeZone)))),
    lines(
      words`Subtotal: ${price(order.subtotalCents)}`,
      words`Discount: ${price(order.subtotalCents - order.totalCents)}`,
      words`Total: ${price(order.totalCents)}`,
      words`${cartMessages.addedLater}`,
    ),
    seeOrder(publicUrl, placed.orderId),
  ])
}

function lineText(line: PendingOrder['lines'][number], today: string): MailText {
  const options = describeOptions({ ...line, paintColor: line.paintColorName })
  const described = [line.description, ...options, ...describeFit(line.forPump)].join(', ')
  const ready = line.shownPromise ? words`, ready ${promiseText(line.shownPromise, today)}` : words``
  return words`${line.quantity} ${line.unitName} ${exact(line.partNumber)}, ${described}: ${price(line.priceCents)} each${ready}`
}

/** Mail 11 of OQ-27: the ERP rejected the order. */
export function failureNotice(recipient: string, poNumber: string, reason: string): MailTemplate {
  return writeMail(recipient, couldNotBePlaced(poNumber), (brand) => [
    words`Your order with PO number ${poNumber} could not be placed.`,
    words`Reason: ${reason}`,
    whatToDo(brand),
  ])
}

/** To the staff who work the orders: the ERP rejects all orders, and someone must check its credentials. */
export function refusalAlarm(recipient: string, reason: string): MailTemplate {
  return writeMail(recipient, words`the ERP refuses the shop`, [
    words`The ERP refuses the shop. Orders are taken and kept, but they wait until it is settled.`,
    words`Reason: ${reason}`,
    words`Please check the shop's credentials and rights at the ERP. Once they are right the orders follow by themselves.`,
  ])
}

/** To the staff who work the orders: the ERP cannot accept this order, and someone must resolve that in the ERP. */
export function stuckAlarm(
  recipient: string,
  { poNumber, customer }: Pick<PendingOrder, 'customer'> & { poNumber: string },
  reason: string,
): MailTemplate {
  return writeMail(recipient, words`an order waits at the ERP`, [
    words`The order with PO number ${poNumber} of account ${customer ?? '–'} cannot be taken by the ERP yet. It waits; all others go on.`,
    words`Reason: ${reason}`,
    words`Once this is settled at the ERP the order follows by itself.`,
  ])
}

interface Rejected {
  orderNumber: string
  orderId: string
  poNumber: string
  reason: string
}

/** Mail 11 of OQ-27 for an order that already has a number: the order desk rejected it. */
export function rejectionNotice(recipient: string, rejected: Rejected, publicUrl: string): MailTemplate {
  const { orderNumber, orderId, poNumber, reason } = rejected
  return writeMail(recipient, couldNotBePlaced(poNumber), (brand) => [
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
