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

/** Line that a promise is asked for. */
export interface LineToShip extends ExtraWork {
  partNumber: string
  /** As typed; nothing is asked for while it is not a valid quantity. */
  quantity: string
}

/** When a quantity of a part is ready as the ERP says, before what a line's options add. */
export type PartPromise = NonNullable<ReplyOf<typeof getPromises>['items'][number]>

/** When a line is ready, as seen today. */
export interface LinePromise {
  /** The same object until the ERP says something else. */
  answer: PartPromise
  shares: Promised
  /** `YYYY-MM-DD`, when all of it is ready; null where nobody can say. */
  date: string | null
  /** Such as `2 weeks`; null where nobody can say. */
  duration: string | null
}

/** The promise of a line, or why there is none; both are absent while the answer is awaited or the quantity is invalid. */
interface Promising {
  promise: LinePromise | undefined
  error: Error | null
}

/** When each of several lines is ready to ship, in their order; each as `usePromise` answers it. */
export function usePromises(lines: readonly LineToShip[]): Promising[] {
  const answers = useQueries({ queries: lines.map(promiseQuery) })
  const today = todayAtShop()
  return lines.map((line, index) => {
    const { data, error = null } = answers[index] ?? {}
    return { promise: data && linePromise(data, line, today), error }
  })
}

/** Asks again, in one call, for every promise on the screen that could not be had. */
export function retryPromises() {
  void queryClient.refetchQueries({
    queryKey: queryKey(getPromises),
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  })
}

/** When a line is ready to ship, asked for after a pause in typing (LEAD-01 to LEAD-05). */
export function usePromise(line: LineToShip, isWanted = true): Promising {
  const query = promiseQuery(line)
  const { data, error } = useQuery({ ...query, enabled: isWanted && query.enabled })
  return { promise: data && linePromise(data, line), error }
}

/** The query of what is promised of a part, sent together with those of the other parts on the screen (LEAD-01, LEAD-02, LEAD-04). */
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
    // An earlier answer of the ERP stands only until it answers again.
    refetchInterval: ({ state }: { state: { data?: PartPromise | undefined } }) =>
      state.data?.isOld ? durations.answerMemory : false,
    // There is one for each row that was in view; it is forgotten when it would be asked for again.
    gcTime: STALE_TIME,
  } as const
}

/** Asks for every promise on the screen in one call, after a pause in typing and scrolling. */
const askPromise = gatherQuestions(askPromises, {
  pause: durations.leadTimePause,
  most: limits.leadTimeItems,
})

async function askPromises(items: { partNum: string; quantity: number }[], signal: AbortSignal) {
  const reply = await call(getPromises, { items }, { signal })
  return reply.items
}

/** Answer of the ERP and the days that a line's options add, as seen today (LEAD-05 to LEAD-09, PROMISE-05). */
export function linePromise(answer: PartPromise, work: ExtraWork, today = todayAtShop()): LinePromise {
  const shares = shiftPromise(answer.shares, work, today)
  const date = promisedDate(shares)
  return { answer, shares, date, duration: date && relativeDuration(today, date) }
}
