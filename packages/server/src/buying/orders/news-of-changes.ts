import type { NewsDetail, OrderNews } from '@volute/domain/backoffice/support'
import type { Followed } from './followed-store.ts'
import { hasLeft, knownNow, type ParcelNow } from './follow-parcels.ts'
import type { OrderChanges } from './order-changes.ts'

type News = Omit<NewsDetail, 'parcelId'> & { kind: OrderNews; erpShipmentId?: string }

/**
 * Mails to the buyer about a change. One each for: a rejected order, a shipped parcel, a corrected shipment, a partial
 * cancellation, and all lines delayed beyond their committed dates together (STEP-04, STEP-05).
 */
export function newsOf(known: Followed, changes: OrderChanges): News[] {
  if (changes.isRejected) return [{ kind: 'REJECTED' }]
  const before = new Map(known.parcels.map((one) => [one.parcel.erpShipmentId, knownNow(one)]))
  return [
    ...changes.parcels.flatMap((parcel) => parcelNews(before.get(parcel.erpShipmentId), parcel)),
    ...(changes.cancelled.length > 0 ? [{ kind: 'CANCELLED' as const, cancelled: changes.cancelled }] : []),
    ...(changes.slips.length > 0 ? [{ kind: 'SLIPPED' as const, slips: changes.slips }] : []),
  ]
}

function parcelNews(before: ParcelNow | undefined, now: ParcelNow): News[] {
  const { erpShipmentId } = now
  const had = before && hasLeft(before) ? before : undefined
  if (!had) return hasLeft(now) ? [{ kind: 'SHIPPED', erpShipmentId }] : []
  return !hasLeft(now) || isOtherwise(had, now) ? [{ kind: 'CORRECTED', erpShipmentId }] : []
}

/** A carrier reported for the first time is no correction: until then it was assumed. */
const isOtherwise = (before: ParcelNow, now: ParcelNow) =>
  before.trackingNumber !== now.trackingNumber || (before.carrier !== null && before.carrier !== now.carrier)
