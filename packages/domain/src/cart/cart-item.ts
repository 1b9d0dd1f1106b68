import { z } from 'zod'
import { replacement } from '../catalogue/index.ts'
import { id, money, text, typedQuantity } from '../kernel/index.ts'

/** A line of the cart as the server sends it (CART-01). */
export const cartItem = z.object({
  cartItemId: id,
  /** The part's description (OQ-83). */
  name: z.string(),
  partId: id,
  partNumber: z.string(),
  quantity: z.int(),
  units: z.string(),
  price: money.nullable(),
  /** Pounds. */
  weight: z.number().nullable(),
  isPaintable: z.boolean(),
  paintColorId: id.nullable(),
  /** Inches; 0 is Full Trim, null for parts that are no impeller. */
  impellerTrim: z.number().nullable(),
  /** Whole degrees. */
  impellerAngle: z.int().nullable(),
  /** False once the catalogue has stopped selling a part that is in the cart. */
  isSellable: z.boolean(),
  replacedBy: replacement.nullable(),
  /** Always null from the server; the lead-time widget fills it. */
  dateAvailable: z.null(),
})
export type CartItem = z.infer<typeof cartItem>

/** A line as it is put into the cart; the server takes unit, price and description from the catalogue. */
export const itemIn = z.object({
  partId: id,
  paintColorId: z.int().nullish(),
  quantity: typedQuantity,
  impellerTrim: z.number().nullish(),
  impellerAngle: z.number().nullish(),
  units: text(50).nullish(),
  cartItemId: id.nullish(),
})
export type ItemIn = z.infer<typeof itemIn>
