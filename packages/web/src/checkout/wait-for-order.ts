import { durations, type ReplyOf } from '@volute/domain/kernel'
import type { getOrderStatus } from '@volute/domain/orders'

type OrderStatus = ReplyOf<typeof getOrderStatus>

interface OrderWatch {
  ask: () => Promise<OrderStatus>
  sleep: (milliseconds: number) => Promise<void>
  /** Whether an asking that failed may be followed by another. */
  isPassing: (failure: unknown) => boolean
}

const mostMisses = 3

/**
 * Asks how an order stands until it is completed or failed; still pending after the last try (ORDER-04, OQ-45).
 * A passing failure counts as a try; three in a row are thrown.
 */
export async function waitForOrder({ ask, sleep, isPassing }: OrderWatch): Promise<OrderStatus> {
  let misses = 0
  for (const delay of pollDelays()) {
    await sleep(delay)
    try {
      const status = await ask()
      if (status.requestStatus !== 'PENDING') return status
      misses = 0
    } catch (failure) {
      misses++
      if (!isPassing(failure) || misses === mostMisses) throw failure
    }
  }
  return { requestStatus: 'PENDING', erpSalesOrderId: null }
}

/** Milliseconds before each of the 90 tries: soon at first, then every 5 seconds (CONST-07). */
export function pollDelays(): number[] {
  const quick = [500, 1_000, 2_000]
  return Array.from({ length: durations.orderPollTries }, (_, index) => quick[index] ?? durations.orderPoll)
}
