import { cartMessages, isUnchanged, type ItemIn } from '@volute/domain/cart'
import { conflict } from '@volute/domain/kernel'
import type { ActorContext } from '../context.ts'
import { openCart, type StoredLine, storeLines } from './cart-store.ts'
import { checkItems, orRefuse } from './check-items.ts'

interface Replacement {
  version: number
  items: readonly ItemIn[]
}

/**
 * Stores the cart exactly as sent, made from the version that is still the stored one (E24, CART-10, OQ-37). A line that
 * stays as it is needs no check, so that a part that is not sold any more does not hold up the edits of others.
 */
export async function replaceCart(ctx: ActorContext, { version, items }: Replacement): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const cart = await openCart(tx, ctx.actor)
    if (cart.previousVersion !== version) throw conflict(cartMessages.cartChanged, 'CART_CHANGED')

    const checks = await checkItems(tx, items)
    const lines = pairWithStored(items, cart.lines).map(({ item, stored }, index) => {
      if (stored && isUnchanged(item, stored)) return stored
      const check = checks[index]
      if (!check) throw new Error('an item was not checked')
      const line = orRefuse(check)
      return stored?.cartItemId ? { ...line, cartItemId: stored.cartItemId } : line
    })
    await storeLines(tx, cart.id, lines)
  })
}

/** Each item with the line that it stands for: an id counts once, and only one of this cart's own. */
function pairWithStored(items: readonly ItemIn[], lines: readonly StoredLine[]) {
  const own = new Map(lines.map((line) => [line.cartItemId, line]))
  return items.map((item) => {
    const stored = item.cartItemId ? own.get(item.cartItemId) : undefined
    if (stored) own.delete(stored.cartItemId)
    return { item, stored }
  })
}
