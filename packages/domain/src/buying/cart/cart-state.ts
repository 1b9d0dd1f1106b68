import { z } from 'zod/mini'
import { type ForPump, mustBeAcknowledged, type PumpOfLine } from '../../catalogue/fit/index.ts'
import { counted } from '../../core/kernel/index.ts'
import { isPermitted } from '../../core/permissions/index.ts'
import { cartMessages } from './messages.ts'

/** Number of lines in a cart, and the sum of their quantities (OQ-38). */
export const cartCount = z.object({ quantity: z.int(), lines: z.int() })
export type CartCount = z.infer<typeof cartCount>

/** Text of a cart's size: `3 lines, 14 items` (SHELL-65). */
export const cartCountText = ({ lines, quantity }: CartCount): string =>
  lines === 0 ? counted(0, 'line') : `${counted(lines, 'line')}, ${counted(quantity, 'item')}`

/** Text of the badge on the cart button: `!` if the request failed, nothing at 0, `99+` from 100 (SHELL-50, CONST-01). */
export function cartBadge(quantity: number | null): string | null {
  if (quantity === null) return '!'
  if (quantity === 0) return null

  return quantity > 99 ? '99+' : String(quantity)
}

interface StatedItem extends Pick<PumpOfLine, 'acknowledgedVerdict'> {
  partNumber: string
  isSellable: boolean
  isValid: boolean
  forPump: ForPump | null
}

interface Situation {
  /** Shop named in the message about a missing distributor. */
  shopName: string
  permissions: readonly string[]
  distributorAccountCode: string | null
  items: readonly StatedItem[]
}

/** Message beside a disabled Checkout button; null if the buyer can check out (CART-06 to CART-08, PERM-12). */
export function whyNotCheckout(situation: Situation): string | null {
  const { shopName, permissions, distributorAccountCode, items } = situation
  if (!isPermitted(permissions, [['PLACE_SALES_ORDERS']])) return cartMessages.mayNotOrder
  if (distributorAccountCode === null) return cartMessages.noDistributor(shopName)

  return whyNotQuote(items)
}

/** Message beside a disabled Prepare Quote button; only lines can block a quote (OQ-87). */
export function whyNotQuote(items: Situation['items']): string | null {
  if (items.length === 0) return cartMessages.cartEmpty
  if (items.some((item) => !item.isSellable)) return cartMessages.itemsNotSold
  if (items.some((item) => !item.isValid)) return cartMessages.itemsInvalid
  const unknown = items.find(mustBeAcknowledged)
  if (unknown) return cartMessages.fitNotKnown(unknown.partNumber)

  return null
}
