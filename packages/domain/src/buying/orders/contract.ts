import { z } from 'zod/mini'
import { documentItemIn } from '../cart/index.ts'
import { shipTo } from '../checkout/index.ts'
import {
  attemptLimits,
  count,
  countedRows,
  date,
  defineEndpoint,
  emptyReply,
  id,
  limits,
  pathId,
  searchPage,
  signedIn,
  sortDirections,
  text,
  typedText,
} from '../../core/kernel/index.ts'
import { everywhere } from '../../core/permissions/index.ts'
import { lineQuantity } from './desk-work.ts'
import { managedOrder, managedOrderRow, works } from './managed-order.ts'
import { deskColumns, deskCounts, deskFilters, orderSteps } from './order-status.ts'
import { orderMessages } from './messages.ts'
import { reordered, requestCode, requestStatus } from './order.ts'
import { deskCsv, historyCsv } from './order-csv.ts'
import { historyColumns, historyOrder } from './order-history.ts'
import { sameOrder } from './same-po.ts'
import { trackedOrder } from './tracked-order.ts'

const orderLineIn = z.extend(documentItemIn, { shipBy: date, needBy: date })
export type OrderLineIn = z.infer<typeof orderLineIn>

export const placeSalesOrder = defineEndpoint({
  name: 'orders.place',
  method: 'POST',
  path: '/sales-order',
  summary: 'Place a sales order; the same request code again answers the same order',
  access: signedIn({
    rights: everywhere('PLACE_SALES_ORDERS'),
    refusal: { sentence: orderMessages.mayNotOrder, code: 'MAY_NOT_ORDER' },
  }),
  fallback: orderMessages.orderFailed,
  errors: [
    'MAY_NOT_ORDER',
    'NO_DISTRIBUTOR',
    'CART_EMPTY',
    'CART_CHANGED',
    'CART_ORDERED',
    'FIT_NOT_KNOWN',
    'REQUEST_CODE_USED',
    'QUOTE_EXPIRED',
    'QUOTE_ORDERED',
    'TERMS_CHANGED',
    'PO_NUMBER_USED',
  ],
  body: z.extend(shipTo, {
    salesOrderRequestCode: requestCode,
    comment: typedText,
    allowPartialShipments: z.boolean(),
    shippingBillingType: z.nullish(z.string()),
    shippingBillingAccountNumber: typedText,
    specialInstructions: typedText,
    needBy: date,
    shipBy: date,
    /** Ship type code, which also determines carrier and billing type (OQ-83). */
    shipVia: typedText,
    poNumber: typedText,
    cart: z.array(orderLineIn).check(z.maxLength(limits.cartItems)),
    salesQuoteId: z.nullish(id),
    /**
     * Version of the terms of sale that the buyer was shown, null for none; if absent, the order agrees to the terms in
     * force (OQ-111).
     */
    termsVersion: z.nullish(id),
    /** True to order only some lines of the cart; the others stay in it. */
    isPartOfCart: z.optional(z.boolean()),
    /** File of the purchase order, as `lists.read` stored it. */
    poFileId: z.nullish(id),
  }),
  reply: z.object({ salesOrderRequestCode: requestCode, requestStatus }),
  success: 201,
})

export const getOrderStatus = defineEndpoint({
  name: 'orders.getStatus',
  method: 'GET',
  path: '/sales-order/{requestCode}',
  summary: 'How far a placed order is on its way to the ERP',
  access: signedIn(),
  fallback: orderMessages.orderFailed,
  params: z.object({ requestCode: text(36) }),
  reply: z.object({ requestStatus, erpSalesOrderId: z.nullable(z.string()) }),
})

export const getCompletedOrder = defineEndpoint({
  name: 'orders.get',
  method: 'GET',
  path: '/completed-order/{orderNumber}',
  summary:
    'An order of the acting company in full, with what is shipped, what is still to come and when, and what happened',
  access: signedIn(),
  fallback: orderMessages.detailsFailed,
  params: z.object({ orderNumber: text(50) }),
  reply: trackedOrder,
})

export const getOrderInvoice = defineEndpoint({
  name: 'orders.getInvoice',
  method: 'GET',
  path: '/completed-order/{orderNumber}/invoices/{invoiceId}',
  summary: "An invoice of the acting company's order, as the ERP's PDF",
  access: signedIn(),
  limits: [{ per: 'person', ...attemptLimits.paper }],
  fallback: orderMessages.invoiceFailed,
  params: z.object({ orderNumber: text(50), invoiceId: pathId }),
  reply: z.object({ fileName: z.string(), pdf: z.base64() }),
})

const poFileReply = z.object({ fileName: z.string(), base64: z.base64() })

export const getPoFile = defineEndpoint({
  name: 'orders.getPoFile',
  method: 'GET',
  path: '/completed-order/{orderNumber}/po-file',
  summary: "The file of the purchase order that the acting company's order was made of",
  access: signedIn(),
  limits: [{ per: 'person', ...attemptLimits.paper }],
  fallback: orderMessages.poFileFailed,
  params: z.object({ orderNumber: text(50) }),
  reply: poFileReply,
})

export const checkPoNumber = defineEndpoint({
  name: 'orders.checkPoNumber',
  method: 'GET',
  path: '/po-number',
  summary:
    'The latest order of the acting company with the same PO number, compared with the cart or a quote',
  access: signedIn(),
  fallback: orderMessages.checkPoFailed,
  query: z.object({ poNumber: text(limits.poNumber), salesQuoteId: z.optional(pathId) }),
  reply: z.object({
    samePo: z.nullable(sameOrder),
    /** True if the company refuses a PO number that it has used. */
    isRefused: z.boolean(),
  }),
})

export const reorder = defineEndpoint({
  name: 'orders.reorder',
  method: 'POST',
  path: '/completed-order/{orderNumber}/reorder',
  summary: "Put an order's lines into the cart again, at the catalogue as it is today",
  access: signedIn(),
  fallback: orderMessages.reorderFailed,
  params: z.object({ orderNumber: text(50) }),
  reply: reordered,
})

export const copyQuote = defineEndpoint({
  name: 'orders.copyQuote',
  method: 'POST',
  path: '/sales-quote/{quoteId}/reorder',
  summary: "Put a quote's lines into the cart, at the catalogue as it is today",
  access: signedIn({ rights: everywhere('PREPARE_QUOTES') }),
  fallback: orderMessages.copyFailed,
  params: z.object({ quoteId: pathId }),
  reply: reordered,
})

/** Searches orders of the acting company and returns one sorted page (HISTORY-08). */
export const searchOrderHistory = defineEndpoint({
  name: 'orders.searchHistory',
  method: 'POST',
  isRead: true,
  path: '/sales-order/history/search',
  summary: 'Orders of the acting company that have a sales order number, a page of them',
  access: signedIn(),
  fallback: orderMessages.historyFailed,
  body: z.object({
    /** First day to show; null for all time. */
    dateSearchStart: z.nullish(date),
    searchValue: z.nullish(text(limits.searchValue)),
    pageNumber: id,
    rowsPerPage: z.int().check(z.minimum(1), z.maximum(limits.rowsPerPage)),
    columnName: z.enum(historyColumns),
    sortDirection: z.enum(sortDirections),
  }),
  reply: z.extend(countedRows, {
    salesOrders: z.array(historyOrder),
    /** PO numbers of orders that the ERP has not accepted yet, newest first. */
    pendingPoNumbers: z.array(z.string()),
    /** Recent orders that the ERP rejected and nobody has placed again, newest first. */
    failedOrders: z.array(z.object({ poNumber: z.string(), reason: z.nullable(z.string()) })),
  }),
  csv: historyCsv,
})

const managesOrders = signedIn({ staff: true, rights: everywhere('MANAGE_ORDERS') })

export const listManagedOrders = defineEndpoint({
  name: 'orders.listManaged',
  method: 'GET',
  path: '/manage-orders',
  summary:
    'Orders at the order desk with how many stand where, and those that wait for the ERP or that it refused',
  access: managesOrders,
  fallback: orderMessages.deskFailed,
  query: z.extend(searchPage, {
    status: z._default(z.enum(deskFilters), 'All'),
    columnName: z._default(z.enum(deskColumns), 'Order Date'),
    sortDirection: z._default(z.enum(sortDirections), 'DESC'),
  }),
  reply: z.extend(countedRows, {
    /** Number of orders in each status, and late or due, regardless of the requested filter; null for a search with too many results to count. */
    counts: z.nullable(z.record(z.enum(deskCounts), countedRows)),
    orders: z.array(managedOrderRow),
    works,
  }),
  csv: deskCsv,
})

export const getManagedOrder = defineEndpoint({
  name: 'orders.getManaged',
  method: 'GET',
  path: '/manage-orders/{salesOrderId}',
  summary: 'An order in full for the order desk',
  access: managesOrders,
  fallback: orderMessages.detailsFailed,
  params: z.object({ salesOrderId: pathId }),
  reply: managedOrder,
})

const noted = (max: number) => z.nullish(text(max))

export const getManagedPoFile = defineEndpoint({
  name: 'orders.getManagedPoFile',
  method: 'GET',
  path: '/manage-orders/{salesOrderId}/po-file',
  summary: 'The file of the purchase order that an order at the order desk was made of',
  access: managesOrders,
  fallback: orderMessages.poFileFailed,
  params: z.object({ salesOrderId: pathId }),
  reply: poFileReply,
})

export const stepManagedOrder = defineEndpoint({
  name: 'orders.stepManaged',
  method: 'PUT',
  path: '/manage-orders/{salesOrderId}',
  summary:
    'Work an order at the order desk: pick it, ship some or all of it, promise another date, cancel lines, reject it, or put a parcel right',
  access: managesOrders,
  fallback: orderMessages.stepFailed,
  errors: ['ORDER_CHANGED', 'WORKED_IN_ERP'],
  params: z.object({ salesOrderId: pathId }),
  body: z.object({
    step: z.enum(orderSteps),
    /** Quantities to ship or cancel; if absent, everything still to come. */
    lines: z.nullish(z.array(lineQuantity).check(z.maxLength(limits.cartItems))),
    /** New ship dates of lines. */
    promises: z.nullish(
      z.array(z.object({ position: lineQuantity.shape.position, date })).check(z.maxLength(limits.cartItems)),
    ),
    /** Parcel to correct or cancel; the last one if absent. */
    parcelId: z.nullish(text(50)),
    /** Number of parcels that the sender has seen; a step based on an older state is rejected. */
    seenParcels: z.nullish(count),
    shipVia: noted(limits.shipVia),
    trackingNumber: noted(limits.trackingNumber),
    terms: noted(limits.orderTerms),
    fob: noted(limits.orderTerms),
    salesPerson: noted(limits.salesPerson),
    reason: noted(limits.comment),
  }),
  reply: emptyReply,
})

export const addInvoice = defineEndpoint({
  name: 'orders.addInvoice',
  method: 'POST',
  path: '/manage-orders/{salesOrderId}/invoices',
  summary: 'Enclose an invoice with an order at the order desk, with its PDF or without',
  access: managesOrders,
  fallback: orderMessages.addInvoiceFailed,
  errors: ['INVOICE_TAKEN', 'ORDER_CHANGED', 'WORKED_IN_ERP'],
  mostBytes: limits.invoiceRequestBytes,
  params: z.object({ salesOrderId: pathId }),
  body: z.object({
    number: typedText,
    invoicedOn: date,
    total: z.number(),
    /** As base64. */
    pdf: z.nullish(z.string()),
  }),
  reply: emptyReply,
  success: 201,
})
