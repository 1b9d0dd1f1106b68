import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { openPool } from './open-pool.ts'

const SECONDS = 60

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  // Lets the idle processes end.
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

/** Opens a pool of processes that answer with their own process id. */
async function open() {
  const answering = new URL('answer-files.ts', import.meta.url)
  const folder = await writeFolder({
    'program.mjs': `import { answerFiles } from '${answering.href}'
answerFiles(async ({ path }) => { if (path === 'bad') for (;;); return { pid: process.pid } })`,
  })
  const program = pathToFileURL(`${folder}/program.mjs`)
  return openPool<{ pid: number }>(program, { seconds: SECONDS, megabytes: 256 })
}

it('a process is reused for the next file, and processes run in parallel, one per file (BRING-61)', async () => {
  const ask = await open()
  const first = await ask({ path: 'a' })
  expect(await ask({ path: 'b' })).toEqual(first)
  const together = await Promise.all(['c', 'd', 'e', 'f'].map((path) => ask({ path })))
  expect(new Set(together.map((answer) => 'pid' in answer && answer.pid)).size).toBe(2)
})

it('a file that takes too long is rejected, and other files are still read (BRING-61)', async () => {
  const ask = await open()
  let bad: object | undefined
  void ask({ path: 'bad' }).then((answer) => (bad = answer))
  expect(await ask({ path: 'good' })).toEqual({ pid: expect.any(Number) })
  expect(bad).toBeUndefined()
  await eventually(async () => {
    await vi.advanceTimersByTimeAsync(SECONDS * 1_000)
    return bad
  })
  expect(bad).toEqual({ problem: `takes more than ${SECONDS} seconds to read` })
  expect(await ask({ path: 'good' })).toEqual({ pid: expect.any(Number) })
})

it('a waiting request that is aborted ends at once, and the next one gets its turn (PUBLISH-14)', async () => {
  const ask = await open()
  const [held, leaving] = [new AbortController(), new AbortController()]
  const both = Promise.allSettled(['bad', 'bad'].map((path) => ask({ path }, held.signal)))
  const left = ask({ path: 'a' }, leaving.signal)
  const next = ask({ path: 'b' })
  leaving.abort(new Error('discarded'))
  await expect(left).rejects.toThrow('discarded')
  held.abort(new Error('ended'))
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await next).toEqual({ pid: expect.any(Number) })
})
