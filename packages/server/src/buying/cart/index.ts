import * as contract from '@volute/domain/buying/cart'
import { route } from '../../core/http/bind.ts'
import { editCart } from './edit-cart.ts'
import { putCart } from './put-cart.ts'
import { getCartMap, getCartQuantity } from './read-cart.ts'

export type { CartOwner, UnitLine } from './cart-store.ts'
export { changeLines } from './change-lines.ts'
export { type Keeping, keepLines } from './keep-lines.ts'
export { allValid, type CheckedLine, checkItems } from './check-items.ts'
export { lockCart } from './line-store.ts'
export { showCart } from './read-cart.ts'

export const cartRoutes = [
  route(contract.getCartQuantity, getCartQuantity),
  route(contract.getCartMap, getCartMap),
  route(contract.putCart, putCart),
  route(contract.editCart, editCart),
]
