import type { LineQuantity } from '@volute/domain/buying/orders'
import { and, eq, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../../db/index.ts'

const { deskInvoices, deskOrderLines, deskOrders, deskShipmentLines, deskShipments } = schema

/** Changes of a step to the order itself. */
export type OrderChange = Partial<
  Pick<
    typeof deskOrders.$inferInsert,
    'pickedUtc' | 'cancelledUtc' | 'reason' | 'terms' | 'fob' | 'salesPerson' | 'shipVia'
  >
>

/** Locks an order against other steps and returns its row's id; undefined if the desk has no such order. */
export async function lockOrder(tx: Queryable, orderId: string): Promise<number | undefined> {
  const [order] = await tx
    .select({ id: deskOrders.id })
    .from(deskOrders)
    .where(eq(deskOrders.orderNumber, orderId))
    .for('update')
  return order?.id
}

/** Changes the order and its `changedUtc`; every step does so, so that the order is listed as changed. */
export async function changeOrder(
  tx: Queryable,
  deskOrderId: number,
  change: OrderChange,
  now: Date,
): Promise<void> {
  await tx
    .update(deskOrders)
    .set({ ...change, changedUtc: now })
    .where(eq(deskOrders.id, deskOrderId))
}

export async function insertShipment(
  tx: Queryable,
  shipment: typeof deskShipments.$inferInsert,
  lines: readonly LineQuantity[],
): Promise<void> {
  const [made] = await tx.insert(deskShipments).values(shipment).returning({ id: deskShipments.id })
  if (!made) throw new Error('the desk kept no shipment')
  await tx.insert(deskShipmentLines).values(lines.map((line) => ({ ...line, shipmentId: made.id })))
}

export async function changeShipment(
  tx: Queryable,
  deskOrderId: number,
  shipmentId: number,
  change: Partial<typeof deskShipments.$inferInsert>,
): Promise<void> {
  await tx
    .update(deskShipments)
    .set(change)
    .where(and(eq(deskShipments.deskOrderId, deskOrderId), eq(deskShipments.id, shipmentId)))
}

export async function cancelQuantities(
  tx: Queryable,
  deskOrderId: number,
  lines: readonly LineQuantity[],
  delayReason: string,
): Promise<void> {
  await tx
    .insert(deskOrderLines)
    .values(
      lines.map(({ position, quantity }) => ({
        deskOrderId,
        position,
        cancelledQuantity: quantity,
        delayReason,
      })),
    )
    .onConflictDoUpdate({
      target: [deskOrderLines.deskOrderId, deskOrderLines.position],
      set: {
        cancelledQuantity: sql`${deskOrderLines.cancelledQuantity} + excluded.cancelled_quantity`,
        delayReason,
      },
    })
}

export async function promiseLines(
  tx: Queryable,
  deskOrderId: number,
  promises: readonly { position: number; date: string }[],
  delayReason: string | null,
): Promise<void> {
  await tx
    .insert(deskOrderLines)
    .values(
      promises.map(({ position, date }) => ({ deskOrderId, position, promisedDate: date, delayReason })),
    )
    .onConflictDoUpdate({
      target: [deskOrderLines.deskOrderId, deskOrderLines.position],
      set: { promisedDate: sql`excluded.promised_date`, delayReason },
    })
}

/** Inserts an invoice; false if the order already has one with that number. */
export async function insertInvoice(
  tx: Queryable,
  invoice: typeof deskInvoices.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(deskInvoices)
    .values(invoice)
    .onConflictDoNothing()
    .returning({ id: deskInvoices.id })
  return made.length > 0
}
