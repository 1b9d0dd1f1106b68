import { isPermitted } from '../permissions/index.ts'
import { cartMessages } from './messages.ts'

interface Situation {
  permissions: readonly string[]
  distributorAccountCode: string | null
  items: readonly { isSellable: boolean; isValid: boolean }[]
}

/** The sentence beside a disabled Checkout button, or null when the way is free (CART-06 to CART-08). */
export function whyNotCheckout({ permissions, distributorAccountCode, items }: Situation): string | null {
  if (!isPermitted(permissions, [['PLACE_SALES_ORDERS']])) return cartMessages.mayNotOrder
  if (distributorAccountCode === null) return cartMessages.noDistributor

  return whyNotQuote(items)
}

/** The sentence beside a disabled Prepare Quote button: only the lines keep one from quoting (OQ-87). */
export function whyNotQuote(items: Situation['items']): string | null {
  if (items.length === 0) return cartMessages.cartEmpty
  if (items.some((item) => !item.isSellable)) return cartMessages.itemsNotSold
  if (items.some((item) => !item.isValid)) return cartMessages.itemsInvalid

  return null
}
