import {
  cartMessages,
  isUnchanged,
  type ItemIn,
  mergeIntoCart,
  type putCart as contract,
} from '@volute/domain/cart'
import { badRequest, conflict, limits, orRefuse } from '@volute/domain/kernel'
import type { ActorContext } from '../context.ts'
import type { Verb } from '../http/bind.ts'
import { allValid, checkItems } from './check-items.ts'
import { openCart, type StoredLine, storeLines } from './line-store.ts'

/** One path, two acts: adding to the cart, or replacing it (E23, E24). */
export const putCart: Verb<typeof contract> = async (ctx, input) => {
  if (input.replaceAll) await replaceCart(ctx, input)
  else await addToCart(ctx, input.items)
  return {}
}

/** Adds all items or none; an EA line equal to one in the cart is merged into it (E23, CART-13). */
async function addToCart(ctx: ActorContext, items: readonly ItemIn[]): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const added: StoredLine[] = allValid(await checkItems({ ...ctx, db: tx }, items))
    const cart = await openCart(tx, ctx.actor)
    const merged = orRefuse(mergeIntoCart(cart.lines, added))
    if (merged.length > limits.cartItems) throw badRequest(cartMessages.cartFull, 'CART_FULL')
    await storeLines(tx, cart, merged)
  })
}

interface Replacement {
  version: number
  items: readonly ItemIn[]
}

/**
 * Stores the cart exactly as sent, made from the version that is still the stored one (E24, OQ-37). A line that stays as
 * it is needs no check, so that a part that is not sold any more does not hold up the edits of others.
 */
async function replaceCart(ctx: ActorContext, { version, items }: Replacement): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const cart = await openCart(tx, ctx.actor)
    if (cart.version !== version) throw conflict(cartMessages.cartChanged, 'CART_CHANGED')

    const checks = await checkItems({ ...ctx, db: tx }, items)
    const lines = pairWithStored(items, cart.lines).map(({ item, stored }, index) => {
      if (stored && isUnchanged(item, stored)) return stored
      const check = checks[index]
      if (!check) throw new Error('an item was not checked')
      const line = orRefuse(check)
      return stored?.cartItemId ? { ...line, cartItemId: stored.cartItemId } : line
    })
    await storeLines(tx, cart, lines)
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
