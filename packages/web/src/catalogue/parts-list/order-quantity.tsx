import { checkQuantity, mayTypeQuantity } from '@volute/domain/cart'
import type { KeyboardEvent } from 'react'
import styles from './order-quantity.module.css'

interface OrderQuantityProps {
  /** The part's description. */
  of: string
  value: string
  onType: (text: string) => void
  onEnter: () => void
  /** One row up or down. */
  onMove: (by: -1 | 1) => void
}

/** The quantity of a row: digits or nothing; Enter adds, the arrows go from row to row (LOOKUP-16). */
export function OrderQuantity({ of, value, onType, onEnter, onMove }: OrderQuantityProps) {
  const isInvalid = value !== '' && !checkQuantity(value).ok
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className={styles.quantity}
      aria-label={`Order Quantity, ${of}`}
      aria-invalid={isInvalid || undefined}
      value={value}
      onChange={({ target }) => mayTypeQuantity(target.value) && onType(target.value)}
      onFocus={({ target }) => target.select()}
      onKeyDown={press}
    />
  )

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') onEnter()
    else if (event.key === 'ArrowDown') onMove(1)
    else if (event.key === 'ArrowUp') onMove(-1)
    else return
    event.preventDefault()
  }
}
