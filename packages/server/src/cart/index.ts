export {
  type CartOwner,
  distributorCode,
  lockLines,
  openCart,
  readCart,
  storeLines,
} from './cart-store.ts'
export { allValid, type CheckedLine, checkItems } from './check-items.ts'
export { cartRoutes } from './routes.ts'
