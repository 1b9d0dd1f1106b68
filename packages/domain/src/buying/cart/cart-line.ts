import { z } from 'zod/mini'
import { verdicts } from '../../catalogue/fit/index.ts'
import { id, text, typedQuantity } from '../../core/kernel/index.ts'

/** Stored line with its part's options. Add a new field here and as a column of `cart_items`. */
export const cartLine = z.object({
  partId: id,
  quantity: z.int(),
  /** Null is No Paint. */
  paintColorId: z.nullable(id),
  /** Inches; 0 is Full Trim, null if the part is not an impeller. */
  impellerTrim: z.nullable(z.number()),
  /** Whole degrees. */
  impellerAngle: z.nullable(z.int()),
  /** Pump that the line is for; null for none. */
  pumpId: z.nullable(id),
  /**
   * Verdict that the buyer acknowledged with *Order anyway*; null if there was nothing to acknowledge, or it is not
   * acknowledged yet.
   */
  acknowledgedVerdict: z.nullable(z.enum(verdicts)),
})
export type CartLine = z.infer<typeof cartLine>

/** Line sent to be added to the cart; the server takes unit, price and description from the catalogue. */
export const itemIn = z.object({
  partId: id,
  paintColorId: z.nullish(z.int32()),
  quantity: typedQuantity,
  impellerTrim: z.nullish(z.number()),
  impellerAngle: z.nullish(z.number()),
  units: z.nullish(text(50)),
  cartItemId: z.nullish(id),
  /** The server determines the BOM position and the verdict. */
  pumpId: z.nullish(id),
  acknowledgedVerdict: z.nullish(z.enum(verdicts)),
})
export type ItemIn = z.infer<typeof itemIn>

/** Line of a new order or quote, with the number, description and price that the buyer saw. */
export const documentItemIn = z.extend(z.omit(itemIn, { units: true, cartItemId: true }), {
  partNumber: z.nullish(z.string()),
  description: z.nullish(z.string()),
  price: z.nullish(z.number()),
})
