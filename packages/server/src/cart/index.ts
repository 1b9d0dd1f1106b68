export {
  type CartOwner,
  distributorCode,
  lockCart,
  openCart,
  storeLines,
} from './cart-store.ts'
export { allValid, type CheckedLine, checkItems } from './check-items.ts'
export { cartRoutes } from './routes.ts'
export { showCart } from './show-cart.ts'
