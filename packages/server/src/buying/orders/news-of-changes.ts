import type { NewsDetail, OrderNews } from '@volute/domain/backoffice/support'
import type { Followed } from './followed-store.ts'
import { hasLeft, knownNow, type ParcelNow } from './follow-parcels.ts'
import type { OrderChanges } from './order-changes.ts'

type News = Omit<NewsDetail, 'parcelId'> & { kind: OrderNews; erpShipmentId?: string }

/**
 * Mails to the buyer about a change, one for each of these: the order is rejected, a parcel has left, what was said of one was wrong,
 * pieces of an order that goes on are cancelled, and all that comes later than was told, in one (STEP-04, STEP-05).
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

/** A carrier that is told for the first time was taken for granted before. */
const isOtherwise = (before: ParcelNow, now: ParcelNow) =>
  before.trackingNumber !== now.trackingNumber || (before.carrier !== null && before.carrier !== now.carrier)
