import { type Database, doTogether, pingDatabase, type Queryable } from '../../db/index.ts'
import { ErpError, type ErpOrder, type ErpPort, type ErpReturn, type PlacedOrder } from '@volute/erp'
import {
  type Cursor,
  findOrderNumbers,
  findReturn,
  insertOrders,
  insertReturn,
  lockCodes,
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
  const placed = await placeTogether(db, { order, now })
  if (!placed) throw new Error('the desk took no order')
  return placed
}

interface Submitted {
  order: ErpOrder
  now: Date
}

/** Stores the orders that arrive at the same time in one transaction; of those with one request code one is new. */
const placeTogether = doTogether(async (db, submitted: readonly Submitted[]) =>
  db.transaction(async (tx) => {
    const byCode = new Map(submitted.map((one) => [one.order.requestCode, one]))
    const codes = [...byCode.keys()].toSorted()
    const [, known] = await Promise.all([lockCodes(tx, codes), findOrderNumbers(tx, codes)])
    const fresh = [...byCode.values()].filter(({ order }) => !known.has(order.requestCode))
    const numbers = new Map([...known, ...(await insertOrders(tx, fresh))])
    return new Map(
      submitted.map((one) => {
        const orderNumber = numbers.get(one.order.requestCode) ?? ''
        return [one, { orderId: orderNumber, orderNumber, wasThere: !fresh.includes(one) }]
      }),
    )
  }),
)

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
    await lockCodes(tx, [wanted.claimCode])
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
