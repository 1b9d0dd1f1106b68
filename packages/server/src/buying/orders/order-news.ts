import { formatDate } from '@volute/domain/core/kernel'
import { shipTypeName } from '@volute/domain/buying/checkout'
import { type CancelledQuantity, lineState, type Delay, delayText } from '@volute/domain/buying/orders'
import type { NewsDetail, OrderNews } from '@volute/domain/backoffice/support'
import type { MailTemplate } from '../../core/http/context.ts'
import { acknowledgement, failureNotice, rejectionNotice } from './order-mails.ts'
import type { OrderLine, SalesOrder } from './order-store.ts'
import {
  cancellationNotice,
  correctionNotice,
  type Shipped,
  shippingNotice,
  delayNotice,
} from './parcel-mails.ts'
import type { Parcel } from './parcel-store.ts'
import { partOf } from './timeline.ts'

interface NewsFacts {
  order: SalesOrder
  /** Missing only for the mail that the ERP rejected an order. */
  lines?: OrderLine[]
  /** Present only for mails about parcels. */
  parcels?: Parcel[]
  newsDetail?: NewsDetail | null
  recipient: string
}

/** Mail about an order as it is now, with the details needed to write it again (SUPPORT-06). */
export function newsMail(news: OrderNews, facts: NewsFacts, publicUrl: string): MailTemplate {
  const letter = textOf(news, facts, publicUrl)
  return (brand) => ({
    ...letter(brand),
    salesOrderId: facts.order.id,
    orderNews: news,
    newsDetail: facts.newsDetail ?? null,
  })
}

function textOf(news: OrderNews, facts: NewsFacts, publicUrl: string): MailTemplate {
  const { order, lines = [], newsDetail, recipient } = facts
  const named = {
    orderNumber: order.erpOrderNumber ?? '',
    orderId: order.erpOrderId ?? '',
    poNumber: order.poNumber,
  }
  if (news === 'RECEIVED')
    return acknowledgement({ order, lines, buyer: { email: recipient } }, named, publicUrl)
  if (news === 'SHIPPED') return shippingNotice(recipient, { ...named, ...shipment(facts) }, publicUrl)
  if (news === 'CORRECTED') return correctionNotice(recipient, { ...named, ...shipment(facts) }, publicUrl)
  if (news === 'FAILED') return failureNotice(recipient, order.poNumber, order.failureReason ?? '')
  if (news === 'SLIPPED') {
    const changes = (newsDetail?.slips ?? []).map((delay: Delay) =>
      delayText(delay, partOf(lines, delay.position)),
    )
    return delayNotice(recipient, { ...named, changes }, publicUrl)
  }
  if (news === 'CANCELLED') {
    const changes = (newsDetail?.cancelled ?? []).map((quantity) => cancelledText(quantity, lines))
    return cancellationNotice(recipient, { ...named, changes }, publicUrl)
  }
  return rejectionNotice(recipient, { ...named, reason: order.rejectionReason ?? '' }, publicUrl)
}

const cancelledText = ({ position, quantity, reason }: CancelledQuantity, lines: OrderLine[]) =>
  `${quantity} ${partOf(lines, position)}${reason ? `: ${reason}` : ''}`

/** Details of the mail's parcel, or else of the last one shipped. */
function shipment({
  order,
  lines = [],
  parcels = [],
  newsDetail,
}: NewsFacts): Omit<Shipped, 'orderNumber' | 'orderId' | 'poNumber'> {
  const left = parcels.filter(({ parcel }) => parcel.shippedUtc)
  const named = parcels.find(({ parcel }) => parcel.id === newsDetail?.parcelId) ?? left.at(-1)
  const open = lines
    .map((line) => ({ ...line, ...lineState(progress(line)) }))
    .filter(({ toCome }) => toCome > 0)
  const isWhole = left.length <= 1 && open.length === 0
  return {
    shipVia: named?.parcel.carrier ?? shipTypeName(order.shippedVia ?? order.shipVia),
    trackingNumber: named ? named.parcel.trackingNumber : order.trackingNumber,
    partReason: named?.parcel.partReason ?? null,
    parcelNumber: isWhole || !named ? null : parcels.indexOf(named) + 1,
    isCancelled: Boolean(named?.parcel.cancelledUtc),
    inside: (named?.lines ?? []).map(({ position, quantity }) => `${quantity} ${partOf(lines, position)}`),
    toCome: open.map(
      ({ toCome, position, promisedDate }) =>
        `${toCome} ${partOf(lines, position)}${promisedDate ? ` on ${formatDate(promisedDate)}` : ''}`,
    ),
  }
}

const progress = ({ quantity, shippedQuantity, cancelledQuantity }: OrderLine) => ({
  ordered: quantity,
  shipped: shippedQuantity,
  cancelled: cancelledQuantity,
})
