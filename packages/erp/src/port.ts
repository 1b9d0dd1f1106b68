import { date } from '@volute/domain/core/kernel'
import { z } from 'zod'

/** Decimal string: the ERP port passes money and quantities as decimal strings, and dates as `YYYY-MM-DD`. */
const decimal = z.string().regex(/^\d+(\.\d+)?$/)

export const erpOrder = z.object({
  requestCode: z.uuid(),
  /** Identifier of the account; empty while the company has no account. */
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
      /** Dates that the buyer saw, for the ERP's planning; empty if there were none. */
      promised: z.array(
        z.object({
          quantity: decimal,
          /** Null if the date is unknown. */
          date: z.nullable(date),
          /** Warehouse that holds the quantity; null for goods still to come. */
          warehouse: z.string().nullable(),
        }),
      ),
      /** Pump and BOM position of the line, and the fit that its buyer acknowledged; null for a line without a pump. */
      note: z.string().nullable(),
    }),
  ),
})
export type ErpOrder = z.infer<typeof erpOrder>

export interface PlacedOrder {
  orderId: string
  orderNumber: string
  /** True if the ERP already had an order with this request code. */
  wasThere: boolean
}

/** Line of an order at the ERP; a quantity that is neither shipped nor cancelled is still to come. */
export interface ErpOrderLine {
  /** Position in the submitted order, from 0; null for a line that the ERP's staff added. */
  position: number | null
  partNumber: string
  ordered: string
  shipped: string
  cancelled: string
  /** Date on which the rest ships; null if the ERP cannot say. */
  promised: string | null
  /** Reason for a changed promise, in the ERP's words. */
  delayReason: string | null
}

/** Goods that leave together. */
export interface ErpShipment {
  shipmentId: string
  /** Null while the shipment is packed but has not left. */
  shippedUtc: string | null
  cancelledUtc: string | null
  carrier: string | null
  trackingNumber: string | null
  /** Reason that it left without the rest, although the customer wants one shipment. */
  partReason?: string | null
  lines: { position: number; quantity: string }[]
}

export interface ErpInvoice {
  invoiceId: string
  number: string
  invoicedOn: string
  total: string
  /** True if `getInvoice` returns its PDF. */
  hasPdf: boolean
}

/** Order at the ERP; its overall status follows from its lines and shipments. */
export interface ErpOrderState {
  requestCode: string
  orderId: string
  orderNumber: string
  receivedUtc: string
  pickedUtc: string | null
  /** Cancellation of the whole order, with the reason. */
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

/** The ERP's data about a part for one customer, from which `domain/promise` computes dates. */
export interface PartAnswer {
  partNumber: string
  /** Requested quantity: one part may be requested in several quantities. */
  quantity: string
  /** Time of the ERP's answer. */
  asOf: string
  /** Quantity available to ship, by warehouse, the customer's nearest first; empty if there is none. */
  stock: { warehouse: string; quantity: string }[]
  /** Quantity on order and not yet allocated, by date. */
  receipts: { dueOn: string; quantity: string }[]
  /** Working days to make or buy the rest; null if the ERP cannot say. */
  leadTimeDays: number | null
  /** Time until which an order still counts for today, `HH:MM` at the shop; null if it always does. */
  cutoff: string | null
  /** The customer's price for that quantity; null is unpriced. */
  price: string | null
}

/** Goods that a customer returns or claims under warranty. */
export interface ErpReturn {
  /** Code from the shop; the same code never makes a second return. */
  claimCode: string
  orderId: string
  /** Request code of the same order: ids of two ERPs may coincide. */
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
 * Operations of every ERP adapter; each adapter is a package of its own, such as `packages/erp-tryton`. The shop adds the `traceparent` to every call,
 * for an adapter that sends it as the header of that name.
 */
export interface ErpPort {
  /** True for the shop's own order desk, whose staff work its orders here; orders of any other ERP are only shown. */
  readonly isDesk?: true
  /** True if the ERP has prices for each customer: they are requested and override the catalogue's. */
  readonly hasCustomerPrices: boolean
  health(traceparent?: string): Promise<{ product: string; version: string }>
  /** Places one order, idempotent by its request code. */
  submitOrder(order: ErpOrder, traceparent?: string): Promise<PlacedOrder>
  /** Reads orders; unknown ones are missing from the answer. */
  getOrders(
    by: { requestCodes: string[] } | { orderIds: string[] },
    traceparent?: string,
  ): Promise<ErpOrderState[]>
  /** Lists orders that changed since an instant, in themselves, a shipment or an invoice; of one customer, or of all. */
  listOrders(
    query: { customer: string | null; changedSince: string; cursor: string | null },
    traceparent?: string,
  ): Promise<{ orders: ErpOrderState[]; cursor: string | null }>
  /** Returns the ERP's data about parts; unknown parts are missing from the answer. */
  askParts(
    customer: string,
    wanted: { partNumber: string; quantity: string }[],
    traceparent?: string,
  ): Promise<PartAnswer[]>
  /** Returns an invoice's PDF; null if there is none, or if it belongs to another order. */
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
 * Error of an ERP. `retryable`: back off and submit again under the same code. `rejected`: the ERP said no, with the reason.
 * `config`: the ERP's staff have to correct something, and no order fails for it. A `config` error concerns the shop, and
 * all orders are held, or one order, which waits while the others continue.
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

/** Error that holds back one order until the ERP's staff have dealt with it. */
export const orderConfig = (reason: string) => new ErpError('config', reason, 'notApplied', 'order')
