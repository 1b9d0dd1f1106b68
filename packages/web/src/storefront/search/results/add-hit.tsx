import { IconShoppingCartPlus } from '@tabler/icons-react'
import { checkQuantity, mayTypeQuantity } from '@volute/domain/buying/cart'
import type { Part } from '@volute/domain/catalogue/part'
import { useState } from 'react'
import { useQuickAdd } from '../../../buying/cart/index.ts'
import { order } from '../../../catalogue/part/index.ts'
import { Button } from '../../../core/ui/button.tsx'
import { keepsFocus } from '../../../core/ui/keeps-focus.ts'
import { TextField } from '../../../core/ui/text-field.tsx'
import styles from './hits.module.css'

interface AddHitProps {
  part: Part
  quantity: string
  onQuantity: (quantity: string) => void
}

/** Quantity of a hit, and the button that adds it; an impeller opens its form, since it needs a trim (FIND-51). */
export function AddHit({ part, quantity, onQuantity }: AddHitProps) {
  const quickAdd = useQuickAdd()
  const [isAdding, setAdding] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const checked = checkQuantity(quantity)
  const expect = part.isImpeller ? { onPointerEnter: order.prepare, onFocus: order.prepare } : {}
  return (
    <form
      noValidate
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField
        label={`Quantity, ${part.description}`}
        hideLabel
        alignRight
        inputMode="numeric"
        autoComplete="off"
        value={quantity}
        error={refused === quantity && !checked.ok ? checked.errors[0].error : undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => mayTypeQuantity(target.value) && onQuantity(target.value)}
        onBlur={() => setRefused(quantity)}
      />
      <Button
        {...keepsFocus}
        {...expect}
        type="submit"
        busy={isAdding && 'Adding'}
        icon={<IconShoppingCartPlus size={18} stroke={1.5} aria-hidden="true" />}
        aria-label={`Add ${part.description}, ${part.partNumber}`}
      >
        Add
      </Button>
    </form>
  )

  async function add() {
    setRefused(quantity)
    if (!checked.ok || isAdding) return
    if (part.isImpeller) return order.showPart(part, { quantity })
    setAdding(true)
    await quickAdd(part, checked.value)
    setAdding(false)
  }
}
