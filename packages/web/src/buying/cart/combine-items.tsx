import { useBlocker } from '@tanstack/react-router'
import { cartMessages, mayCombine } from '@volute/domain/buying/cart'
import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx'
import type { Cart } from './use-cart.ts'

/** Offers to combine two lines that an edit made equal. Leaving the page requires an answer first (CART-12). */
export function CombineItemsDialog({ cart }: { cart: Cart }) {
  const { equal, items, edit } = cart
  const [first, second] = items.filter((item) => equal?.includes(item.cartItemId))
  const isOpen = first !== undefined && second !== undefined && mayCombine(first, second)
  const goOn = useAnswerFirst(isOpen)
  return (
    <ConfirmDialog
      open={isOpen}
      title="Combine Cart Items"
      yes="Combine"
      no="Keep Both"
      onYes={() => {
        if (equal) edit({ act: 'combine', pair: equal })
        goOn()
      }}
      onNo={() => {
        edit({ act: 'keep apart' })
        goOn()
      }}
    >
      {isOpen && cartMessages.combineQuestion(first.name, [first.quantity, second.quantity])}
    </ConfirmDialog>
  )
}

/** Blocks navigation while the question is open; `goOn` then continues to where the user wanted to go. */
function useAnswerFirst(isOpen: boolean) {
  const isAsked = useRef(isOpen)
  useLayoutEffect(() => {
    isAsked.current = isOpen
  })
  const { proceed } = useBlocker({
    shouldBlockFn: () => {
      // Typed text counts when its field is left, and may raise the question.
      flushSync(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      return isAsked.current
    },
    enableBeforeUnload: false,
    withResolver: true,
  })
  return () => proceed?.()
}
