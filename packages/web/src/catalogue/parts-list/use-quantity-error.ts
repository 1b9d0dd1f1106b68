import { checkQuantity } from '@volute/domain/cart'
import { useState } from 'react'

/**
 * The sentence of a wrong Order Quantity, once the field was left or an addition refused; a blank one is wrong only
 * when it should have been added.
 */
export function useQuantityError(quantity: string) {
  const [seen, setSeen] = useState({ quantity: '', isRefused: false })
  const checked = checkQuantity(quantity)
  const isSeen = seen.quantity === quantity && (quantity !== '' || seen.isRefused)
  return {
    error: !checked.ok && isSeen ? checked.error : null,
    leave: () => setSeen((now) => (now.quantity === quantity ? now : { quantity, isRefused: false })),
    refuse: () => setSeen({ quantity, isRefused: true }),
  }
}
