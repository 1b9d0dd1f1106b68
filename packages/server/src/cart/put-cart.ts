import type { putCart as contract } from '@volute/domain/cart'
import type { Verb } from '../http/bind.ts'
import { addToCart } from './add-to-cart.ts'
import { replaceCart } from './replace-cart.ts'

/** One path, two acts: adding to the cart, or replacing it (E23, E24). */
export const putCart: Verb<typeof contract> = async (ctx, input) => {
  if (input.replaceAll) await replaceCart(ctx, input)
  else await addToCart(ctx, input.items)
  return {}
}
