import { type CartItem, checkPaintJob, mayTypeQuantity, type TypedPaintJob } from '@volute/domain/buying/cart'
import { limits } from '@volute/domain/core/kernel'
import { RadioGroup } from '../../core/ui/choice-group.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import type { Cart } from './use-cart.ts'

/** A line and the color chosen for it. */
export interface PaintChoice {
  item: CartItem
  paintColorId: number | null
}

interface PaintItemDialogProps {
  cart: Cart
  /** Choice that the dialog asks about; null while it is closed. */
  choice: PaintChoice | null
  onClose: () => void
}

/** Asks how many of a line get the chosen color (CART-14 to CART-16). */
export function PaintItemDialog({ cart, choice, onClose }: PaintItemDialogProps) {
  const quantity = choice?.item.quantity ?? 0
  const form = useForm({
    start,
    check: (typed) => checkPaintJob(typed, { quantity, isCartFull: cart.items.length >= limits.cartItems }),
    onValid: paint,
    isSame: (one, other) => one.count === other.count,
  })
  return (
    <EditModal
      open={choice !== null}
      title="Update Paint Color"
      subtitle={choice && subtitleOf(cart, choice)}
      form={form}
      busy={false}
      saveLabel="Update"
      onClose={close}
    >
      <RadioGroup
        label="How many to paint"
        choices={[
          { value: 'all', label: `All ${quantity}` },
          { value: 'some', label: 'Some of them' },
        ]}
        value={form.typed.extent}
        onChange={(extent) => form.edit({ extent })}
      />
      {form.typed.extent === 'some' && (
        <TextField
          label="Quantity to paint"
          inputMode="numeric"
          autoComplete="off"
          {...form.field('count')}
          onChange={({ target }) => mayTypeQuantity(target.value) && form.edit({ count: target.value })}
        />
      )}
    </EditModal>
  )

  function paint(count: number) {
    if (!choice) return
    const { item, paintColorId } = choice
    cart.edit({ act: 'split', cartItemId: item.cartItemId, paintColorId, count })
    close()
  }

  function close() {
    form.reset()
    onClose()
  }
}

const start: TypedPaintJob = { extent: 'all', count: '' }

function subtitleOf({ paintColors }: Cart, { item, paintColorId }: PaintChoice): string {
  const color = paintColors.find((one) => one.paintColorId === paintColorId)
  return `${item.name} in ${color?.name ?? 'No Paint'}`
}
