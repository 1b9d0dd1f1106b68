import { threadId } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { type PdfContent, renderPdf } from './index.ts'
import { drawThread } from './render-pdf.ts'

const paper: PdfContent = {
  info: { title: 'PdfContent', author: 'Volute' },
  language: 'en-US',
  pageSize: 'A4',
  pageMargins: [40, 40, 40, 40],
  defaultStyle: { fontSize: 9 },
  content: Array.from({ length: 200 }, () => 'One of many lines'),
}

it('documents are drawn on one separate thread (E75)', async () => {
  await Promise.all([renderPdf(paper), renderPdf(paper)])
  const [thread, ...others] = drawThread.threads
  expect(others).toEqual([])
  expect(thread?.threadId).toBeGreaterThan(0)
  expect(thread?.threadId).not.toBe(threadId)
})

it('when the drawing thread breaks, its current document fails, and another thread draws the waiting ones (E75)', async () => {
  const drawn = Promise.allSettled([renderPdf(paper), renderPdf(paper), renderPdf(paper)])
  await expect.poll(() => drawThread.threads.length).toBe(1)
  drawThread.threads[0]?.emit('error', new Error('out of memory'))
  expect((await drawn).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})

it('when too many documents wait, the next one is rejected with 503 (E75)', async () => {
  const papers = await Promise.allSettled(
    Array.from({ length: 35 }, () => renderPdf({ ...paper, content: [] })),
  )
  const refused = papers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(4)
  for (const reason of refused) expect(reason).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
})
