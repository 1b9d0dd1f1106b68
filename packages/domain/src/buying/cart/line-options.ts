import { mustBeAcknowledged } from '../../catalogue/fit/index.ts'
import { describeTrim, isImpellerNumber, type Part } from '../../catalogue/part/index.ts'
import type { CartItem } from './cart-item.ts'
import type { CartLine } from './cart-line.ts'

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

/** True if a superseded line must be replaced before it is ordered: its part is no longer sold, or does not fit. */
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
