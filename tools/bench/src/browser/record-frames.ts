import type { Page } from '@playwright/test'
import { quantile } from '../figures.ts'

const FRAME_MS = 1000 / 60

/** Milliseconds between frames during an action, and how long the page was blocked. */
export interface Frames {
  median: number
  slow: number
  worst: number
  /** Frames that a 60 Hz screen would have dropped. */
  dropped: number
  /** Milliseconds of all tasks longer than 50 ms. */
  blocked: number
}

interface Recorder {
  deltas: number[]
  blocked: number
  stop: () => void
}

/** Records the page's frames while `act` runs. */
export async function recordFrames(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(start)
  await act()
  const { deltas, blocked } = await page.evaluate(stop)
  return {
    median: quantile(deltas, 0.5),
    slow: quantile(deltas, 0.95),
    worst: Math.max(...deltas),
    dropped: deltas.reduce((sum, delta) => sum + Math.max(0, Math.round(delta / FRAME_MS) - 1), 0),
    blocked,
  }
}

/** Runs in the page. */
function start() {
  const recorder: Recorder = { deltas: [], blocked: 0, stop: () => observer.disconnect() }
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recorder.blocked += duration
  })
  observer.observe({ type: 'longtask' })
  let before = performance.now()
  function next(at: number) {
    recorder.deltas.push(at - before)
    before = at
    requestAnimationFrame(next)
  }
  requestAnimationFrame((at) => {
    before = at
    requestAnimationFrame(next)
  })
  ;(window as unknown as { recorder: Recorder }).recorder = recorder
}

/** Runs in the page. */
function stop() {
  const { recorder } = window as unknown as { recorder: Recorder }
  recorder.stop()
  return { deltas: recorder.deltas, blocked: recorder.blocked }
}
