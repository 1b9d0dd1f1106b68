import { type CartItem, type WholeShipment, wholeShipment } from '@volute/domain/buying/cart'
import { extraWork } from '@volute/domain/catalogue/lead-time'
import type { Promised } from '@volute/domain/catalogue/promise'
import { type PartPromise, ReadyFailure, ReadyIn, usePromises } from '../../catalogue/promise/index.ts'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import { type CartOnScreen, shownDraft } from './act-on-cart.ts'

/** Ready date of a line. All fields are absent while the answer is pending or the quantity is invalid. */
export interface Readiness {
  /** ERP answer from which the line's dates are calculated. */
  answer: PartPromise | undefined
  shares: Promised | undefined
  error: string | undefined
}

/** Returns the readiness of every line by its id (OQ-61). */
export function useReadiness({ items, typed }: CartOnScreen): ReadonlyMap<number, Readiness> {
  const promises = usePromises(
    items.map((item) => ({
      partNumber: item.partNumber,
      quantity: shownDraft(item, typed[item.cartItemId]).quantity,
      ...extraWork(item),
    })),
  )
  return new Map(
    items.map(({ cartItemId }, index) => {
      const { promise, error } = promises[index] ?? {}
      return [
        cartItemId,
        {
          answer: promise?.answer,
          shares: promise?.shares,
          error: promise ? undefined : error?.message,
        },
      ]
    }),
  )
}

/** Day by which all lines of a cart ship, from their promises. Lines that are no longer sold do not count. */
export function shipmentOf(
  items: readonly CartItem[],
  readiness: ReadonlyMap<number, Readiness>,
): WholeShipment | undefined {
  const lines = items.filter(({ isSellable }) => isSellable)
  if (lines.length === 0) return undefined
  return wholeShipment(
    lines.map(({ cartItemId, name }) => {
      const { shares, error } = readiness.get(cartItemId) ?? {}
      return { name, shares: error ? null : shares }
    }),
    todayAtShop(),
  )
}

interface ReadyLineProps {
  item: CartItem
  answer: PartPromise | undefined
  error: string | undefined
}

/** Shows when a line is ready to ship, or why the date is unknown (LEAD-11). */
export function ReadyLine({ item, answer, error }: ReadyLineProps) {
  if (error) return <ReadyFailure>{error}</ReadyFailure>
  if (!answer) return <span>ready in –</span>
  return <ReadyIn answer={answer} work={extraWork(item)} />
}
