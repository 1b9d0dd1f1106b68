import { listPaintColors } from '../catalogue/index.ts'
import type { Queryable } from '../db/index.ts'
import { type CartOwner, readCart } from './cart-store.ts'

/** The cart with the colours to choose from, as the cart's page and the checkout show it. */
export async function showCart(db: Queryable, owner: CartOwner) {
  const [cart, paintColors] = await Promise.all([readCart(db, owner), listPaintColors(db)])
  return { ...cart, paintColors }
}
