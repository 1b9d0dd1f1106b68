import { randomUUID } from 'node:crypto'
import { schema } from '../src/core/db/index.ts'
import { ErpError, type ErpOrderLine, type ErpOrderState, type ErpPort } from '@volute/erp'
import { silentErp } from './faulty-erp.ts'
import type { TestShop } from './open-test-shop.ts'
import { worldIds } from './world-lookups.ts'

/** An ERP whose order states are set by the test. */
export function scriptedErp() {
  const scripted: { state: ErpOrderState; changedUtc: Date }[] = []
  const accounts: Awaited<ReturnType<ErpPort['listCustomers']>> = []
  const distributors: Awaited<ReturnType<ErpPort['listDistributors']>> = []
  const asked: string[] = []
  const erp = {
    ...silentErp,
    isSilent: false,
    /** Orders per page. */
    pageSize: 100,
    listOrders: ({ changedSince, cursor }) =>
      answer(`since ${changedSince}`, () => {
        const changed = scripted.filter(({ changedUtc }) => changedUtc >= new Date(changedSince))
        const from = Number(cursor ?? 0)
        const next = from + erp.pageSize
        return {
          orders: changed.slice(from, next).map(({ state }) => structuredClone(state)),
          cursor: next < changed.length ? String(next) : null,
        }
      }),
    getOrders: (by) =>
      answer(`orders ${JSON.stringify(by)}`, () =>
        scripted
          .map(({ state }) => state)
          .filter((state) =>
            'orderIds' in by
              ? by.orderIds.includes(state.orderId)
              : by.requestCodes.includes(state.requestCode),
          ),
      ),
    getInvoice: () => answer('invoice', () => new TextEncoder().encode('%PDF-1.7')),
    listCustomers: () => answer('customers', () => accounts),
    listDistributors: () => answer('distributors', () => distributors),
  } satisfies ErpPort & Record<string, unknown> as ErpPort & { isSilent: boolean; pageSize: number }

  async function answer<T>(question: string, make: () => T): Promise<T> {
    asked.push(question)
    if (erp.isSilent) throw new ErpError('retryable', 'The ERP does not answer.', 'unknown')
    return make()
  }

  /** Sets the state of an order at the ERP. */
  function report(state: ErpOrderState, changedUtc: Date) {
    const place = scripted.findIndex((one) => one.state.orderId === state.orderId)
    scripted.splice(place < 0 ? scripted.length : place, place < 0 ? 0 : 1, { state, changedUtc })
  }
  return { erp, report, accounts, distributors, asked }
}

let last = 0

/** Inserts orders that the ERP has accepted, each with lines of these quantities of a seal. */
export async function writePlaced(
  { shop, clock }: TestShop,
  owner: { userId: number; companyId: number },
  orders: { quantities: number[]; committedDate?: string | null }[],
): Promise<ErpOrderState[]> {
  const ids = await worldIds({ shop } as TestShop)
  const heads = orders.map(() => ({ ...delivery, ...owner, ...numbered(clock.now) }))
  const rows = await shop.db
    .insert(schema.salesOrders)
    .values(heads)
    .returning({ id: schema.salesOrders.id, erpOrderId: schema.salesOrders.erpOrderId })
  await shop.db.insert(schema.salesOrderLines).values(
    orders.flatMap(({ quantities, committedDate = null }, index) =>
      quantities.map((quantity, position) => ({
        salesOrderId: rows[index]?.id ?? 0,
        position,
        partId: ids.part('TB10773'),
        partNumber: 'TB10773',
        description: 'Seal',
        unitName: 'EA',
        priceCents: 61_490,
        quantity,
        shipBy: delivery.shipBy,
        needBy: delivery.needBy,
        committedDate,
      })),
    ),
  )
  return orders.map(({ quantities }, index) =>
    received(heads[index] as ReturnType<typeof numbered>, quantities, clock.now),
  )
}

const delivery = {
  poNumber: 'PO-77',
  shippingCountry: 'US',
  shippingState: 'CA',
  shippingCity: 'Fresno',
  shippingZipCode: '93706',
  shippingAddressLine1: '1 Canal Road',
  shippingCompanyName: 'Riverbend Irrigation',
  shipVia: 'UPS_GROUND',
  shipBy: '2026-12-04',
  needBy: '2026-12-04',
  allowPartialShipments: true,
  discountBasisPoints: 0,
  subtotalCents: 100,
  totalCents: 100,
}

const numbered = (now: Date) => {
  const erpOrderId = `E${++last}`
  return {
    requestCode: randomUUID(),
    requestStatus: 'COMPLETED' as const,
    erpOrderId,
    erpOrderNumber: erpOrderId,
    receivedUtc: now,
    createdUtc: now,
  }
}

/** State of an order right after the ERP has accepted it. */
function received(
  { requestCode, erpOrderId }: ReturnType<typeof numbered>,
  quantities: number[],
  now: Date,
): ErpOrderState {
  return {
    requestCode,
    orderId: erpOrderId,
    orderNumber: erpOrderId,
    receivedUtc: now.toISOString(),
    pickedUtc: null,
    cancelledUtc: null,
    reason: null,
    terms: null,
    fob: null,
    salesPerson: null,
    shipVia: 'Ground',
    lines: quantities.map((quantity, position) => erpLine(position, quantity)),
    shipments: [],
    invoices: [],
  }
}

export const erpLine = (position: number | null, quantity: number): ErpOrderLine => ({
  position,
  partNumber: 'TB10773',
  ordered: String(quantity),
  shipped: '0',
  cancelled: '0',
  promised: null,
  delayReason: null,
})

/** A copy of the state with one line changed. */
export const changedLine = (
  state: ErpOrderState,
  position: number,
  changed: Partial<ErpOrderState['lines'][number]>,
) => ({
  ...state,
  lines: state.lines.map((one) => (one.position === position ? { ...one, ...changed } : one)),
})
/** A shipment of the first line. */
export const erpParcel = (
  shipmentId: string,
  quantity: number,
  changed: Partial<ErpOrderState['shipments'][number]> = {},
) => ({
  shipmentId,
  shippedUtc: '2026-11-20T10:00:00.000Z',
  cancelledUtc: null,
  carrier: 'UPS Ground',
  trackingNumber: '1Z999AA10123456784',
  lines: [{ position: 0, quantity: String(quantity) }],
  ...changed,
})
