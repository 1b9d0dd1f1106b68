import { cartMessages, type ItemIn } from '@volute/domain/cart'
import { conflict } from '@volute/domain/kernel'
import type { ActorContext } from '../context.ts'
import { openCart, storeLines } from './cart-store.ts'
import { allValid, checkItems } from './check-items.ts'

interface Replacement {
  version: number
  items: readonly ItemIn[]
}

/** Stores the cart exactly as sent, made from the version that is still the stored one (E24, CART-10, OQ-37). */
export async function replaceCart(ctx: ActorContext, { version, items }: Replacement): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const checked = allValid(await checkItems(tx, items))
    const cart = await openCart(tx, ctx.actor)
    if (cart.previousVersion !== version) throw conflict(cartMessages.cartChanged)

    // An id is kept once, and only one of this cart's own; any other line gets a new one.
    const ownIds = new Set(cart.lines.map((line) => line.cartItemId))
    const lines = checked.map((line, index) => {
      const cartItemId = items[index]?.cartItemId
      return cartItemId && ownIds.delete(cartItemId) ? { ...line, cartItemId } : line
    })
    await storeLines(tx, cart.id, lines)
  })
}
