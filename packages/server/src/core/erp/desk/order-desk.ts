import { type Database, pingDatabase, type Queryable } from '../../db/index.ts'
import { ErpError, type ErpOrder, type ErpPort, type ErpReturn, type PlacedOrder } from '@volute/erp'
import {
  type Cursor,
  findOrderNumber,
  findReturn,
  insertOrder,
  insertReturn,
  lockCode,
  readChangedOrders,
  readCustomers,
  readDistributors,
  readInvoice,
  readOrders,
} from './desk-store.ts'
import { orderState } from './order-state.ts'
import { askParts } from './parts-store.ts'

/** The embedded order desk: the shop's own tables behind the ERP port, worked by staff with MANAGE_ORDERS (OQ-47). */
export function openOrderDesk(db: Database, now: () => Date): ErpPort {
  return {
    isDesk: true,
    hasCustomerPrices: false,
    async health() {
      await pingDatabase(db)
      return { product: 'Order desk', version: '1' }
    },
    submitOrder: (order) => submitOrder(db, order, now()),
    getOrders: async (by) => (await readOrders(db, by)).map(orderState),
    listOrders: (query) => listChangedOrders(db, query),
    askParts: (customer, wanted) => askParts(db, { customer, wanted }, now()),
    getInvoice: async (invoice) => (isRowId(invoice.invoiceId) ? readInvoice(db, invoice) : null),
    requestReturn: (wanted) => requestReturn(db, wanted, now()),
    listCustomers: () => readCustomers(db),
    listDistributors: () => readDistributors(db),
  }
}

const isRowId = (text: string) => /^\d{1,9}$/.test(text)

/** Stores an order under the next number; a repeated request code returns its existing number and uses no new one. */
async function submitOrder(db: Database, order: ErpOrder, now: Date): Promise<PlacedOrder> {
  return db.transaction(async (tx) => {
    await lockCode(tx, order.requestCode)
    const known = await findOrderNumber(tx, order.requestCode)
    const orderNumber = known ?? (await insertOrder(tx, order, now))
    return { orderId: orderNumber, orderNumber, wasThere: known !== undefined }
  })
}

const pageSize = 100

/** Returns a page of changed orders, of one customer or of all; the cursor leads to the next page. */
async function listChangedOrders(
  db: Queryable,
  { customer, changedSince, cursor }: Parameters<ErpPort['listOrders']>[0],
): ReturnType<ErpPort['listOrders']> {
  const after = cursor === null ? undefined : (JSON.parse(cursor) as Cursor)
  const rows = await readChangedOrders(db, { customer, changedSince, after, limit: pageSize })
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  const next: Cursor | undefined = last && { changedUtc: last.changedUtc, id: last.order.id }
  return { orders: rows.map(orderState), cursor: next ? JSON.stringify(next) : null }
}

/** Stores a return under the next number; a repeated claim code returns its existing number. */
async function requestReturn(db: Database, wanted: ErpReturn, now: Date) {
  return db.transaction(async (tx) => {
    await lockCode(tx, wanted.claimCode)
    const known = await findReturn(tx, wanted.claimCode)
    const id = known ?? (await insertReturn(tx, wanted, await orderOfReturn(tx, wanted), now))
    return { returnId: String(id), returnNumber: `R-${id}`, wasThere: known !== undefined }
  })
}

/** Finds the order of a return, and checks that it has all the lines named. */
async function orderOfReturn(tx: Queryable, { orderId, requestCode, lines }: ErpReturn): Promise<number> {
  const [found] = await readOrders(tx, { orderIds: [orderId] })
  if (found?.order.requestCode !== requestCode)
    throw new ErpError('rejected', `The order desk has no order ${orderId}.`)
  const known = orderState(found).lines.length
  const unknown = lines.find(({ position }) => position >= known)
  if (unknown) throw new ErpError('rejected', `Order ${orderId} has no line ${unknown.position + 1}.`)
  return found.order.id
}
