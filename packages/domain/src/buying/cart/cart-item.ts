import { z } from 'zod/mini'
import { forPump } from '../../catalogue/fit/index.ts'
import { id, money } from '../../core/kernel/index.ts'
import { priceKinds } from '../../core/pricing/index.ts'
import { formatCartTrim, isImpellerNumber, type Part, replacement } from '../../catalogue/part/index.ts'
import { type CartLine, cartLine } from './cart-line.ts'

/** A line of the cart as the server sends it (CART-01). */
export const cartItem = z.extend(cartLine, {
  cartItemId: id,
  /** The part's description (OQ-83). */
  name: z.string(),
  partNumber: z.string(),
  units: z.string(),
  price: z.nullable(money),
  /** Whose price it is. */
  priceKind: z.enum(priceKinds),
  /** Pounds. */
  weight: z.nullable(z.number()),
  isPaintable: z.boolean(),
  /** False once the catalogue has stopped selling a part that is in the cart. */
  isSellable: z.boolean(),
  replacedBy: z.nullable(replacement),
  /** Always null from the server; the lead-time widget fills it (LEAD-11). */
  dateAvailable: z.null(),
  /** Its pump, with the part's place there and whether it fits as of now; null for a line that is for no pump. */
  forPump: z.nullable(forPump),
})
export type CartItem = z.infer<typeof cartItem>

export type ItemOptions = Pick<CartLine, 'paintColorId' | 'impellerAngle' | 'impellerTrim'>

/** The options that belong to a part; paint or impeller values of another kind are null, not 0 (PART-08 to PART-10). */
export function sentOptions(
  part: { partNumber: string; isPaintable: boolean },
  form: ItemOptions,
): ItemOptions {
  const isImpeller = isImpellerNumber(part.partNumber)

  return {
    paintColorId: part.isPaintable ? form.paintColorId : null,
    impellerAngle: isImpeller ? form.impellerAngle : null,
    impellerTrim: isImpeller ? form.impellerTrim : null,
  }
}

/**
 * A cart line with another part in its place: its quantity stays, and its options as far as that part has them.
 * An impeller that takes the place of another part starts at Full Trim and angle 0. Its pump stays; whether the other
 * part fits is not known until the server says so (LINE-04).
 */
export function replacePart(item: CartItem, part: Part): CartItem {
  const { partId, partNumber, description, unitName, price, weight, isPaintable, isSellable, replacedBy } =
    part
  const options = sentOptions(part, {
    paintColorId: item.paintColorId,
    impellerAngle: item.impellerAngle ?? 0,
    impellerTrim: item.impellerTrim ?? 0,
  })
  return {
    ...item,
    partId,
    partNumber,
    name: description,
    units: unitName,
    price,
    priceKind: 'catalogue',
    weight,
    isPaintable,
    isSellable,
    replacedBy,
    ...options,
    knownVerdict: null,
    forPump: null,
  }
}

interface ChosenOptions {
  /** The colour's name; null is No Paint. */
  paintColor: string | null
  /** Inches; 0 is Full Trim. */
  impellerTrim: number | null
  /** Whole degrees. */
  impellerAngle: number | null
}

/** Options chosen for a line, in words: `['Safety Blue', 'Trim 9.25 in', 'Angle 15 deg']` (CART-20, ORDER-12). */
export function describeOptions({ paintColor, impellerTrim, impellerAngle }: ChosenOptions): string[] {
  return [
    paintColor === null ? [] : paintColor,
    impellerTrim === null ? [] : describeTrim(impellerTrim),
    impellerAngle === null ? [] : `Angle ${impellerAngle} deg`,
  ].flat()
}

/** `Full Trim`, or `Trim 9.25 in`. */
export function describeTrim(inches: number): string {
  return inches === 0 ? 'Full Trim' : `Trim ${formatCartTrim(inches)} in`
}
