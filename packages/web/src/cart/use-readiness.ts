import { extraWork } from '@volute/domain/lead-time'
import { useReadyDates } from '../lead-time/index.ts'
import { type CartOnScreen, shownText } from './edit-cart.ts'

/** When a line is ready to ship; all are absent while the answer is awaited or the quantity is invalid. */
export interface Readiness {
  /** `YYYY-MM-DD`. */
  date: string | undefined
  /** The ERP's own date, of which the date is made. */
  erpDate: string | undefined
  error: string | undefined
}

/** The readiness of every line by its id (OQ-61). */
export function useReadiness({ items, typed }: CartOnScreen): ReadonlyMap<number, Readiness> {
  const dates = useReadyDates(
    items.map((item) => ({
      partNumber: item.partNumber,
      quantity: shownText(item, typed[item.cartItemId], 'quantity'),
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
