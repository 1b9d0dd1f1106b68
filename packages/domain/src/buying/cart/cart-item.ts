import { z } from 'zod/mini'
import { forPump } from '../../catalogue/fit/index.ts'
import { id, money } from '../../core/kernel/index.ts'
import { priceKinds } from '../../core/pricing/index.ts'
import { part, replacement } from '../../catalogue/part/index.ts'
import { cartLine } from './cart-line.ts'

/** A line of the cart as the server sends it (CART-01). */
export const cartItem = z.extend(cartLine, {
  cartItemId: id,
  /** The part's description (OQ-83). */
  name: z.string(),
  partNumber: z.string(),
  picture: part.shape.picture,
  units: z.string(),
  price: z.nullable(money),
  /** Kind of price. */
  priceKind: z.enum(priceKinds),
  /** Pounds. */
  weight: z.nullable(z.number()),
  isPaintable: z.boolean(),
  /** False once a part in the cart is no longer sold. */
  isSellable: z.boolean(),
  replacedBy: z.nullable(replacement),
  /** Trims that the impeller can have, as far as they are known. */
  trimMin: part.shape.trimMin,
  trimFull: part.shape.trimFull,
  /** Always null from the server; the lead-time widget fills it (LEAD-11). */
  dateAvailable: z.null(),
  /** Pump of the line, the part's BOM position in it, and today's verdict; null for a line without a pump. */
  forPump: z.nullable(forPump),
})
export type CartItem = z.infer<typeof cartItem>
