import { shopDate } from '@volute/domain/catalogue/lead-time'
import { readBrand } from '../../core/brand/index.ts'
import type { Shop } from '../../core/http/context.ts'
import type { Queryable, Transaction } from '../../core/db/index.ts'
import type { ErpOrderState } from '@volute/erp'
import { recordEvent } from '../../core/events/index.ts'
import { writeAsOf, writeChanges } from './changes-store.ts'
import { type Followed, lockFollowed } from './followed-store.ts'
import { type Asked, changesOf, isNothing, isSameOrder, type OrderChanges } from './order-changes.ts'
import { newsOf } from './news-of-changes.ts'
import { newsMail } from './order-news.ts'
import { linesOf } from './order-store.ts'
import { parcelsOf } from './parcel-store.ts'

interface NewsFacts {
  /** Time of the ERP query. An answer older than the last one that changed something is ignored. */
  askedUtc?: Date
  /** The shop's staff member who made the change, if any. */
  userId?: number | null
}

/**
 * Syncs the shop's order with the ERP's state and notifies its buyer of changes; the same state again writes and sends
 * nothing (STEP-01). Nothing else writes an order's progress. An order that is not placed yet is left to its own job, and
 * one with another request code is a different order (STEP-10).
 * Returns true if anything has changed.
 */
export async function syncOrder(
  shop: Shop,
  tx: Transaction,
  state: ErpOrderState,
  { askedUtc = shop.now(), userId = null }: NewsFacts = {},
): Promise<boolean> {
  const known = await lockFollowed(tx, state.orderId)
  if (!known || !isSameOrder(known, state)) return false
  const { order } = known
  if (order.asOfUtc && askedUtc < order.asOfUtc) return false
  const changes = changesOf(known, state, await askedAt(shop, tx, askedUtc))
  if (isNothing(changes)) {
    if (!order.asOfUtc) await writeAsOf(tx, order.id, askedUtc)
    return false
  }
  await writeChanges(tx, order.id, changes, askedUtc)
  await recordChanges(shop, tx, known, changes, userId)
  await tell(shop, tx, known, changes)
  return true
}

/** Time of an ERP query, with its date in the shop's time zone. */
export async function askedAt({ settings }: Shop, db: Queryable, askedUtc: Date): Promise<Asked> {
  const { brand } = await readBrand({ db, settings })
  return { askedUtc, today: shopDate(askedUtc, brand.timeZone) }
}

/** Staff actions already have events of their own. A delay is always recorded, whoever caused it (STEP-05). */
async function recordChanges(
  shop: Shop,
  tx: Transaction,
  { order }: Followed,
  changes: OrderChanges,
  userId: number | null,
) {
  const { companyId } = order
  const now = shop.now()
  const salesOrderId = order.id
  if (userId === null) {
    const subject = { salesOrderId, changed: changedNames(changes) }
    await recordEvent(tx, { userId, companyId, kind: 'follow-erp', subject, now })
  }
  if (changes.slips.length > 0) {
    const subject = { salesOrderId, lines: changes.slips }
    await recordEvent(tx, { userId, companyId, kind: 'slip-order', subject, now })
  }
}

const changedNames = ({ order, lines, parcels, invoices }: OrderChanges) => [
  ...Object.keys(order),
  ...lines.map(({ position }) => `line ${position + 1}`),
  ...parcels.map(({ erpShipmentId }) => `parcel ${erpShipmentId}`),
  ...(invoices ? ['invoices'] : []),
]

async function tell(shop: Shop, tx: Transaction, known: Followed, changes: OrderChanges) {
  const news = newsOf(known, changes)
  if (news.length === 0) return
  const lines = await linesOf(tx, known.order.id)
  const parcels = await parcelsOf(tx, [known.order.id])
  const facts = {
    order: { ...known.order, ...changes.order },
    lines,
    parcels,
    recipient: known.buyerEmail,
  }
  for (const { kind, erpShipmentId, ...detail } of news) {
    const parcelId = parcels.find(({ parcel }) => parcel.erpShipmentId === erpShipmentId)?.parcel.id
    const newsDetail = { ...detail, ...(parcelId && { parcelId }) }
    await shop.sendMail(tx, newsMail(kind, { ...facts, newsDetail }, shop.settings.publicUrl))
  }
}
