import { useQueries, useQuery } from '@tanstack/react-query'
import { checkQuantity } from '@volute/domain/buying/cart'
import { durations, limits, type ReplyOf } from '@volute/domain/core/kernel'
import { type ExtraWork, relativeDuration } from '@volute/domain/catalogue/lead-time'
import {
  getPromises,
  promisedDate,
  type Promised,
  promiseMessages,
  shiftPromise,
} from '@volute/domain/catalogue/promise'
import { ApiError, call, gatherQuestions, queryClient, queryKey, STALE_TIME } from '../../core/api/index.ts'
import { todayAtShop } from '../../core/ui/shop-day.ts'

/** Line to request a promise for. */
export interface LineToShip extends ExtraWork {
  partNumber: string
  /** Quantity as typed; nothing is requested while it is invalid. */
  quantity: string
}

/** ERP's promise for a quantity of a part, without the time that a line's options add. */
export type PartPromise = NonNullable<ReplyOf<typeof getPromises>['items'][number]>

/** Promise for a line, as of today. */
export interface LinePromise {
  /** Same object until the ERP's answer changes. */
  answer: PartPromise
  shares: Promised
  /** Date on which the whole quantity is ready, `YYYY-MM-DD`; null if unknown. */
  date: string | null
  /** Duration such as `2 weeks`; null if unknown. */
  duration: string | null
}

/** Promise of a line, or why there is none; both are absent while the answer is pending or the quantity is invalid. */
interface Promising {
  promise: LinePromise | undefined
  error: Error | null
}

/** Promises of several lines, in their order; each is like the result of `usePromise`. */
export function usePromises(lines: readonly LineToShip[]): Promising[] {
  const answers = useQueries({ queries: lines.map(promiseQuery) })
  const today = todayAtShop()
  return lines.map((line, index) => {
    const { data, error = null } = answers[index] ?? {}
    return { promise: data && linePromise(data, line, today), error }
  })
}

/** Requests all failed promises on screen again, in one call. */
export function retryPromises() {
  void queryClient.refetchQueries({
    queryKey: queryKey(getPromises),
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  })
}

/** Promise of a line, requested after a pause in typing (LEAD-01 to LEAD-05). */
export function usePromise(line: LineToShip, isWanted = true): Promising {
  const query = promiseQuery(line)
  const { data, error } = useQuery({ ...query, enabled: isWanted && query.enabled })
  return { promise: data && linePromise(data, line), error }
}

/** Query for the promise of a part, batched with those of the other parts on screen (LEAD-01, LEAD-02, LEAD-04). */
export function promiseQuery({ partNumber, quantity: typed }: LineToShip) {
  const quantity = checkQuantity(typed)
  const question = { partNum: partNumber, quantity: quantity.ok ? quantity.value : 0 }
  return {
    queryKey: [...queryKey(getPromises), question],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<PartPromise> {
      const answer = await askPromise(question, signal)
      if (!answer) throw new ApiError(404, promiseMessages.failed)
      return answer
    },
    enabled: quantity.ok,
    retry: false,
    // Refetch while the ERP's answer is an old one.
    refetchInterval: ({ state }: { state: { data?: PartPromise | undefined } }) =>
      state.data?.isOld ? durations.answerMemory : false,
    // One query exists per row that was in view; drop it when it would be refetched anyway.
    gcTime: STALE_TIME,
  } as const
}

/** Batches the requests of all promises on screen into one call, after a pause in typing and scrolling. */
const askPromise = gatherQuestions(askPromises, {
  pause: durations.leadTimePause,
  most: limits.leadTimeItems,
})

async function askPromises(items: { partNum: string; quantity: number }[], signal: AbortSignal) {
  const reply = await call(getPromises, { items }, { signal })
  return reply.items
}

/** Combines the ERP's answer with the days that a line's options add, as of today (LEAD-05 to LEAD-09, PROMISE-05). */
export function linePromise(answer: PartPromise, work: ExtraWork, today = todayAtShop()): LinePromise {
  const shares = shiftPromise(answer.shares, work, today)
  const date = promisedDate(shares)
  return { answer, shares, date, duration: date && relativeDuration(today, date) }
}
