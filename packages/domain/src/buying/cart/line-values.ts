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
  const degrees = readDecimal(typed, { max: limits.impellerAngle, decimals: 0 })
  return degrees === null ? invalid('impellerAngle', 'OUT_OF_RANGE', cartMessages.angle) : valid(degrees)
}

/**
 * Reads a trim in inches, rounded half up to 2 decimals: 0 (Full Trim), or within the part's own limits. Where these are
 * unknown, from 0 to 30 (PART-20, CART-18, OQ-63, OQ-117). Of an impeller of 8.250 to 9.750, 25 is rejected.
 */
export function checkTrim(typed: string | number, part: TrimLimits = {}): Checked<number, 'impellerTrim'> {
  const [min, full] = [part.trimMin ?? 0, part.trimFull ?? limits.impellerTrim]
  const inches = readDecimal(typed, { max: Number.MAX_SAFE_INTEGER, decimals: 2 })
  const isWithin = inches !== null && inches >= roundTrim(min) && inches <= roundTrim(full)
  return inches === 0 || isWithin ? valid(inches) : invalid('impellerTrim', 'OUT_OF_RANGE', trimMessage(part))
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

/** Reads and rounds a number; null if the text is not a number, or the number is below 0 or above `max`. */
function readDecimal(typed: string | number, { max, decimals }: { max: number; decimals: number }) {
  const isNumber = typeof typed === 'number' || (signedDecimal.test(typed) && /[0-9]/.test(typed))
  const value = isNumber ? Number(typed) : Number.NaN
  return value >= 0 && value <= max ? roundHalfUp(Math.abs(value), decimals) : null
}
