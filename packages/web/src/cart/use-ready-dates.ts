import { useQueries } from '@tanstack/react-query'
import type { CartItem } from '@volute/domain/cart'
import { getLeadTime, leadTimeMessages, pacificDate, shiftReadyDate } from '@volute/domain/lead-time'
import { query, queryClient, queryKey } from '../api/index.ts'
import { type CartOnScreen, lineErrors } from './edit-cart.ts'

/** When a line is ready to ship; both are absent while the answer is awaited or the quantity is invalid. */
export interface Readiness {
  /** `YYYY-MM-DD`. */
  date?: string
  error?: string
}

/** The readiness of every line by its id (LEAD-10, OQ-61). */
export function useReadyDates({ items, typed }: CartOnScreen): Record<number, Readiness> {
  const answers = useQueries({
    queries: items.map((item) => ({
      ...query(
        getLeadTime,
        { partNum: item.partNumber, quantity: item.quantity },
        { fallback: leadTimeMessages.failed },
      ),
      retry: false,
      enabled: lineErrors(item, typed[item.cartItemId]).quantity === undefined,
    })),
  })

  return Object.fromEntries(
    items.map((item, index): [number, Readiness] => {
      const { data, error, isEnabled } = answers[index] ?? {}
      if (!isEnabled) return [item.cartItemId, {}]
      if (data) return [item.cartItemId, { date: readyDate(item, data.dateAvailable) }]
      return [item.cartItemId, error ? { error: error.message } : {}]
    }),
  )
}

/** Asks again for every ready date that could not be had. */
export function retryReadyDates() {
  void queryClient.refetchQueries({
    queryKey: queryKey(getLeadTime),
    predicate: ({ state }) => state.status === 'error',
  })
}

function readyDate(item: CartItem, erpDate: string): string {
  const painted = item.paintColorId !== null
  const customised = Boolean(item.impellerAngle) || Boolean(item.impellerTrim)
  return shiftReadyDate(erpDate, { painted, customised }, pacificDate(new Date())).date
}
