import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds that the shop's event loop was held for at most since it was asked last. */
export interface LoopDelay {
  worst: number
}

// Loaded into the shop's process before the shop itself; tells whenever it is asked.
const RESOLUTION = 1
const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
delay.enable()
process.on('message', () => {
  // A timer of one millisecond is late by itself; what is beyond it was held.
  process.send?.({ worst: Math.max(0, delay.max / 1e6 - RESOLUTION) } satisfies LoopDelay)
  delay.reset()
})
// The shop ends as it does without a watcher.
process.channel?.unref()
