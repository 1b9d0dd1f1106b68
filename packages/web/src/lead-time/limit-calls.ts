/**
 * Makes a gate that lets at most `most` calls through at once; the others wait their turn in order.
 * A call whose signal is aborted meanwhile is never made.
 */
export function limitCalls(most: number) {
  const waiting: (() => void)[] = []
  let underWay = 0

  return async function pass<T>(makeCall: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (underWay < most) underWay++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      signal.throwIfAborted()
      return await makeCall()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else underWay--
    }
  }
}
