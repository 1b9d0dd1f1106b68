import { z } from 'zod/mini'
import { type Checked, date, id, invalid, money, utc, valid } from '../../core/kernel/index.ts'
import { orderMessages } from './messages.ts'
import { deskStatuses } from './order-status.ts'
import { completedOrder } from './order.ts'
import { trackedOrder, trackedParcel } from './tracked-order.ts'

/** Where orders are worked: at the shop's own order desk, or in the ERP, and then they are only shown here (DESK-09). */
export const works = z.enum(['desk', 'erp'])

/** A row of the order desk (E66). */
export const managedOrderRow = z.object({
  salesOrderId: id,
  erpSalesOrderNumber: z.nullable(z.string()),
  companyName: z.string(),
  poNumber: z.string(),
  /** When the ERP received it, or when it was ordered while the ERP has not. */
  receivedUtc: utc,
  status: z.enum(deskStatuses),
  grandTotal: money,
})
export type ManagedOrderRow = z.infer<typeof managedOrderRow>

/** Event of an order, and who did it; null where the shop or the ERP did. */
const orderEvent = z.object({
  event: z.enum([
    'Ordered',
    'Received',
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

/** An order with everything that a person needs to pick, pack and ship it (E73). */
export const managedOrder = z.extend(z.omit(completedOrder, { status: true, orderItems: true }), {
  works,
  salesOrderId: id,
  erpSalesOrderId: z.nullable(z.string()),
  erpSalesOrderNumber: z.nullable(z.string()),
  status: z.enum(deskStatuses),
  history: z.array(orderEvent),
  /** The next order to do by the time received, from the oldest again after the newest; null without another. */
  nextSalesOrderId: z.nullable(id),
  /** Who ordered, and of which company: staff order for customers too. */
  buyer: z.object({ name: z.string(), email: z.string(), companyName: z.string() }),
  /** The ERP's code of the customer; null while the company has no account. */
  customerCode: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  allowPartialShipments: z.boolean(),
  needBy: date,
  /** The ship type's code: what it was shipped by, until then what the customer wishes. */
  shipViaCode: z.string(),
  /** The customer's account with the carrier. */
  billingAccountNumber: z.nullable(z.string()),
  orderItems: z.array(
    z.extend(z.omit(trackedOrder.shape.orderItems.def.element, { returnable: true }), {
      shipBy: date,
      needBy: date,
    }),
  ),
  parcels: z.array(
    z.extend(trackedParcel, {
      /** The ERP's own, by which a step names it. */
      parcelId: z.string(),
    }),
  ),
  invoices: trackedOrder.shape.invoices,
})
export type ManagedOrder = z.infer<typeof managedOrder>

/** Why the order desk rejects an order or cancels some of it; it is required, as the buyer is told it (E67). */
export function checkReason(
  step: 'REJECTED' | 'CANCELLED',
  typed: { reason: string },
): Checked<{ reason: string }, 'reason'> {
  const reason = typed.reason.trim()
  const missing = step === 'REJECTED' ? orderMessages.reasonMissing : orderMessages.cancelReasonMissing
  return reason === '' ? invalid('reason', 'MISSING', missing) : valid({ reason })
}
