import { useQueries, useQuery } from '@tanstack/react-query'
import { checkQuantity } from '@volute/domain/cart'
import { durations, limits } from '@volute/domain/kernel'
import {
  type ExtraWork,
  getLeadTimes,
  leadTimeMessages,
  type ReadyStep,
  relativeDuration,
  shiftReadyDate,
  shopDate,
} from '@volute/domain/lead-time'
import { ApiError, call, gatherQuestions, queryClient, queryKey, STALE_TIME } from '../api/index.ts'
import { getFace } from '../ui/shop-face.ts'

/** What a ready date is asked for. */
export interface LineToShip extends ExtraWork {
  partNumber: string
  /** As typed; nothing is asked for while it is not a valid quantity. */
  quantity: string
}

export interface ReadyDate {
  /** The ERP's own date, from which the steps count; dates are `YYYY-MM-DD`. */
  erpDate: string
  date: string
  /** Such as `2 weeks`. */
  duration: string
  steps: ReadyStep[]
}

/** When each of several parts is ready to ship, in their order; each as `useReadyDate` answers it. */
export function useReadyDates(
  lines: readonly LineToShip[],
): { ready: ReadyDate | undefined; error: Error | null }[] {
  const answers = useQueries({ queries: lines.map(leadTimeQuery) })
  const today = todayAtShop()
  return lines.map((line, index) => {
    const { data, error = null } = answers[index] ?? {}
    return { ready: data === undefined ? data : readyDate(data, line, today), error }
  })
}

/** Asks again, in one call, for every date on the screen that could not be had. */
export function retryReadyDates() {
  void queryClient.refetchQueries({
    queryKey: queryKey(getLeadTimes),
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  })
}

/** When a part is ready to ship, asked for after a pause in typing (LEAD-01 to LEAD-05); undefined while it waits. */
export function useReadyDate(
  line: LineToShip,
  isWanted = true,
): { ready: ReadyDate | undefined; error: Error | null } {
  const query = leadTimeQuery(line)
  const { data, error } = useQuery({ ...query, enabled: isWanted && query.enabled })
  return { ready: data === undefined ? data : readyDate(data, line), error }
}

/** The query of a part's ERP date, sent together with those of the other parts on the screen. */
export function leadTimeQuery({ partNumber, quantity: typed }: LineToShip) {
  const quantity = checkQuantity(typed)
  const question = { partNum: partNumber, quantity: quantity.ok ? quantity.value : 0 }
  return {
    queryKey: [...queryKey(getLeadTimes), question],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<string> {
      const answer = await askLeadTime(question, signal)
      if (!answer?.dateAvailable) throw new ApiError(404, leadTimeMessages.failed)
      return answer.dateAvailable
    },
    enabled: quantity.ok,
    retry: false,
    // There is one for each row that was in view; it is forgotten when it would be asked for again.
    gcTime: STALE_TIME,
  }
}

/** Asks for every date on the screen in one call, after a pause in typing and scrolling. */
const askLeadTime = gatherQuestions(askLeadTimes, {
  pause: durations.leadTimePause,
  most: limits.leadTimeItems,
})

async function askLeadTimes(items: { partNum: string; quantity: number }[], signal: AbortSignal) {
  const reply = await call(getLeadTimes, { items }, { signal })
  return reply.items
}

/** The ERP's date, shifted for a line, as seen today (LEAD-05 to LEAD-09). */
export function readyDate(erpDate: string, work: ExtraWork, today = todayAtShop()): ReadyDate {
  const { date, steps } = shiftReadyDate(erpDate, work, today)
  return { erpDate, date, duration: relativeDuration(today, date), steps }
}

const todayAtShop = () => shopDate(new Date(), getFace().timeZone)
