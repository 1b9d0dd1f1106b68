import { setTimeout as wait } from 'node:timers/promises'
import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { openSession } from '../orders/open-session.ts'
import { orderOf } from '../orders/order-of.ts'
import type { PlannedOrder } from '../orders/plan-orders.ts'

/** Kinds of calls: an order with the cart before it, and a drawing. */
const kinds = ['order', 'drawing'] as const
type Kind = (typeof kinds)[number]

interface Answer {
  kind: Kind
  /** HTTP status, or `no answer`. */
  said: string
  at: number
  milliseconds: number
}

/** A 409 is fine: the previous order emptied the cart while it was being filled again. */
const isWell = ({ said }: Answer) => ['200', '409'].includes(said)

/** Calls of the callers, and their results. */
interface Work {
  address: string
  drawing: string
  takePlan: () => PlannedOrder
  answers: Answer[]
  acknowledged: string[]
  leaving: AbortController
  stop: AbortSignal
}

export type Callers = ReturnType<typeof startCallers>

/** Starts buyers who order without end, and as many readers of a drawing; failed calls are repeated. */
export function startCallers(
  emails: readonly string[],
  given: Pick<Work, 'address' | 'drawing' | 'takePlan' | 'stop'>,
) {
  const work: Work = { ...given, answers: [], acknowledged: [], leaving: new AbortController() }
  const working = Promise.all(emails.flatMap((email) => [buy(email, work), read(work)]))
  // Avoids an unhandled rejection; `leave` still rejects with the error.
  working.catch(() => undefined)
  const { answers, acknowledged, leaving } = work
  return {
    acknowledged,
    answersOf: (from: number, to: number) => answers.filter(({ at }) => at >= from && at < to),
    /** Time since which every call after `from` went well; undefined if a kind has no answer or its latest is bad. */
    wellSince(from: number): number | undefined {
      const since = kinds.map((kind) => {
        const own = answers.filter((answer) => answer.kind === kind && answer.at >= from)
        return own[own.findLastIndex((answer) => !isWell(answer)) + 1]?.at
      })
      return since.some((at) => at === undefined) ? undefined : Math.max(...since.map(Number))
    },
    /** Stops the callers once each has finished what it has begun. */
    async leave() {
      leaving.abort()
      await working
    },
  }
}

async function buy(email: string, work: Work) {
  const seen = { durations: [], retries: 0, lastRefusal: '', mistakes: [] }
  const { call, until } = await openSession(work.address, email, seen, work.stop)
  while (!work.leaving.signal.aborted) {
    const plan = work.takePlan()
    const items = plan.lines.map(({ partId, quantity }) => ({ partId, quantity }))
    const order = async () => {
      const { version } = await call(getCartMap, {})
      await call(putCart, { replaceAll: true, version, items })
      await call(placeSalesOrder, orderOf(plan))
    }
    await until(() => note('order', order, work))
    work.acknowledged.push(plan.requestCode)
    await wait(100)
  }
}

async function read(work: Work) {
  const get = async () => {
    const answer = await fetch(`${work.address}${work.drawing}`, { signal: AbortSignal.timeout(20_000) })
    if (!answer.ok) throw new Error(`${work.drawing} answers ${answer.status}`)
    await answer.arrayBuffer()
  }
  while (!work.leaving.signal.aborted) {
    await note('drawing', get, work).catch(() => undefined)
    await wait(100, undefined, { signal: work.stop })
  }
}

async function note(kind: Kind, call: () => Promise<void>, { answers }: Work) {
  const begun = performance.now()
  const tell = (said: string) =>
    answers.push({ kind, said, at: performance.now(), milliseconds: performance.now() - begun })
  try {
    await call()
    tell('200')
  } catch (error) {
    tell(/answers (?<status>\d+)/.exec(String(error))?.groups?.['status'] ?? 'no answer')
    throw error
  }
}
