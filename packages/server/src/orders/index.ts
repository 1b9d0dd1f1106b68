import * as contract from '@volute/domain/orders'
import { route } from '../http/bind.ts'
import { placeSalesOrder } from './place-sales-order.ts'
import { getManagedOrder, listManagedOrders } from './read-managed-orders.ts'
import { getCompletedOrder, getOrderStatus, searchOrderHistory } from './read-orders.ts'
import { copyQuote, reorder } from './reorder.ts'
import { stepManagedOrder } from './step-managed-order.ts'

export { checkOrder, type OrderInput } from './check-order.ts'
export { lastReceivedUtc } from './order-history-store.ts'
export { newsMail } from './order-news.ts'
export { holdsTyped } from './order-search-store.ts'
export { insertLines, insertOrder, linesOf } from './order-store.ts'
export { isErpRefusing, placeOrder, recoverOrders, watchErp } from './place-order.ts'
export { stepManagedOrder } from './step-managed-order.ts'
export { tryOrder } from './try-order.ts'
export { findTries, isPlacedAgain } from './try-store.ts'

export const orderRoutes = [
  route(contract.placeSalesOrder, placeSalesOrder),
  route(contract.getOrderStatus, getOrderStatus),
  route(contract.getCompletedOrder, getCompletedOrder),
  route(contract.reorder, reorder),
  route(contract.copyQuote, copyQuote),
  route(contract.searchOrderHistory, searchOrderHistory),
  route(contract.listManagedOrders, listManagedOrders),
  route(contract.getManagedOrder, getManagedOrder),
  route(contract.stepManagedOrder, stepManagedOrder),
]
