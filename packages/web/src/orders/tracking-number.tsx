import { type CompletedOrder, trackingLink } from '@volute/domain/orders'
import { ExternalLink } from '../ui/external-link.tsx'

/** A link to the carrier where the shop knows its address. */
export function TrackingNumber({ order }: { order: Pick<CompletedOrder, 'shipVia' | 'trackingNumber'> }) {
  const href = trackingLink(order.shipVia, order.trackingNumber)
  return href ? <ExternalLink href={href}>{order.trackingNumber}</ExternalLink> : order.trackingNumber
}
