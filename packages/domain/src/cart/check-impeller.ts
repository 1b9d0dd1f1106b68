import { type Checked, invalid, limits, valid } from '../kernel/index.ts'
import { cartMessages } from './messages.ts'

/** Whole degrees from 0 to 90, rounded half up: `'.5'` is 1, `'-0'` is 0 (PART-19, CART-18, OQ-63). */
export function checkAngle(typed: string | number): Checked<number> {
  return checkDecimal(typed, {
    field: 'impellerAngle',
    max: limits.impellerAngle,
    decimals: 0,
    sentence: cartMessages.angle,
  })
}

/** Inches from 0 (Full Trim) to 30, rounded half up to 2 decimals (PART-20, CART-18, OQ-63). */
export function checkTrim(typed: string | number): Checked<number> {
  return checkDecimal(typed, {
    field: 'impellerTrim',
    max: limits.impellerTrim,
    decimals: 2,
    sentence: cartMessages.trim,
  })
}

/** Whether an angle or trim field takes this text: signed decimal text of up to 10 characters (PART-21). */
export function mayTypeDecimal(text: string): boolean {
  return signedDecimal.test(text) && text.length <= limits.typedNumber
}

const signedDecimal = /^-?[0-9]*\.?[0-9]*$/

interface Bounds {
  field: 'impellerAngle' | 'impellerTrim'
  max: number
  decimals: number
  sentence: string
}

function checkDecimal(typed: string | number, { field, max, decimals, sentence }: Bounds): Checked<number> {
  const value = typeof typed === 'number' ? typed : readDecimal(typed)
  const inRange = value >= 0 && value <= max

  return inRange ? valid(roundHalfUp(Math.abs(value), decimals)) : invalid(field, 'OUT_OF_RANGE', sentence)
}

function readDecimal(typed: string): number {
  return signedDecimal.test(typed) && /[0-9]/.test(typed) ? Number(typed) : Number.NaN
}

function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals
  // Twelve digits drop the float's dust, so that 1.005 rounds up as it is read.
  return Math.round(Number((value * scale).toPrecision(12))) / scale
}
