import { type Checked, invalid, limits, valid } from '../kernel/index.ts'
import { cartMessages } from './messages.ts'

/** Reads a quantity: `'007'` is 7; `'0'`, `'1.0'`, `''` and other scripts' digits are refused (PART-18, CART-17). */
export function checkQuantity(typed: string): Checked<number> {
  const quantity = /^[0-9]+$/.test(typed) ? Number(typed) : 0
  if (quantity < 1 || quantity > limits.quantity)
    return invalid('quantity', 'OUT_OF_RANGE', cartMessages.quantity)

  return valid(quantity)
}

/** Whether a quantity field takes this text: up to 10 digits, or nothing yet (CART-17, CONST-02, LOOKUP-16). */
export function mayTypeQuantity(text: string): boolean {
  return /^[0-9]*$/.test(text) && text.length <= limits.typedNumber
}
