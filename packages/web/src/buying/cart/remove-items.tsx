import { IconTrash } from '@tabler/icons-react'
import { type CartItem, cartMessages } from '@volute/domain/buying/cart'
import { useState } from 'react'
import { Button } from '../../core/ui/button.tsx'
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx'
import { toast, undo } from '../../core/ui/toast.ts'
import type { Cart } from './use-cart.ts'

interface RemoveItemDialogProps {
  cart: Cart
  /** Line in question; null while the dialog is closed. */
  item: CartItem | null
  onClose: () => void
}

/** Asks before a line is removed; the toast offers Undo (CART-24). */
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
    const restore = undo(() => cart.edit({ act: 'restore', items: [item], index }))
    // A part that is no longer sold cannot be added again.
    toast.success('Item removed', item.name, item.isSellable ? restore : undefined)
  }
}

/** Empties the cart after a confirmation (CART-24). */
export function DeleteAllItems({ cart }: { cart: Cart }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        look="danger-ghost"
        icon={<IconTrash size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Delete All Items
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete All Cart Items"
        yes="Delete All"
        no="Cancel"
        danger
        onYes={deleteAll}
        onNo={() => setAsking(false)}
      >
        Are you sure that you want to remove all items from the cart?
      </ConfirmDialog>
    </>
  )

  function deleteAll() {
    // A part that is no longer sold cannot be added again.
    const items = cart.items.filter((item) => item.isSellable)
    setAsking(false)
    cart.edit({ act: 'clear' })
    toast.success(
      'All items removed',
      undefined,
      undo(() => cart.edit({ act: 'restore', items, index: 0 })),
    )
  }
}
