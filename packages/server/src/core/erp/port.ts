import { date } from '@volute/domain/core/kernel'
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
      /** Dates that the buyer saw, for the ERP to plan by; empty where there were none. */
      promised: z.array(
        z.object({
          quantity: decimal,
          /** Null where nobody can say. */
          date: z.nullable(date),
          /** In which it lies; null for what is still to come. */
          warehouse: z.string().nullable(),
        }),
      ),
      /** For which pump and place it is, and what its buyer knows of its fit; null for a line that is for no pump. */
      note: z.string().nullable(),
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

/** A line of an order as the ERP has it; what is neither shipped nor cancelled is still to come. */
export interface ErpOrderLine {
  /** Its place in the order as it was submitted, from 0; null for a line that the ERP's own people added. */
  position: number | null
  partNumber: string
  ordered: string
  shipped: string
  cancelled: string
  /** When the rest is to be shipped; null where the ERP cannot say. */
  promised: string | null
  /** Why the promise is not what it was, as the ERP says it. */
  slipReason: string | null
}

/** Goods that leave together. */
export interface ErpShipment {
  shipmentId: string
  /** Null while it is packed but has not left. */
  shippedUtc: string | null
  cancelledUtc: string | null
  carrier: string | null
  trackingNumber: string | null
  lines: { position: number; quantity: string }[]
}

export interface ErpInvoice {
  invoiceId: string
  number: string
  invoicedOn: string
  total: string
  /** True when `getInvoice` answers its PDF. */
  hasPdf: boolean
}

/** An order as the ERP has it; how far it is as a whole follows from its lines and shipments. */
export interface ErpOrderState {
  requestCode: string
  orderId: string
  orderNumber: string
  receivedUtc: string
  pickedUtc: string | null
  /** Cancelled as a whole, with the reason. */
  cancelledUtc: string | null
  reason: string | null
  terms: string | null
  fob: string | null
  salesPerson: string | null
  shipVia: string | null
  lines: ErpOrderLine[]
  shipments: ErpShipment[]
  invoices: ErpInvoice[]
}

/** Facts of the ERP about a part for one customer, from which `domain/promise` makes dates. */
export interface PartAnswer {
  partNumber: string
  /** As it was asked for: an ERP may be asked for several quantities of one part. */
  quantity: string
  /** When the ERP said so. */
  asOf: string
  /** Quantity free to be shipped, by warehouse, by warehouse, the customer's nearest first; none where it holds none. */
  stock: { warehouse: string; quantity: string }[]
  /** Quantity on order and not yet spoken for, by date. */
  receipts: { dueOn: string; quantity: string }[]
  /** Working days to make or buy the rest; null where the ERP cannot say. */
  leadTimeDays: number | null
  /** Until when an order still counts for today, `HH:MM` where the shop stands; null where it always does. */
  cutoff: string | null
  /** The customer's price for that quantity; null is unpriced. */
  price: string | null
}

/** Goods that a customer sends back, or claims under warranty. */
export interface ErpReturn {
  /** Made by the shop; the same code never makes a second return. */
  claimCode: string
  orderId: string
  /** Request code of the same order: ids of two ERPs may meet. */
  requestCode: string
  lines: { position: number; quantity: string; serialNumber: string | null; reason: string }[]
  isWarranty: boolean
}

export interface PlacedReturn {
  returnId: string
  returnNumber: string
  wasThere: boolean
}

/**
 * The operations that every ERP adapter offers; each adapter is a folder beside this file. The shop adds the
 * `traceparent` to every call, for an adapter that sends it as the header of that name.
 */
export interface ErpPort {
  /** The shop's own order desk, whose orders its staff work here; every other ERP's are only shown. */
  readonly isDesk?: true
  /** True when its prices are each customer's own: then they are asked for and win over the catalogue's. */
  readonly hasCustomerPrices: boolean
  health(traceparent?: string): Promise<{ product: string; version: string }>
  /** Places one order, idempotent by its request code. */
  submitOrder(order: ErpOrder, traceparent?: string): Promise<PlacedOrder>
  /** Orders that the ERP does not know are left out of the answer. */
  getOrders(
    by: { requestCodes: string[] } | { orderIds: string[] },
    traceparent?: string,
  ): Promise<ErpOrderState[]>
  /** Orders that changed since an instant, in themselves, a shipment or an invoice; of one customer, or of all. */
  listOrders(
    query: { customer: string | null; changedSince: string; cursor: string | null },
    traceparent?: string,
  ): Promise<{ orders: ErpOrderState[]; cursor: string | null }>
  /** Parts the ERP does not know are left out of the answer. */
  askParts(
    customer: string,
    wanted: { partNumber: string; quantity: string }[],
    traceparent?: string,
  ): Promise<PartAnswer[]>
  /** An invoice's PDF; null where there is none, or where it is of another order. */
  getInvoice(
    invoice: { requestCode: string; invoiceId: string },
    traceparent?: string,
  ): Promise<Uint8Array | null>
  /** Announces a return, idempotent by its claim code. */
  requestReturn(wanted: ErpReturn, traceparent?: string): Promise<PlacedReturn>
  listCustomers(
    traceparent?: string,
  ): Promise<{ identifier: string; name: string; discountPercent: string }[]>
  listDistributors(traceparent?: string): Promise<{ code: string; name: string }[]>
}

/**
 * Error of an ERP. `retryable`: back off and submit again under the same code. `rejected`: the ERP said no, with the reason. `config`:
 * something that the ERP's people have to set right, and no order fails for it; it concerns the shop, whose orders are all held, or one
 * order, which waits while the others go on.
 */
export class ErpError extends Error {
  readonly kind: 'retryable' | 'rejected' | 'config'
  readonly outcome: 'notApplied' | 'unknown'
  readonly concerns: 'shop' | 'order'

  constructor(
    kind: ErpError['kind'],
    reason: string,
    outcome: ErpError['outcome'] = 'notApplied',
    concerns: ErpError['concerns'] = 'shop',
  ) {
    super(reason)
    this.name = 'ErpError'
    this.kind = kind
    this.outcome = outcome
    this.concerns = concerns
  }
}

/** Error that keeps one order from being taken until the ERP's people have seen to it. */
export const orderConfig = (reason: string) => new ErpError('config', reason, 'notApplied', 'order')
