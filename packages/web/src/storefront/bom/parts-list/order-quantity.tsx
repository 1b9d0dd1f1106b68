import { checkQuantity, mayTypeQuantity, withoutZeros } from '@volute/domain/buying/cart'
import { type KeyboardEvent, useState } from 'react'
import styles from './order-quantity.module.css'

/** Focus moves from a row's quantity. */
export type RowMove = 'next' | 'previous' | 'page down' | 'page up' | 'first' | 'last'

interface OrderQuantityProps {
  /** The part's description. */
  of: string
  value: string
  /** Id of the error message. */
  errorId: string | null
  onType: (text: string) => void
  onLeave: () => void
  onEnter: () => void
  onMove: (way: RowMove) => void
}

/**
 * Order quantity of a row: digits or empty. Enter adds; the arrow keys move by row, Page Up and Page Down by a page, Ctrl
 * with Home or End to the first or last row.
 */
export function OrderQuantity({ of, value, errorId, onType, onLeave, onEnter, onMove }: OrderQuantityProps) {
  const isInvalid = errorId !== null || (value !== '' && !checkQuantity(value).ok)
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className={styles.quantity}
      aria-label={`Order Quantity, ${of}`}
      aria-invalid={isInvalid || undefined}
      aria-describedby={errorId ?? undefined}
      value={value}
      onChange={({ target }) => mayTypeQuantity(target.value) && onType(withoutZeros(target.value))}
      onFocus={({ target }) => target.select()}
      onBlur={onLeave}
      onKeyDown={press}
    />
  )

  function press(event: KeyboardEvent) {
    const way = event.ctrlKey || event.metaKey ? jumps[event.key] : moves[event.key]
    if (way) onMove(way)
    else if (event.key === 'Enter') onEnter()
    else return
    event.preventDefault()
  }
}

const moves: Record<string, RowMove> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'page down',
  PageUp: 'page up',
}
const jumps: Record<string, RowMove> = { Home: 'first', End: 'last' }

/**
 * Error of a wrong Order Quantity, once the field was left or an addition rejected. An empty quantity is an error only when
 * the person tried to add it.
 */
export function useQuantityError(quantity: string) {
  const [seen, setSeen] = useState({ quantity: '', isRefused: false })
  const checked = checkQuantity(quantity)
  const isSeen = seen.quantity === quantity && (quantity !== '' || seen.isRefused)
  return {
    error: !checked.ok && isSeen ? checked.errors[0].error : null,
    leave: () => setSeen((now) => (now.quantity === quantity ? now : { quantity, isRefused: false })),
    refuse: () => setSeen({ quantity, isRefused: true }),
  }
}
