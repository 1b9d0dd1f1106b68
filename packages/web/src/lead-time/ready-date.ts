import { checkQuantity } from '@volute/domain/cart'
import {
  getLeadTime,
  leadTimeMessages,
  pacificDate,
  relativeDuration,
  shiftReadyDate,
} from '@volute/domain/lead-time'
import { call, queryKey } from '../api/index.ts'
import { limitCalls } from './limit-calls.ts'

export interface Wish {
  partNumber: string
  /** As typed; nothing is asked while it is no valid quantity. */
  quantity: string
  painted: boolean
  customised: boolean
}

export interface ReadyDate {
  /** `YYYY-MM-DD`. */
  date: string
  /** Such as `2 weeks`. */
  duration: string
}

/** How long typing rests before a date is asked for, in milliseconds. */
export const pause = 300
const pass = limitCalls(4)

/** Asks the ERP's date of a wish; no more than four are asked at once. */
export function leadTimeQuery({ partNumber, quantity: typed }: Wish) {
  const quantity = checkQuantity(typed)
  const input = { partNum: partNumber, quantity: quantity.ok ? quantity.value : 0 }
  return {
    queryKey: queryKey(getLeadTime, input),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      pass(() => call(getLeadTime, input, { fallback: leadTimeMessages.failed, signal }), signal),
    enabled: quantity.ok,
    retry: false,
  }
}

/** The ERP's date, shifted for what is wished (LEAD-05 to LEAD-09). */
export function readyDate(erpDate: string, wish: Wish): ReadyDate {
  const today = pacificDate(new Date())
  const { date } = shiftReadyDate(erpDate, wish, today)
  return { date, duration: relativeDuration(today, date) }
}
