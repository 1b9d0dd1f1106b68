import type { ErpPort } from '@volute/erp'
import { askParts } from './ask-parts.ts'
import { type CallTryton, openTrytonCalls, type Row } from './call-tryton.ts'
import { checkModules, readVersion } from './check-modules.ts'
import { listParties } from './find-party.ts'
import { getOrders, listOrders } from './read-orders.ts'
import { requestReturn } from './request-return.ts'
import { submitOrder } from './submit-order.ts'

/** Tryton's categories for the shop's customers and their distributors. */
const categories = { customers: 'Shop customers', distributors: 'Shop distributors' }

const PAGE_SIZE = 100

/** Opens a Tryton server behind the ERP port, over JSON-RPC (docs/erp.md). */
export function openTryton(url: string, pageSize = PAGE_SIZE): ErpPort {
  const calls = openTrytonCalls(url)
  return {
    hasCustomerPrices: true,
    health: async (traceparent) => {
      await checkModules(calls(traceparent))
      return { product: 'Tryton', version: await readVersion(calls(traceparent)) }
    },
    submitOrder: (order, traceparent) => submitOrder(calls(traceparent), order),
    getOrders: (by, traceparent) => getOrders(calls(traceparent), by),
    listOrders: (query, traceparent) => listOrders(calls(traceparent), pageSize, query),
    askParts: (customer, wanted, traceparent) => askParts(calls(traceparent), customer, wanted),
    getInvoice: (invoice, traceparent) => readInvoice(calls(traceparent), invoice),
    requestReturn: (wanted, traceparent) => requestReturn(calls(traceparent), wanted),
    listCustomers: async (traceparent) => {
      const parties = await listParties(calls(traceparent), categories.customers)
      // A customer's price is already net.
      return parties.map(({ code, name }) => ({ identifier: code, name, discountPercent: '0' }))
    },
    listDistributors: (traceparent) => listParties(calls(traceparent), categories.distributors),
  }
}

/** Reads an order's invoice as Tryton printed it when it was posted, if that is a PDF. */
async function readInvoice(
  call: CallTryton,
  { requestCode, invoiceId }: { requestCode: string; invoiceId: string },
): Promise<Uint8Array | null> {
  const [invoice] = await call<(Row & { invoice_report_cache: Uint8Array | null })[]>(
    'model.account.invoice.search_read',
    [
      [
        ['id', '=', Number(invoiceId)],
        ['type', '=', 'out'],
        ['sales.web_id', '=', requestCode],
        ['invoice_report_format', '=', 'pdf'],
      ],
      0,
      1,
      null,
      ['invoice_report_cache'],
    ],
  )
  return invoice?.invoice_report_cache ?? null
}
