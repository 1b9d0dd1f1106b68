import { type Checked, invalid, limits, roundHalfUp, valid } from '../../core/kernel/index.ts'
import { roundTrim, type TrimLimits } from '../../catalogue/part/index.ts'
import { cartMessages } from './messages.ts'

/** Reads a quantity: `'007'` is 7; `'0'`, `'1.0'`, `''` and other scripts' digits are rejected (PART-18, CART-17). */
export function checkQuantity(typed: string): Checked<number, 'quantity'> {
  const quantity = /^[0-9]+$/.test(typed) ? Number(typed) : 0
  if (quantity < 1 || quantity > limits.quantity)
    return invalid('quantity', 'OUT_OF_RANGE', cartMessages.quantity)

  return valid(quantity)
}

/** Reads an angle in whole degrees from 0 to 90, rounded half up: `'.5'` is 1, `'-0'` is 0 (PART-19, CART-18, OQ-63). */
export function checkAngle(typed: string | number): Checked<number, 'impellerAngle'> {
  const degrees = readDecimal(typed, { max: limits.impellerAngle })
  return degrees === null
    ? invalid('impellerAngle', 'OUT_OF_RANGE', cartMessages.angle)
    : valid(roundHalfUp(degrees, 0))
}

/**
 * Reads a trim in inches, rounded half up to 2 decimals: 0 (Full Trim), or within the part's own limits. Where these are
 * unknown, from 0 to 30 (PART-20, CART-18, OQ-63, OQ-117). Of an impeller of 8.250 to 9.750, 25 is rejected. Rounding makes
 * no trim another one: 0.004 is rejected, not Full Trim, and so is 9.754.
 */
export function checkTrim(typed: string | number, part: TrimLimits = {}): Checked<number, 'impellerTrim'> {
  const typedInches = readDecimal(typed, { max: Number.MAX_SAFE_INTEGER })
  if (typedInches === 0) return valid(0)

  const inches = roundTrim(typedInches ?? 0)
  const isWithin = typedInches !== null && inches > 0 && isAllowed(typedInches, part)
  return isWithin ? valid(inches) : invalid('impellerTrim', 'OUT_OF_RANGE', trimMessage(part))
}

/** True within the limits as they are known, or as they are ordered: a full trim of 12.375 in is ordered as 12.38. */
function isAllowed(inches: number, { trimMin, trimFull }: TrimLimits): boolean {
  const [min, full] = [trimMin ?? 0, trimFull ?? limits.impellerTrim]
  return inches >= Math.min(min, roundTrim(min)) && inches <= Math.max(full, roundTrim(full))
}

/** `Between 8.250 and 9.750 in`, where a limit of the part is known. */
export function trimRange(part: TrimLimits): string | undefined {
  return part.trimMin || part.trimFull ? cartMessages.trimRange(...trimLimitTexts(part)) : undefined
}

/** Sentence that names the least and the full trim of a part. */
export function trimMessage(part: TrimLimits): string {
  return cartMessages.trim(...trimLimitTexts(part))
}

/** The least and the full trim as messages name them; 0 and 30 where they are unknown. */
export const trimLimitTexts = ({ trimMin, trimFull }: TrimLimits) =>
  [trimMin?.toFixed(3) ?? '0', trimFull?.toFixed(3) ?? String(limits.impellerTrim)] as const

/** True if a quantity field accepts this text: up to 10 digits, or nothing yet (CART-17, CONST-02, LOOKUP-16). */
export function mayTypeQuantity(text: string): boolean {
  return /^[0-9]*$/.test(text) && text.length <= limits.typedNumber
}

/** Removes leading zeros from a quantity field that is blank or positive: `'0'` becomes empty, `'05'` becomes 5 (LOOKUP-16). */
export function withoutZeros(typed: string): string {
  return typed.replace(/^0+/, '')
}

/** True if an angle or trim field accepts this text: signed decimal text of up to 10 characters (PART-21). */
export function mayTypeDecimal(text: string): boolean {
  return signedDecimal.test(text) && text.length <= limits.typedNumber
}

const signedDecimal = /^-?[0-9]*\.?[0-9]*$/

/** Reads a number; null if the text is not a number, or the number is below 0 or above `max`. */
function readDecimal(typed: string | number, { max }: { max: number }): number | null {
  const isNumber = typeof typed === 'number' || (signedDecimal.test(typed) && /[0-9]/.test(typed))
  const value = isNumber ? Number(typed) : Number.NaN
  return value >= 0 && value <= max ? Math.abs(value) : null
}
