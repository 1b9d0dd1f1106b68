import * as contract from '@volute/domain/orders'
import { route } from '../http/bind.ts'
import { copyQuote } from './copy-quote.ts'
import { getCompletedOrder } from './get-completed-order.ts'
import { getManagedOrder } from './get-managed-order.ts'
import { getOrderStatus } from './get-order-status.ts'
import { listManagedOrders } from './list-managed-orders.ts'
import { placeSalesOrder } from './place-sales-order.ts'
import { reorder } from './reorder.ts'
import { searchOrderHistory } from './search-order-history.ts'
import { stepManagedOrder } from './step-managed-order.ts'

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
