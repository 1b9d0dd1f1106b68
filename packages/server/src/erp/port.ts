import { date } from '@volute/domain/kernel'
import { z } from 'zod'

/** Money and quantities travel as decimal strings, dates as `YYYY-MM-DD` (the ERP port). */
const decimal = z.string().regex(/^\d+(\.\d+)?$/)

export const erpOrder = z.object({
  requestCode: z.uuid(),
  /** The account's identifier; empty while the company has no account. */
  customer: z.string(),
  poNumber: z.string(),
  orderedBy: z.string(),
  shipTo: z.object({
    companyName: z.string(),
    contactName: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    addressLine1: z.string(),
    addressLine2: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  shipVia: z.string(),
  billingType: z.string().nullable(),
  billingAccountNumber: z.string().nullable(),
  allowPartialShipments: z.boolean(),
  comment: z.string().nullable(),
  specialInstructions: z.string().nullable(),
  shipBy: date,
  needBy: date,
  discountPercent: decimal,
  lines: z.array(
    z.object({
      partNumber: z.string(),
      description: z.string(),
      quantity: decimal,
      unit: z.string(),
      /** Null is unpriced: the ERP prices it. */
      unitPrice: decimal.nullable(),
      paintColor: z.string().nullable(),
      impellerTrim: decimal.nullable(),
      impellerAngle: decimal.nullable(),
      shipBy: date,
    }),
  ),
})
export type ErpOrder = z.infer<typeof erpOrder>

export interface PlacedOrder {
  orderId: string
  orderNumber: string
  /** The ERP already held an order of this request code. */
  wasThere: boolean
}

export interface ErpOrderState {
  requestCode: string
  orderId: string
  orderNumber: string
  status: 'received' | 'picked' | 'partlyShipped' | 'shipped' | 'cancelled'
  receivedUtc: string
  pickedUtc: string | null
  shippedUtc: string | null
  cancelledUtc: string | null
  reason: string | null
  terms: string | null
  fob: string | null
  salesPerson: string | null
  shipVia: string | null
  trackingNumbers: string[]
}

export interface PartAnswer {
  partNumber: string
  /** As it was asked for: an ERP may be asked for several quantities of one part. */
  quantity: string
  stock: string
  /** Null when the ERP cannot say. */
  readyDate: string | null
  leadTimeDays: number | null
  /** Null is unpriced. */
  price: string | null
}

/**
 * The seven operations that every ERP adapter offers; each adapter is a folder beside this file. The shop adds the
 * `traceparent` to every call, for an adapter that sends it as the header of that name.
 */
export interface ErpPort {
  health(traceparent?: string): Promise<{ product: string; version: string }>
  /** Places one order, idempotent by its request code. */
  submitOrder(order: ErpOrder, traceparent?: string): Promise<PlacedOrder>
  getOrders(
    by: { requestCodes: string[] } | { orderIds: string[] },
    traceparent?: string,
  ): Promise<ErpOrderState[]>
  listOrders(
    query: { customer: string; changedSince: string; cursor: string | null },
    traceparent?: string,
  ): Promise<{ orders: ErpOrderState[]; cursor: string | null }>
  /** Parts the ERP does not know are left out of the answer. */
  askParts(
    customer: string,
    wanted: { partNumber: string; quantity: string }[],
    traceparent?: string,
  ): Promise<PartAnswer[]>
  listCustomers(
    traceparent?: string,
  ): Promise<{ identifier: string; name: string; discountPercent: string }[]>
  listDistributors(traceparent?: string): Promise<{ code: string; name: string }[]>
}

/**
 * How an ERP fails. `retryable`: back off and submit again under the same code. `rejected`: the ERP said no, with the
 * reason. `config`: credentials or rights; the queue is held, the customer's order never fails for it.
 */
export class ErpError extends Error {
  readonly kind: 'retryable' | 'rejected' | 'config'
  readonly outcome: 'notApplied' | 'unknown'

  constructor(kind: ErpError['kind'], reason: string, outcome: ErpError['outcome'] = 'notApplied') {
    super(reason)
    this.name = 'ErpError'
    this.kind = kind
    this.outcome = outcome
  }
}
