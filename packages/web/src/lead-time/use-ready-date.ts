import { useQuery } from '@tanstack/react-query'
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
import { useSettled } from './use-settled.ts'

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

const pause = 300
const pass = limitCalls(4)

/** When a part is ready to ship, asked for after a pause in typing (LEAD-01 to LEAD-05); undefined while it waits. */
export function useReadyDate(
  wish: Wish,
  isWanted = true,
): { ready: ReadyDate | undefined; error: Error | null } {
  const quantity = checkQuantity(wish.quantity)
  const input = { partNum: wish.partNumber, quantity: quantity.ok ? quantity.value : 0 }
  const isSettled = useSettled(JSON.stringify(input), pause)
  const { data, error } = useQuery({
    queryKey: queryKey(getLeadTime, input),
    queryFn: ({ signal }) =>
      pass(() => call(getLeadTime, input, { fallback: leadTimeMessages.failed, signal }), signal),
    enabled: isWanted && quantity.ok && isSettled,
    retry: false,
  })
  return { ready: data && readyDate(data.dateAvailable, wish), error }
}

function readyDate(erpDate: string, wish: Wish): ReadyDate {
  const today = pacificDate(new Date())
  const { date } = shiftReadyDate(erpDate, wish, today)
  return { date, duration: relativeDuration(today, date) }
}
