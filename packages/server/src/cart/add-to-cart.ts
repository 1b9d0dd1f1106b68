import { cartMessages, type ItemIn, mergeIntoCart } from '@volute/domain/cart'
import { badRequest, limits } from '@volute/domain/kernel'
import type { ActorContext } from '../context.ts'
import { openCart, type StoredLine, storeLines } from './cart-store.ts'
import { allValid, checkItems, orRefuse } from './check-items.ts'

/** Adds all items or none; an EA line equal to one in the cart is merged into it (E23, CART-13). */
export async function addToCart(ctx: ActorContext, items: readonly ItemIn[]): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const added: StoredLine[] = allValid(await checkItems(tx, items))
    const cart = await openCart(tx, ctx.actor)
    const merged = orRefuse(mergeIntoCart(cart.lines, added))
    if (merged.length > limits.cartItems) throw badRequest(cartMessages.cartFull, 'CART_FULL')
    await storeLines(tx, cart.id, merged)
  })
}
