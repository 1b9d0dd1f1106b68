import { orderMessages, trackedNumbers } from '@volute/domain/buying/orders'
import type { MailTemplate } from '../../core/http/context.ts'
import { exact, lines, link, type MailText, rows, words, writeMail } from '../../core/mail/index.ts'
import { seeOrder } from './order-mails.ts'

export interface Shipped {
  orderNumber: string
  orderId: string
  poNumber: string
  shipVia: string
  trackingNumber: string | null
  /** Reason that it left without the rest, although the customer wants one shipment. */
  partReason: string | null
  /** Null if the whole order shipped in one parcel. */
  parcelNumber: number | null
  /** True if it did not ship after all. */
  isCancelled: boolean
  /** `4 Seal, mechanical (TB10773)` each; without items added to the order. */
  inside: string[]
  /** Items still to come in the same format, each with its date if known. */
  toCome: string[]
}

/** Mail 10 of OQ-27: the order, or a parcel of it, has shipped; links to the carrier's page if the shop knows it (STEP-04). */
export function shippingNotice(recipient: string, shipped: Shipped, publicUrl: string): MailTemplate {
  const { orderNumber, orderId, poNumber, shipVia, partReason, parcelNumber, inside, toCome } = shipped
  const number = exact(orderNumber)
  const isWhole = parcelNumber === null
  return writeMail(recipient, words`${parcelOf(shipped)}order ${number} shipped`, [
    isWhole
      ? words`Your order ${number} has shipped by ${shipVia}. Your PO number is ${poNumber}.`
      : words`Parcel ${parcelNumber} of your order ${number} has shipped by ${shipVia}. Your PO number is ${poNumber}.`,
    ...(isWhole ? [] : [contents('In this parcel:', inside)]),
    tracking(shipped),
    ...(partReason ? [words`${orderMessages.shippedInParts(partReason)}`] : []),
    ...(isWhole
      ? []
      : [toCome.length > 0 ? list('Still to come:', toCome) : words`This was the last of it.`]),
    seeOrder(publicUrl, orderId),
  ])
}

/** Mail 10 of OQ-27 again: the first one was wrong about the shipment, or it did not ship after all. */
export function correctionNotice(recipient: string, shipped: Shipped, publicUrl: string): MailTemplate {
  const { orderNumber, orderId, poNumber, shipVia, isCancelled, inside } = shipped
  const number = exact(orderNumber)
  const what = words`${parcelOf(shipped)}your order ${number}`
  return writeMail(recipient, words`shipment of ${parcelOf(shipped)}order ${number} corrected`, [
    isCancelled
      ? words`Please disregard what we wrote about the shipment of ${what}: it has not left. Your PO number is ${poNumber}.`
      : words`Please disregard what we wrote about the shipment of ${what}: it has shipped by ${shipVia}. Your PO number is ${poNumber}.`,
    isCancelled ? contents('To be shipped again:', inside) : tracking(shipped),
    seeOrder(publicUrl, orderId),
  ])
}

const parcelOf = ({ parcelNumber }: Shipped) =>
  parcelNumber === null ? words`` : words`parcel ${parcelNumber} of `

interface Changed {
  orderNumber: string
  orderId: string
  poNumber: string
  /** One line of text per change. */
  changes: string[]
}

/** Lines of an order are delayed beyond their committed dates (STEP-05). */
export function delayNotice(
  recipient: string,
  { orderNumber, orderId, poNumber, changes }: Changed,
  publicUrl: string,
) {
  const number = exact(orderNumber)
  return writeMail(recipient, words`order ${number} comes later`, [
    words`Part of your order ${number} comes later than we told you. Your PO number is ${poNumber}.`,
    rows(...changes.map((one) => words`${one}`)),
    seeOrder(publicUrl, orderId),
  ])
}

/** Part of an order is cancelled, the rest continues (STEP-04). */
export function cancellationNotice(
  recipient: string,
  { orderNumber, orderId, poNumber, changes }: Changed,
  publicUrl: string,
) {
  const number = exact(orderNumber)
  return writeMail(recipient, words`part of order ${number} is cancelled`, [
    words`Part of your order ${number} will not be shipped. Your PO number is ${poNumber}.`,
    rows(...changes.map((one) => words`${one}`)),
    seeOrder(publicUrl, orderId),
  ])
}

const contents = (title: string, inside: readonly string[]) =>
  inside.length > 0 ? list(title, inside) : words`${orderMessages.onlyAdded}`

const list = (title: string, all: readonly string[]): MailText =>
  lines(words`${title}`, rows(...all.map((one) => words`${one}`)))

function tracking({ shipVia, trackingNumber }: Shipped): MailText {
  const addresses = trackedNumbers(shipVia, trackingNumber).flatMap(({ address }) => address ?? [])
  return lines(
    trackingNumber
      ? words`Tracking number: ${trackingNumber}`
      : words`There is no tracking number for this shipment.`,
    ...addresses.map((address) => words`Follow it: ${link(address)}`),
  )
}
