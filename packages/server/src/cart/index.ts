export {
  type CartOwner,
  distributorCode,
  listPaintColors,
  lockLines,
  openCart,
  readCart,
  storeLines,
} from './cart-store.ts'
export { allValid, type CheckedLine, checkItems } from './check-items.ts'
export { cartRoutes } from './routes.ts'
