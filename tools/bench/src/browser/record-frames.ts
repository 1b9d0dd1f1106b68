import type { Page } from '@playwright/test'
import { quantile } from '../figures.ts'

const FRAME_MS = 1000 / 60

/** Milliseconds between frames while something was done, and how long the page could not answer. */
export interface Frames {
  median: number
  slow: number
  worst: number
  /** Frames of a screen of 60 Hz that were left out. */
  dropped: number
  /** Milliseconds of all tasks longer than 50 ms. */
  blocked: number
}

interface Recorder {
  deltas: number[]
  blocked: number
  stop: () => void
}

/** Records the page's frames while `act` goes on. */
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
