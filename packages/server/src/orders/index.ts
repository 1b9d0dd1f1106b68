export { loadPastOrders } from './load-past-orders.ts'
export { placeOrder } from './place-order.ts'
export { recoverOrders } from './recover-orders.ts'
export { orderRoutes } from './routes.ts'
