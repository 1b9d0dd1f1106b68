import { randomUUID } from 'node:crypto'

/** One buyer's calls: each answers the JSON it got, and throws where the shop refuses. */
export type Call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>

export interface Act {
  name: string
  /** What must stand before the first measured call, or before each; it is not measured. */
  once?: (call: Call, partIds: readonly number[]) => Promise<unknown>
  each?: (call: Call, partIds: readonly number[]) => Promise<unknown>
  act: (call: Call, partIds: readonly number[], ready: unknown) => Promise<unknown>
}

const CART_LINES = 20
const ADDED_LINES = 50
const ORDER_LINES = 3

/** The bare measure, called at the bare route's own address. */
export const bareAct: Act = { name: 'bare route', act: (call) => call('GET', '/') }

/** What buyers do with cart and orders, each measured as one call. */
export const acts: readonly Act[] = [
  {
    name: `cart of ${CART_LINES} lines, read`,
    once: (call, partIds) => replaceCart(call, partIds.slice(0, CART_LINES)),
    act: (call) => call('GET', '/api/cart/map'),
  },
  {
    name: `cart of ${CART_LINES} lines, replaced`,
    each: readVersion,
    act: (call, partIds, version) => putCart(call, partIds.slice(0, CART_LINES), version as number),
  },
  {
    name: `${ADDED_LINES} lines added`,
    each: (call) => replaceCart(call, []),
    act: (call, partIds) =>
      call('PUT', '/api/cart', { replaceAll: false, items: itemsOf(partIds.slice(0, ADDED_LINES)) }),
  },
  {
    name: `order of ${ORDER_LINES} lines, submitted`,
    each: (call, partIds) => replaceCart(call, partIds.slice(0, ORDER_LINES)),
    act: (call, partIds) => call('POST', '/api/sales-order', orderOf(partIds.slice(0, ORDER_LINES))),
  },
  {
    name: 'order history, page 3 of 5,000 orders',
    act: (call) =>
      call('POST', '/api/sales-order/history/search', {
        pageNumber: 3,
        rowsPerPage: 25,
        columnName: 'Order Date',
        sortDirection: 'DESC',
      }),
  },
]

async function readVersion(call: Call): Promise<number> {
  return ((await call('GET', '/api/cart/map')) as { version: number }).version
}

async function replaceCart(call: Call, partIds: readonly number[]) {
  await putCart(call, partIds, await readVersion(call))
}

function putCart(call: Call, partIds: readonly number[], version: number) {
  return call('PUT', '/api/cart', { replaceAll: true, version, items: itemsOf(partIds) })
}

const itemsOf = (partIds: readonly number[]) => partIds.map((partId) => ({ partId, quantity: 2 }))

function orderOf(partIds: readonly number[]) {
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  const dates = { shipBy: inTwoWeeks, needBy: inTwoWeeks }
  return {
    ...dates,
    salesOrderRequestCode: randomUUID(),
    poNumber: 'BENCH',
    shippingCountry: 'US',
    shippingState: 'CA',
    shippingCity: 'Fresno',
    shippingZipCode: '93706',
    shippingAddressLine1: '12 Canal Road',
    shippingCompanyName: 'Bench',
    allowPartialShipments: false,
    shipVia: 'CONTACT_CUSTOMER',
    cart: itemsOf(partIds).map((item) => ({ ...item, ...dates })),
  }
}
