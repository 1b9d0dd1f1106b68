import { threadId } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { type Paper, renderPdf } from './index.ts'
import { drawThread } from './render-pdf.ts'

const paper: Paper = {
  info: { title: 'Paper', author: 'Volute' },
  language: 'en-US',
  pageSize: 'A4',
  pageMargins: [40, 40, 40, 40],
  defaultStyle: { fontSize: 9 },
  content: Array.from({ length: 200 }, () => 'One of many lines'),
}

it('E75: papers are drawn on a thread of their own', async () => {
  await Promise.all([renderPdf(paper), renderPdf(paper)])
  const [thread, ...others] = drawThread.threads
  expect(others).toEqual([])
  expect(thread?.threadId).toBeGreaterThan(0)
  expect(thread?.threadId).not.toBe(threadId)
})

it('E75: a thread that breaks fails the paper it draws, and those behind it are drawn by another', async () => {
  const drawn = Promise.allSettled([renderPdf(paper), renderPdf(paper), renderPdf(paper)])
  await expect.poll(() => drawThread.threads.length).toBe(1)
  drawThread.threads[0]?.emit('error', new Error('out of memory'))
  expect((await drawn).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})

it('E75: when too many papers wait, the next is refused in a sentence', async () => {
  const papers = await Promise.allSettled(
    Array.from({ length: 35 }, () => renderPdf({ ...paper, content: [] })),
  )
  const refused = papers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(4)
  for (const reason of refused) expect(reason).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
})
