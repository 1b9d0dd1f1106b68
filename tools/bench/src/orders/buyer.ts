import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { getOrderStatus, placeSalesOrder } from '@volute/domain/buying/orders'
import { openSession, type Seen } from './open-session.ts'
import { orderOf } from './order-of.ts'
import type { PlannedLine, PlannedOrder } from './plan-orders.ts'

/** Places orders one after the other, as a browser does: a failed call is repeated under the same request code. */
export async function buy(
  address: string,
  email: string,
  plans: PlannedOrder[],
  seen: Seen,
  stop: AbortSignal,
) {
  const { call, until } = await openSession(address, email, seen, stop)
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

  /** Can be repeated: adds nothing twice. */
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
}

const item = ({ partId, quantity }: { partId: number; quantity: number }) => ({ partId, quantity })
