import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../../core/db/index.ts'

const { claimPhotos, claims, events, orderInvoices, orderParcelLines, orderParcels } = schema

/** Parcels of orders in the order of their creation, each with its lines by position. */
export async function parcelsOf(db: Queryable, salesOrderIds: number[]) {
  return db
    .select({ parcel: orderParcels, lines: linesOfParcel() })
    .from(orderParcels)
    .where(inArray(orderParcels.salesOrderId, salesOrderIds))
    .orderBy(asc(orderParcels.id))
}
export type Parcel = Awaited<ReturnType<typeof parcelsOf>>[number]

const linesOfParcel = (): SQL<{ position: number; quantity: number }[]> => sql`(
  select coalesce(json_agg(json_build_object('position', position, 'quantity', quantity) order by position), '[]')
  from ${orderParcelLines} where ${orderParcelLines.parcelId} = ${orderParcels.id})`

export async function invoicesOf(db: Queryable, salesOrderIds: number[]) {
  return db
    .select()
    .from(orderInvoices)
    .where(inArray(orderInvoices.salesOrderId, salesOrderIds))
    .orderBy(asc(orderInvoices.invoicedOn), asc(orderInvoices.id))
}

export type Invoice = typeof orderInvoices.$inferSelect

/** Photos of a claim, in the order in which they were sent. */
export const claimPhotoIds = sql<number[]>`array(
  select ${claimPhotos.photoId} from ${claimPhotos} where ${claimPhotos.claimId} = ${claims.id} order by 1)`

export async function claimsOf(db: Queryable, salesOrderId: number) {
  return db
    .select({ ...getTableColumns(claims), photoIds: claimPhotoIds })
    .from(claims)
    .where(eq(claims.salesOrderId, salesOrderId))
    .orderBy(asc(claims.id))
}

/** Notifications of delays to the buyer, oldest first. */
export async function delayEventsOf(db: Queryable, salesOrderId: number) {
  return db
    .select({ atUtc: events.atUtc, subject: events.subject })
    .from(events)
    .where(
      sql`${events.subject}->>'salesOrderId' = ${String(salesOrderId)} and ${events.kind} = 'slip-order'`,
    )
    .orderBy(asc(events.id))
}
