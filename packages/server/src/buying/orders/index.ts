import * as contract from '@volute/domain/buying/orders'
import { route } from '../../core/http/bind.ts'
import { followErpJob } from './follow-erp.ts'
import { placeOrderJob, watchErpJob } from './place-order.ts'
import { placeSalesOrder } from './place-sales-order.ts'
import { checkPoNumber } from './check-po-number.ts'
import { getManagedPoFile, getPoFile } from './get-po-file.ts'
import { getManagedOrder, listManagedOrders } from './read-managed-orders.ts'
import { getOrderStatus, searchOrderHistory } from './read-orders.ts'
import { copyQuote, reorder } from './reorder.ts'
import { addInvoice, stepManagedOrder } from './step-managed-order.ts'
import { getCompletedOrder, getOrderInvoice } from './track-order.ts'

export { syncOrder } from './sync-order.ts'
export { checkOrder, type OrderInput } from './check-order.ts'
export { lastReceivedUtc } from './order-history-store.ts'
export { newsMail } from './order-news.ts'
export { holdsTyped, ordersOfAsked } from './order-search-store.ts'
export { findPlacedOrder, insertLines, insertOrder, linesOf, type OrderLine } from './order-store.ts'
export { findSameFile, findSamePo } from './same-po-store.ts'
export { keepPoFile } from './po-file-store.ts'
export { claimPhotoIds, parcelsOf } from './parcel-store.ts'
export { isErpRefusing, placeOrder, recoverOrders } from './place-order.ts'
export { datedOrder, readOpenOrders } from './read-orders.ts'
export { stepManagedOrder } from './step-managed-order.ts'
export { tryOrder } from './try-order.ts'
export { findTries, isPlacedAgain } from './try-store.ts'

export { followErpJob, placeOrderJob, watchErpJob }
export const orderJobs = [placeOrderJob, watchErpJob, followErpJob]

export const orderRoutes = [
  route(contract.placeSalesOrder, placeSalesOrder),
  route(contract.getOrderStatus, getOrderStatus),
  route(contract.getCompletedOrder, getCompletedOrder),
  route(contract.getOrderInvoice, getOrderInvoice),
  route(contract.getPoFile, getPoFile),
  route(contract.checkPoNumber, checkPoNumber),
  route(contract.reorder, reorder),
  route(contract.copyQuote, copyQuote),
  route(contract.searchOrderHistory, searchOrderHistory),
  route(contract.listManagedOrders, listManagedOrders),
  route(contract.getManagedOrder, getManagedOrder),
  route(contract.getManagedPoFile, getManagedPoFile),
  route(contract.stepManagedOrder, stepManagedOrder),
  route(contract.addInvoice, addInvoice),
]
