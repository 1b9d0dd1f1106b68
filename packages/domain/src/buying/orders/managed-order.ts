import { z } from 'zod/mini'
import { type Checked, date, id, invalid, money, utc, valid } from '../../core/kernel/index.ts'
import { orderMessages } from './messages.ts'
import { deskStatuses } from './order-status.ts'
import { completedOrder } from './order.ts'
import { trackedOrder, trackedParcel } from './tracked-order.ts'

/** System that processes orders: the shop's own order desk, or the ERP, and then orders are only shown here (DESK-09). */
export const works = z.enum(['desk', 'erp'])

/** A row of the order desk (E66). */
export const managedOrderRow = z.object({
  salesOrderId: id,
  erpSalesOrderNumber: z.nullable(z.string()),
  companyName: z.string(),
  poNumber: z.string(),
  /** Time the ERP received it; until then, the time it was ordered. */
  receivedUtc: utc,
  /** Its day at the shop. */
  orderDate: date,
  status: z.enum(deskStatuses),
  grandTotal: money,
})
export type ManagedOrderRow = z.infer<typeof managedOrderRow>

/** Event of an order and the person behind it; `by` is null if the shop or the ERP did it. */
const orderEvent = z.object({
  event: z.enum([
    'Submitted',
    'Ordered',
    'Picked',
    'Shipped',
    'Corrected',
    'Unshipped',
    'Promised',
    'Cancelled',
    'Invoiced',
    'Rejected',
  ]),
  atUtc: utc,
  by: z.nullable(z.string()),
})

/** Order with everything needed to pick, pack and ship it (E73). */
export const managedOrder = z.extend(z.omit(completedOrder, { status: true, orderItems: true }), {
  works,
  salesOrderId: id,
  erpSalesOrderId: z.nullable(z.string()),
  erpSalesOrderNumber: z.nullable(z.string()),
  status: z.enum(deskStatuses),
  history: z.array(orderEvent),
  /** Next order to process by the time received; after the newest it starts again with the oldest. Null if there is no other. */
  nextSalesOrderId: z.nullable(id),
  /** Person who ordered and the company ordered for, because staff also order for customers. */
  buyer: z.object({ name: z.string(), email: z.string(), companyName: z.string() }),
  /** Customer code at the ERP; null while the company has no account. */
  customerCode: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  allowPartialShipments: z.boolean(),
  needBy: date,
  /** Ship type code: the one it was shipped by; before that, the one the customer requested. */
  shipViaCode: z.string(),
  /** Customer's account number with the carrier. */
  billingAccountNumber: z.nullable(z.string()),
  orderItems: z.array(
    z.extend(z.omit(trackedOrder.shape.orderItems.def.element, { returnable: true }), {
      shipBy: date,
      needBy: date,
    }),
  ),
  parcels: z.array(
    z.extend(trackedParcel, {
      /** Id at the ERP, which a step uses to name the parcel. */
      parcelId: z.string(),
    }),
  ),
  invoices: trackedOrder.shape.invoices,
})
export type ManagedOrder = z.infer<typeof managedOrder>

/** Checks the reason for rejecting an order or cancelling some of it; it is required, because the buyer is notified of it (E67). */
export function checkReason(
  step: 'REJECTED' | 'CANCELLED',
  typed: { reason: string },
): Checked<{ reason: string }, 'reason'> {
  const reason = typed.reason.trim()
  const missing = step === 'REJECTED' ? orderMessages.reasonMissing : orderMessages.cancelReasonMissing
  return reason === '' ? invalid('reason', 'MISSING', missing) : valid({ reason })
}
