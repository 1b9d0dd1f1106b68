import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds between two checks. */
const USUAL = 10_000
/** Share of a core below which the process is idle. */
const IDLE = 0.02
/** Growth of the heap since the last collection that is worth another one. */
const GROWTH = 1.2

/**
 * Gives back the memory of a busy time once the process is idle: V8 collects only while something allocates. A collection
 * takes some 50 ms. Returns a function that ends the checks.
 */
export function collectWhenIdle(milliseconds = USUAL): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>
  let before = performance.eventLoopUtilization()
  let collected = 0
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > IDLE || process.memoryUsage().heapTotal < collected * GROWTH) return
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    collected = process.memoryUsage().heapTotal
  }, milliseconds).unref()
  return () => clearInterval(timer)
}
