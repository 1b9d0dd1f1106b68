import { messages, unavailable } from '@volute/domain/core/kernel'
import pLimit from 'p-limit'
import { Tinypool } from 'tinypool'
import type { Paper } from './paper.ts'

/** Far more than a quote of as many lines as a cart takes needs. */
const MOST = { waiting: 30, megabytes: 256, milliseconds: 20_000 }

/** A thread for drawing alone, so that a long paper holds nobody up; it starts on demand and ends when idle. */
export const drawThread = new Tinypool({
  runtime: 'worker_threads',
  filename: new URL('./draw-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: MOST.megabytes },
})
// A thread that breaks between two papers has nobody to tell; the next paper starts another.
drawThread.on('error', () => {})

/** The pool's own line would stand still behind a thread that breaks. */
const inTurn = pLimit(1)

/** Makes a PDF. A paper that takes too long or too much memory ends its thread and fails alone. */
export async function renderPdf(paper: Paper): Promise<Buffer> {
  if (inTurn.pendingCount >= MOST.waiting) throw unavailable(messages.busy)
  return inTurn(async () => {
    const drawn: unknown = await drawThread.run(paper, { signal: AbortSignal.timeout(MOST.milliseconds) })
    return Buffer.from(drawn as Uint8Array)
  })
}
