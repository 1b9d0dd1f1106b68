import {
  cartMessages,
  isUnchanged,
  type ItemIn,
  mergeIntoCart,
  type putCart as contract,
} from '@volute/domain/buying/cart'
import { badRequest, conflict, limits, orThrow } from '@volute/domain/core/kernel'
import type { ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import type { UnitLine } from './cart-store.ts'
import { changeCart } from './change-cart.ts'
import { changeLines } from './change-lines.ts'
import { allValid, checkItems } from './check-items.ts'
import type { OpenLine } from './place-lines.ts'

/** One path for two actions: adding to the cart and replacing it (E23, E24). */
export const putCart: Handler<typeof contract> = async (ctx, input) => {
  if (input.replaceAll) await replaceCart(ctx, input)
  else await addToCart(ctx, input.items)
  return {}
}

/** Adds all items or none; an EA line equal to one in the cart is merged into it (E23, CART-13, PART-22). */
async function addToCart(ctx: ActorContext, items: readonly ItemIn[]): Promise<void> {
  const added = allValid(await checkItems(ctx, items))
  await changeLines(ctx, (stored) => {
    const lines = orThrow(mergeIntoCart<UnitLine>(stored, added))
    if (lines.length > limits.cartItems) throw badRequest(cartMessages.cartFull, 'CART_FULL')
    return { lines }
  })
}

interface Replacement {
  version?: number | undefined
  items: readonly ItemIn[]
}

/**
 * Stores the cart exactly as sent. If the call names a version, that must still be the stored one (E24, OQ-37, OQ-106). An
 * unchanged line is not checked, so that a part no longer sold does not block edits of other lines.
 */
async function replaceCart(ctx: ActorContext, { version, items }: Replacement): Promise<void> {
  const checks = await checkItems(ctx, items)
  await changeCart(ctx.db, {
    owner: ctx.actor,
    now: ctx.now(),
    change(cart) {
      if (version !== undefined && cart.version !== version)
        throw conflict(cartMessages.cartChanged, 'CART_CHANGED')
      const lines = pairWithStored(items, cart.lines).map(({ item, stored }, index) => {
        if (stored && isUnchanged(item, stored)) return stored
        const check = checks[index]
        if (!check) throw new Error('an item was not checked')
        const line = orThrow(check)
        return stored ? { ...line, cartItemId: stored.cartItemId } : line
      })
      return { lines }
    },
  })
}

/** Each item with its stored line. An id counts once, and only if it belongs to this cart. */
function pairWithStored(items: readonly ItemIn[], lines: readonly OpenLine[]) {
  const own = new Map(lines.map((line) => [line.cartItemId, line]))
  return items.map((item) => {
    const stored = item.cartItemId ? own.get(item.cartItemId) : undefined
    if (stored) own.delete(stored.cartItemId)
    return { item, stored }
  })
}
