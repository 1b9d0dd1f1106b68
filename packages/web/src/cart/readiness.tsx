import type { CartItem } from '@volute/domain/cart'
import { extraWork } from '@volute/domain/lead-time'
import { ReadyFailure, ReadyIn, useReadyDates } from '../lead-time/index.ts'
import { type CartOnScreen, shownDraft } from './cart-on-screen.ts'

/** When a line is ready to ship; all are absent while the answer is awaited or the quantity is invalid. */
export interface Readiness {
  /** `YYYY-MM-DD`. */
  date: string | undefined
  /** The ERP's own date, from which the date is calculated. */
  erpDate: string | undefined
  error: string | undefined
}

/** The readiness of every line by its id (OQ-61). */
export function useReadiness({ items, typed }: CartOnScreen): ReadonlyMap<number, Readiness> {
  const dates = useReadyDates(
    items.map((item) => ({
      partNumber: item.partNumber,
      quantity: shownDraft(item, typed[item.cartItemId]).quantity,
      ...extraWork(item),
    })),
  )
  return new Map(
    items.map(({ cartItemId }, index) => {
      const { ready, error } = dates[index] ?? {}
      return [
        cartItemId,
        { date: ready?.date, erpDate: ready?.erpDate, error: ready ? undefined : error?.message },
      ]
    }),
  )
}

interface ReadyLineProps {
  item: CartItem
  erpDate: string | undefined
  error: string | undefined
}

/** When a line is ready to ship, or why that cannot be said. */
export function ReadyLine({ item, erpDate, error }: ReadyLineProps) {
  if (error) return <ReadyFailure>{error}</ReadyFailure>
  if (!erpDate) return <span>ready in –</span>
  return <ReadyIn erpDate={erpDate} work={extraWork(item)} />
}
