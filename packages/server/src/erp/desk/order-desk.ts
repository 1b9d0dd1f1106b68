import { PRODUCT_NAME } from '@volute/domain/kernel'
import { type Database, pingDatabase } from '../../db/index.ts'
import type { ErpOrder, ErpPort, PlacedOrder } from '../port.ts'
import { askParts } from './parts-store.ts'
import {
  findOrderNumber,
  insertOrder,
  lockRequestCode,
  readCustomers,
  readDistributors,
  readOrders,
} from './desk-store.ts'
import { listChangedOrders } from './list-changed-orders.ts'
import { orderState } from './order-state.ts'

/** The embedded order desk: the shop's own tables behind the ERP port, worked by staff with MANAGE_ORDERS (OQ-47). */
export function openOrderDesk(db: Database, now: () => Date): ErpPort {
  return {
    async health() {
      await pingDatabase(db)
      return { product: `${PRODUCT_NAME} order desk`, version: '1' }
    },
    submitOrder: (order) => submitOrder(db, order, now()),
    getOrders: async (by) => (await readOrders(db, by)).map(orderState),
    listOrders: (query) => listChangedOrders(db, query),
    askParts: (_customer, wanted) => askParts(db, wanted, now()),
    listCustomers: () => readCustomers(db),
    listDistributors: () => readDistributors(db),
  }
}

/** Takes an order under the next number; a repeated request code answers the number it has, and uses up none. */
async function submitOrder(db: Database, order: ErpOrder, now: Date): Promise<PlacedOrder> {
  return db.transaction(async (tx) => {
    await lockRequestCode(tx, order.requestCode)
    const known = await findOrderNumber(tx, order.requestCode)
    const orderNumber = known ?? (await insertOrder(tx, order, now))
    return { orderId: orderNumber, orderNumber, wasThere: known !== undefined }
  })
}
