import { setTimeout as wait } from 'node:timers/promises'
import { getCartMap, putCart } from '@volute/domain/cart'
import type { Endpoint, ReplyOf, SentTo } from '@volute/domain/kernel'
import { getOrderStatus, placeSalesOrder } from '@volute/domain/orders'
import { authenticate } from '@volute/domain/session'
import { PASSWORD } from './open-world.ts'
import { orderOf } from './order-of.ts'
import type { PlannedLine, PlannedOrder } from './plan-orders.ts'

/** What the buyers saw together. */
export interface Seen {
  /** Milliseconds from the first try to COMPLETED. */
  durations: number[]
  /** Calls that had to be made again, because the shop was gone or refused them. */
  retries: number
  /** Why the last call was made again. */
  lastRefusal: string
  /** What must not be. */
  mistakes: string[]
}

/** Buys one order after the other, as a browser does: what a call does not answer is asked again, under the same code. */
export async function buy(
  address: string,
  email: string,
  plans: PlannedOrder[],
  seen: Seen,
  stop: AbortSignal,
) {
  let token: string | undefined
  token = (await until(() => call(authenticate, { username: email, password: PASSWORD }))).token
  for (const plan of plans) {
    await until(() => fillCart(plan.lines))
    const start = performance.now()
    await until(() => call(placeSalesOrder, orderOf(plan)))
    const { late } = plan
    if (late) await until(() => addLate(late))
    await until(() => isCompleted(plan.requestCode), false)
    seen.durations.push(performance.now() - start)
    await until(() => checkCart(plan))
  }

  async function fillCart(lines: PlannedLine[]) {
    const { version } = await call(getCartMap, {})
    await call(putCart, { replaceAll: true, version, items: lines.map(item) })
  }

  /** Repeating it adds nothing twice. */
  async function addLate(late: PlannedLine) {
    const { items, version } = await call(getCartMap, {})
    if (items.some((one) => one.partId === late.partId)) return
    await call(putCart, { replaceAll: true, version, items: [...items, late].map(item) })
  }

  async function isCompleted(requestCode: string) {
    const { requestStatus } = await call(getOrderStatus, { requestCode })
    if (requestStatus === 'FAILED') seen.mistakes.push(`${requestCode} has FAILED`)
    if (requestStatus === 'PENDING') throw new Error('PENDING')
  }

  async function checkCart({ requestCode, late }: PlannedOrder) {
    const held = (await call(getCartMap, {})).items.map(({ partId, quantity }) => ({ partId, quantity }))
    const expected = late ? [{ partId: late.partId, quantity: late.quantity }] : []
    if (JSON.stringify(held) !== JSON.stringify(expected))
      seen.mistakes.push(`after ${requestCode} the cart holds ${JSON.stringify(held)}`)
  }

  /** Tries until it goes well; the wait is the browser's, only shorter. */
  async function until<T>(act: () => Promise<T>, counts = true): Promise<T> {
    for (;;) {
      stop.throwIfAborted()
      try {
        return await act()
      } catch (error) {
        if (counts) seen.retries++
        if (counts) seen.lastRefusal = String(error)
        await wait(300, undefined, { signal: stop })
      }
    }
  }

  async function call<E extends Endpoint>(endpoint: E, sent: SentTo<E>): Promise<ReplyOf<E>> {
    const values = sent as Record<string, unknown>
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
    const answer = await fetch(`${address}/api${path}`, {
      method: endpoint.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(endpoint.body ? { body: JSON.stringify(sent) } : {}),
      signal: AbortSignal.timeout(20_000),
    })
    if (!answer.ok) throw new Error(`${endpoint.path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as ReplyOf<E>
  }
}

const item = ({ partId, quantity }: { partId: number; quantity: number }) => ({ partId, quantity })
