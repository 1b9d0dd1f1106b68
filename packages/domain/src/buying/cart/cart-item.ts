import { z } from 'zod/mini'
import { forPump, mustBeAcknowledged } from '../../catalogue/fit/index.ts'
import { id, money } from '../../core/kernel/index.ts'
import { priceKinds } from '../../core/pricing/index.ts'
import { describeTrim, isImpellerNumber, part, type Part, replacement } from '../../catalogue/part/index.ts'
import { type CartLine, cartLine } from './cart-line.ts'

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

export type ItemOptions = Pick<CartLine, 'paintColorId' | 'impellerAngle' | 'impellerTrim'>

/** Options that apply to a part. Paint or impeller values that do not apply are null, not 0 (PART-08 to PART-10). */
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
 * Replaces the part of a cart line. The quantity stays, and so do the options that the new part has. An impeller that
 * replaces another kind of part starts at Full Trim and angle 0. The pump stays; the verdict is null until the server
 * determines it (LINE-04).
 */
export function replacePart(item: CartItem, by: Part): CartItem {
  const {
    partId,
    partNumber,
    description,
    picture,
    unitName,
    price,
    weight,
    isPaintable,
    isSellable,
    replacedBy,
  } = by
  const options = sentOptions(by, {
    paintColorId: item.paintColorId,
    impellerAngle: item.impellerAngle ?? 0,
    impellerTrim: item.impellerTrim ?? 0,
  })
  return {
    ...item,
    partId,
    partNumber,
    name: description,
    picture,
    units: unitName,
    price,
    priceKind: 'catalogue',
    weight,
    isPaintable,
    isSellable,
    replacedBy,
    trimMin: by.trimMin,
    trimFull: by.trimFull,
    ...options,
    acknowledgedVerdict: null,
    forPump: null,
  }
}

/** True if a superseded line must be fixed before it is ordered, and its replacement is the way: it is off sale, or misfits. */
export function isFixedByReplacement({ isSellable, forPump, acknowledgedVerdict }: CartItem): boolean {
  return (
    !isSellable ||
    (forPump?.verdict === 'CHANGED_SINCE' && mustBeAcknowledged({ forPump, acknowledgedVerdict }))
  )
}

interface ChosenOptions {
  /** Color name; null is No Paint. */
  paintColor: string | null
  /** Inches; 0 is Full Trim. */
  impellerTrim: number | null
  /** Whole degrees. */
  impellerAngle: number | null
}

/** Text of the options chosen for a line: `['Safety Blue', 'Trim 9.25 in', 'Angle 15 deg']` (CART-20, ORDER-12). */
export function describeOptions({ paintColor, impellerTrim, impellerAngle }: ChosenOptions): string[] {
  return [
    paintColor === null ? [] : paintColor,
    impellerTrim === null ? [] : describeTrim(impellerTrim),
    impellerAngle === null ? [] : `Angle ${impellerAngle} deg`,
  ].flat()
}
