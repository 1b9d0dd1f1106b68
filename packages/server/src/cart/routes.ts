import * as contract from '@volute/domain/cart'
import { route } from '../http/bind.ts'
import { getCartMap } from './get-cart-map.ts'
import { getCartQuantity } from './get-cart-quantity.ts'
import { putCart } from './put-cart.ts'

export const cartRoutes = [
  route(contract.getCartQuantity, getCartQuantity),
  route(contract.getCartMap, getCartMap),
  route(contract.putCart, putCart),
]
