import { and, eq, notInArray, sql } from 'drizzle-orm'
import { prepareSql, type Queryable, schema } from '../../core/db/index.ts'
import type { ParcelNow } from './follow-parcels.ts'
import type { OrderChanges } from './order-changes.ts'

const { orderInvoices, orderParcelLines, orderParcels, salesOrders } = schema

/** Writes the ERP's changes. */
export async function writeChanges(
  tx: Queryable,
  salesOrderId: number,
  changes: OrderChanges,
  asOfUtc: Date,
) {
  await tx
    .update(salesOrders)
    .set({ ...changes.order, asOfUtc })
    .where(eq(salesOrders.id, salesOrderId))
  if (changes.lines.length > 0) await writtenLines(tx, { salesOrderId, lines: JSON.stringify(changes.lines) })
  for (const parcel of changes.parcels) await writeParcel(tx, salesOrderId, parcel)
  if (changes.invoices) await writeInvoices(tx, salesOrderId, changes.invoices)
}

/** Records when the ERP last confirmed that an order is as the shop has it. */
export async function writeAsOf(db: Queryable, salesOrderId: number, asOfUtc: Date | null) {
  await db.update(salesOrders).set({ asOfUtc }).where(eq(salesOrders.id, salesOrderId))
}

const writtenLines = prepareSql(sql`
  update sales_order_lines line set
    shipped_quantity = now."shippedQuantity",
    cancelled_quantity = now."cancelledQuantity",
    promised_date = now."promisedDate",
    slip_reason = now."delayReason",
    told_date = now."committedDate"
  from json_to_recordset(${sql.placeholder('lines')})
       now (position int, "shippedQuantity" int, "cancelledQuantity" int,
            "promisedDate" date, "delayReason" text, "committedDate" date)
  where line.sales_order_id = ${sql.placeholder('salesOrderId')} and line.position = now.position`)

async function writeParcel(tx: Queryable, salesOrderId: number, { lines, ...parcel }: ParcelNow) {
  const [written] = await tx
    .insert(orderParcels)
    .values({ ...parcel, salesOrderId })
    .onConflictDoUpdate({ target: [orderParcels.salesOrderId, orderParcels.erpShipmentId], set: parcel })
    .returning({ id: orderParcels.id })
  if (!written) throw new Error('the parcel was not written')
  await tx.delete(orderParcelLines).where(eq(orderParcelLines.parcelId, written.id))
  if (lines.length > 0)
    await tx.insert(orderParcelLines).values(lines.map((line) => ({ ...line, parcelId: written.id })))
}

async function writeInvoices(
  tx: Queryable,
  salesOrderId: number,
  invoices: NonNullable<OrderChanges['invoices']>,
) {
  const kept = invoices.map(({ erpInvoiceId }) => erpInvoiceId)
  await tx
    .delete(orderInvoices)
    .where(
      and(
        eq(orderInvoices.salesOrderId, salesOrderId),
        kept.length > 0 ? notInArray(orderInvoices.erpInvoiceId, kept) : undefined,
      ),
    )
  for (const invoice of invoices)
    await tx
      .insert(orderInvoices)
      .values({ ...invoice, salesOrderId })
      .onConflictDoUpdate({ target: [orderInvoices.salesOrderId, orderInvoices.erpInvoiceId], set: invoice })
}
