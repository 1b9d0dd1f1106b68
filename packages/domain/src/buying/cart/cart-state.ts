import { type ForPump, mustBeKnown, type PumpOfLine } from '../../catalogue/fit/index.ts'
import { isPermitted } from '../../core/permissions/index.ts'
import { cartMessages } from './messages.ts'

/** The number on the cart button: `!` when the fetch failed, nothing at 0, `99+` from 100 on (SHELL-50, CONST-01). */
export function cartBadge(quantity: number | null): string | null {
  if (quantity === null) return '!'
  if (quantity === 0) return null

  return quantity > 99 ? '99+' : String(quantity)
}

interface StatedItem extends Pick<PumpOfLine, 'knownVerdict'> {
  partNumber: string
  isSellable: boolean
  isValid: boolean
  forPump: ForPump | null
}

interface Situation {
  /** Who is asked for a distributor. */
  shopName: string
  permissions: readonly string[]
  distributorAccountCode: string | null
  items: readonly StatedItem[]
}

/** The sentence beside a disabled Checkout button, or null when one may go on (CART-06 to CART-08, PERM-12). */
export function whyNotCheckout(situation: Situation): string | null {
  const { shopName, permissions, distributorAccountCode, items } = situation
  if (!isPermitted(permissions, [['PLACE_SALES_ORDERS']])) return cartMessages.mayNotOrder
  if (distributorAccountCode === null) return cartMessages.noDistributor(shopName)

  return whyNotQuote(items)
}

/** The sentence beside a disabled Prepare Quote button: only the lines keep one from quoting (OQ-87). */
export function whyNotQuote(items: Situation['items']): string | null {
  if (items.length === 0) return cartMessages.cartEmpty
  if (items.some((item) => !item.isSellable)) return cartMessages.itemsNotSold
  if (items.some((item) => !item.isValid)) return cartMessages.itemsInvalid
  const unknown = items.find(mustBeKnown)
  if (unknown) return cartMessages.fitNotKnown(unknown.partNumber)

  return null
}
