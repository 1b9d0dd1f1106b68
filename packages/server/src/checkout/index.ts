export { checkoutRoutes } from './routes.ts'
export { toShippingColumns } from './shipping-columns.ts'
