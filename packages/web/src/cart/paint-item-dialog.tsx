import { type CartItem, cartMessages, checkPaintCount, mayTypeQuantity } from '@volute/domain/cart'
import { invalid, limits, valid } from '@volute/domain/kernel'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../ui/modal.tsx'
import { RadioGroup } from '../ui/choice-group.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { Cart } from './use-cart.ts'

/** A line and the colour that was chosen for it. */
export interface PaintChoice {
  item: CartItem
  paintColorId: number | null
}

interface PaintItemDialogProps {
  cart: Cart
  /** What is asked about, or null while nothing is asked. */
  choice: PaintChoice | null
  onClose: () => void
}

/** Asks how many of a line take the chosen colour (CART-14 to CART-16). */
export function PaintItemDialog({ cart, choice, onClose }: PaintItemDialogProps) {
  return (
    <Modal
      open={choice !== null}
      title="Update Paint Color"
      subtitle={choice && <Subtitle cart={cart} choice={choice} />}
      onClose={onClose}
    >
      {choice && <PaintForm cart={cart} choice={choice} onClose={onClose} />}
    </Modal>
  )
}

function Subtitle({ cart, choice: { item, paintColorId } }: { cart: Cart; choice: PaintChoice }) {
  const color = cart.paintColors.find((one) => one.paintColorId === paintColorId)
  return (
    <>
      {item.name} in {color?.name ?? 'No Paint'}
    </>
  )
}

function PaintForm({ cart, choice, onClose }: PaintItemDialogProps & { choice: PaintChoice }) {
  const { item, paintColorId } = choice
  const [extent, setExtent] = useState<'all' | 'some'>('all')
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  return (
    <form noValidate onSubmit={submit}>
      <ModalBody>
        <RadioGroup
          label="How many to paint"
          choices={[
            { value: 'all', label: `All ${item.quantity}` },
            { value: 'some', label: 'A given count' },
          ]}
          value={extent}
          onChange={setExtent}
        />
        {extent === 'some' && (
          <TextField
            label="Quantity to paint"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            error={error}
            onChange={({ target: { value } }) => mayTypeQuantity(value) && change(value)}
          />
        )}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary">
          Update
        </Button>
      </ModalFooter>
    </form>
  )

  function change(value: string) {
    setText(value)
    setError(null)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const count = extent === 'all' ? valid(item.quantity) : checkCount()
    if (!count.ok) return setError(count.errors[0].error)
    cart.edit({ act: 'split', cartItemId: item.cartItemId, paintColorId, count: count.value })
    onClose()
  }

  function checkCount() {
    const count = checkPaintCount(text, item.quantity)
    const isFull = cart.items.length >= limits.cartItems
    return count.ok && count.value < item.quantity && isFull
      ? invalid('count', 'NOT_ALLOWED', cartMessages.cartFull)
      : count
  }
}
