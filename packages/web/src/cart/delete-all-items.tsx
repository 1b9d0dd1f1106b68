import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.ts'
import type { Cart } from './use-cart.ts'

/** Empties the cart after asking (CART-24). */
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
    // A part that is not sold any more does not come back into a cart.
    const items = cart.items.filter((item) => item.isSellable)
    setAsking(false)
    cart.edit({ act: 'clear' })
    toast.success('All items removed', undefined, {
      label: 'Undo',
      act: () => cart.edit({ act: 'restore', items, index: 0 }),
    })
  }
}
