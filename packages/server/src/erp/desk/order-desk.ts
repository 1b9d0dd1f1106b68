import { type Database, pingDatabase, type Queryable } from '../../db/index.ts'
import type { ErpOrder, ErpOrderState, ErpPort, PlacedOrder } from '../port.ts'
import {
  type Cursor,
  type DeskOrder,
  findOrderNumber,
  insertOrder,
  lockRequestCode,
  readChangedOrders,
  readCustomers,
  readDistributors,
  readOrders,
} from './desk-store.ts'
import { askParts } from './parts-store.ts'

/** The embedded order desk: the shop's own tables behind the ERP port, worked by staff with MANAGE_ORDERS (OQ-47). */
export function openOrderDesk(db: Database, now: () => Date): ErpPort {
  return {
    async health() {
      await pingDatabase(db)
      return { product: 'Order desk', version: '1' }
    },
    submitOrder: (order) => submitOrder(db, order, now()),
    getOrders: async (by) => (await readOrders(db, by)).map(orderState),
    listOrders: (query) => listChangedOrders(db, query),
    askParts: (_customer, wanted) => askParts(db, wanted, now()),
    listCustomers: () => readCustomers(db),
    listDistributors: () => readDistributors(db),
  }
}

/** Stores an order under the next number; a repeated request code returns the number it has, and takes none. */
async function submitOrder(db: Database, order: ErpOrder, now: Date): Promise<PlacedOrder> {
  return db.transaction(async (tx) => {
    await lockRequestCode(tx, order.requestCode)
    const known = await findOrderNumber(tx, order.requestCode)
    const orderNumber = known ?? (await insertOrder(tx, order, now))
    return { orderId: orderNumber, orderNumber, wasThere: known !== undefined }
  })
}

const pageSize = 100

/** A page of a customer's orders changed since an instant; the cursor leads to the next one. */
async function listChangedOrders(
  db: Queryable,
  { customer, changedSince, cursor }: Parameters<ErpPort['listOrders']>[0],
): ReturnType<ErpPort['listOrders']> {
  const after = cursor === null ? undefined : (JSON.parse(cursor) as Cursor)
  const rows = await readChangedOrders(db, { customer, changedSince, after, limit: pageSize })
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  const next: Cursor | undefined = last && { changedUtc: last.changedUtc, id: last.order.id }
  return {
    orders: rows.map(({ order }) => orderState(order)),
    cursor: next ? JSON.stringify(next) : null,
  }
}

/** An order of the desk in the ERP port's form; the desk's order number is its id as well. */
function orderState(order: DeskOrder): ErpOrderState {
  return {
    requestCode: order.requestCode,
    orderId: order.orderNumber,
    orderNumber: order.orderNumber,
    status: order.status,
    receivedUtc: order.receivedUtc.toISOString(),
    pickedUtc: order.pickedUtc?.toISOString() ?? null,
    shippedUtc: order.shippedUtc?.toISOString() ?? null,
    cancelledUtc: order.cancelledUtc?.toISOString() ?? null,
    reason: order.reason,
    terms: order.terms,
    fob: order.fob,
    salesPerson: order.salesPerson,
    shipVia: order.shipVia,
    trackingNumbers: order.trackingNumber ? [order.trackingNumber] : [],
  }
}
