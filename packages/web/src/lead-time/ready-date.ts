import { checkQuantity } from '@volute/domain/cart'
import { durations, limits } from '@volute/domain/kernel'
import {
  type ExtraWork,
  getLeadTimes,
  leadTimeMessages,
  pacificDate,
  type ReadyStep,
  relativeDuration,
  shiftReadyDate,
} from '@volute/domain/lead-time'
import { ApiError, call, queryKey } from '../api/index.ts'
import { gatherQuestions } from './gather-questions.ts'

export interface Wish extends ExtraWork {
  partNumber: string
  /** As typed; nothing is asked while it is no valid quantity. */
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

/** Asks for all that is wished on the screen in one call, after a pause in typing and scrolling. */
const askLeadTime = gatherQuestions(askLeadTimes, {
  pause: durations.leadTimePause,
  most: limits.leadTimeItems,
})

/** Asks the ERP's date of a wish, together with those of all other wishes. */
export function leadTimeQuery({ partNumber, quantity: typed }: Wish) {
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
  }
}

async function askLeadTimes(items: { partNum: string; quantity: number }[], signal: AbortSignal) {
  const reply = await call(getLeadTimes, { items }, { signal })
  return reply.items
}

/** The ERP's date, shifted for what is wished, as seen today (LEAD-05 to LEAD-09). */
export function readyDate(erpDate: string, work: ExtraWork, today = pacificDate(new Date())): ReadyDate {
  const { date, steps } = shiftReadyDate(erpDate, work, today)
  return { erpDate, date, duration: relativeDuration(today, date), steps }
}
