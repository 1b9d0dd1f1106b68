import { messages, unavailable } from '@volute/domain/core/kernel'
import pLimit from 'p-limit'
import { Tinypool } from 'tinypool'
import type { PdfContent } from './pdf-content.ts'

/** Limits far above the needs of a quote with as many lines as a cart can have. */
const MOST = { waiting: 30, megabytes: 256, milliseconds: 20_000 }

/** Thread only for drawing, so that a long document blocks nothing; it starts on demand and ends when idle. */
export const drawThread = new Tinypool({
  runtime: 'worker_threads',
  filename: new URL('./draw-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: MOST.megabytes },
})
// An error of a thread between two documents concerns no caller; the next document starts another thread.
drawThread.on('error', () => {})

/** The pool's own queue would stall after a thread breaks. */
const inTurn = pLimit(1)

/** Renders a PDF. A document that takes too long or too much memory ends its thread, and no other document fails. */
export async function renderPdf(paper: PdfContent): Promise<Buffer> {
  if (inTurn.pendingCount >= MOST.waiting) throw unavailable(messages.busy)
  return inTurn(async () => {
    const drawn: unknown = await drawThread.run(paper, { signal: AbortSignal.timeout(MOST.milliseconds) })
    return Buffer.from(drawn as Uint8Array)
  })
}
