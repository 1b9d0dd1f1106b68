import { isPermitted } from '../permissions/index.ts'
import { cartMessages } from './messages.ts'

interface Situation {
  permissions: readonly string[]
  distributorAccountCode: string | null
  /** One entry per line of the cart. */
  itemsAreValid: readonly boolean[]
}

/** The sentence beside a disabled Checkout button, or null when the way is free (CART-06 to CART-08). */
export function whyNotCheckout({
  permissions,
  distributorAccountCode,
  itemsAreValid,
}: Situation): string | null {
  if (!isPermitted(permissions, [['PLACE_SALES_ORDERS']])) return cartMessages.mayNotOrder
  if (distributorAccountCode === null) return cartMessages.noDistributor
  if (itemsAreValid.length === 0) return cartMessages.cartEmpty
  if (itemsAreValid.includes(false)) return cartMessages.itemsInvalid

  return null
}
