import { shipTypeName } from '@volute/domain/checkout'
import type { OrderNews } from '@volute/domain/support'
import type { Letter } from '../context.ts'
import {
  acknowledgement,
  correctionNotice,
  failureNotice,
  rejectionNotice,
  shippingNotice,
} from './order-mails.ts'
import type { OrderLine, SalesOrder } from './order-store.ts'

interface Told {
  order: SalesOrder
  /** Only the mail of a received order has them. */
  lines?: OrderLine[]
  recipient: string
}

/** A mail of an order as it stands, with what it takes to write it anew (SUPPORT-06). */
export function newsMail(news: OrderNews, told: Told, publicUrl: string): Letter {
  const letter = textOf(news, told, publicUrl)
  return (brand) => ({ ...letter(brand), salesOrderId: told.order.id, orderNews: news })
}

function textOf(news: OrderNews, { order, lines = [], recipient }: Told, publicUrl: string): Letter {
  const named = {
    orderNumber: order.erpOrderNumber ?? '',
    orderId: order.erpOrderId ?? '',
    poNumber: order.poNumber,
  }
  const shipped = {
    ...named,
    shipVia: shipTypeName(order.shippedVia ?? order.shipVia),
    trackingNumber: order.trackingNumber,
  }
  if (news === 'RECEIVED')
    return acknowledgement({ order, lines, buyer: { email: recipient } }, named, publicUrl)
  if (news === 'SHIPPED') return shippingNotice(recipient, shipped, publicUrl)
  if (news === 'CORRECTED') return correctionNotice(recipient, shipped, publicUrl)
  if (news === 'FAILED') return failureNotice(recipient, order.poNumber, order.failureReason ?? '')
  return rejectionNotice(recipient, { ...named, reason: order.rejectionReason ?? '' }, publicUrl)
}
