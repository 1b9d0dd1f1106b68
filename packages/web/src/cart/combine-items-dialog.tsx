import { cartMessages, mayCombine } from '@volute/domain/cart'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { Cart } from './use-cart.ts'

/** Offers to make one line of two that an edit has made equal. */
export function CombineItemsDialog({ cart }: { cart: Cart }) {
  const { equal, items, edit } = cart
  const [first, second] = items.filter((item) => equal?.includes(item.cartItemId))
  const isOpen = first !== undefined && second !== undefined && mayCombine(first, second)
  return (
    <ConfirmDialog
      open={isOpen}
      title="Combine Cart Items"
      yes="Combine"
      no="Keep Both"
      onYes={() => equal && edit({ act: 'combine', pair: equal })}
      onNo={() => edit({ act: 'keep apart' })}
    >
      {isOpen && cartMessages.combineQuestion(first.name, [first.quantity, second.quantity])}
    </ConfirmDialog>
  )
}
