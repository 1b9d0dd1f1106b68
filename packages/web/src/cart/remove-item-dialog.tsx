import { type CartItem, cartMessages } from '@volute/domain/cart'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.ts'
import type { Cart } from './use-cart.ts'

interface RemoveItemDialogProps {
  cart: Cart
  /** The line in question, or null while nothing is asked. */
  item: CartItem | null
  onClose: () => void
}

/** Asks before a line goes; the toast brings it back (CART-24). */
export function RemoveItemDialog({ cart, item, onClose }: RemoveItemDialogProps) {
  return (
    <ConfirmDialog
      open={item !== null}
      title="Remove cart item"
      yes="Remove"
      no="Cancel"
      danger
      onYes={() => {
        if (item) remove(item)
        onClose()
      }}
      onNo={onClose}
    >
      {cartMessages.removeQuestion}
    </ConfirmDialog>
  )

  function remove(item: CartItem) {
    const index = cart.items.findIndex(({ cartItemId }) => cartItemId === item.cartItemId)
    cart.edit({ act: 'remove', cartItemId: item.cartItemId })
    const undo = { label: 'Undo', act: () => cart.edit({ act: 'restore', items: [item], index }) }
    // A part that is not sold any more does not come back into a cart.
    toast.success('Item removed', item.name, item.isSellable ? undo : undefined)
  }
}
