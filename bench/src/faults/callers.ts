import { setTimeout as wait } from 'node:timers/promises'
import { getCartMap, putCart } from '@volute/domain/cart'
import { placeSalesOrder } from '@volute/domain/orders'
import { openSession } from '../orders/open-session.ts'
import { orderOf } from '../orders/order-of.ts'
import type { PlannedOrder } from '../orders/plan-orders.ts'

/** What is called: an order with the cart before it, and a drawing. */
const kinds = ['order', 'drawing'] as const
type Kind = (typeof kinds)[number]

interface Answer {
  kind: Kind
  /** A status, or that there was none. */
  said: string
  at: number
  milliseconds: number
}

export type Callers = ReturnType<typeof startCallers>

/** Buyers who order without end, and as many who read a drawing; what is not answered well is asked again. */
export function startCallers(
  { address, emails, drawing }: { address: string; emails: string[]; drawing: string },
  takePlan: () => PlannedOrder,
  stop: AbortSignal,
) {
  const answers: Answer[] = []
  const acknowledged: string[] = []
  const leaving = new AbortController()

  async function note<T>(kind: Kind, call: () => Promise<T>): Promise<T> {
    const begun = performance.now()
    const tell = (said: string) =>
      answers.push({ kind, said, at: performance.now(), milliseconds: performance.now() - begun })
    try {
      const reply = await call()
      tell('200')
      return reply
    } catch (error) {
      tell(/answers (?<status>\d+)/.exec(String(error))?.groups?.['status'] ?? 'no answer')
      throw error
    }
  }

  async function buy(email: string) {
    const seen = { durations: [], retries: 0, lastRefusal: '', mistakes: [] }
    const { call, until } = await openSession(address, email, seen, stop)
    while (!leaving.signal.aborted) {
      const plan = takePlan()
      const items = plan.lines.map(({ partId, quantity }) => ({ partId, quantity }))
      await until(() =>
        note('order', async () => {
          const { version } = await call(getCartMap, {})
          await call(putCart, { replaceAll: true, version, items })
          await call(placeSalesOrder, orderOf(plan))
        }),
      )
      acknowledged.push(plan.requestCode)
      await wait(100)
    }
  }

  async function read() {
    while (!leaving.signal.aborted) {
      await note('drawing', () => get(`${address}${drawing}`)).catch(() => undefined)
      await wait(100, undefined, { signal: stop })
    }
  }

  const working = Promise.all(emails.flatMap((email) => [buy(email), read()]))
  // Whoever waits for them hears of a mistake.
  working.catch(() => undefined)
  return {
    acknowledged,
    answersOf: (from: number, to: number) => answers.filter(({ at }) => at >= from && at < to),
    /** Since when all that was asked since then went well, if each kind was asked; else undefined. */
    wellSince(from: number): number | undefined {
      const since = kinds.map((kind) => {
        const own = answers.filter((answer) => answer.kind === kind && answer.at >= from)
        return own[own.findLastIndex(({ said }) => said !== '200') + 1]?.at
      })
      return since.some((at) => at === undefined) ? undefined : Math.max(...since.map(Number))
    },
    /** Ends with what each has begun. */
    async leave() {
      leaving.abort()
      await working
    },
  }
}

async function get(url: string) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  await answer.arrayBuffer()
}
