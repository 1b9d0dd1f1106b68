import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatherQuestions } from './gather-questions.ts'

const { signal } = new AbortController()

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Answers each question with an echo after a delay, and records the calls. */
function openEcho({ most = 100 } = {}) {
  const calls: { questions: string[]; signal: AbortSignal }[] = []
  const ask = gatherQuestions<string, string>(
    async (questions, given) => {
      calls.push({ questions, signal: given })
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      return questions.map((question) => `answer to ${question}`)
    },
    { pause: 300, most },
  )
  return { ask, calls, asked: () => calls.map(({ questions }) => questions) }
}

const nameOf = (failure: Error) => failure.name

describe('questions asked close together (LEAD-10)', () => {
  it('are sent in one call after a pause without questions', async () => {
    const { ask, asked } = openEcho()
    const first = ask('a', signal)
    await vi.advanceTimersByTimeAsync(299)
    const second = ask('b', signal)
    await vi.advanceTimersByTimeAsync(299)
    expect(asked()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked()).toEqual([['a', 'b']])
    await vi.runAllTimersAsync()
    expect(await Promise.all([first, second])).toEqual(['answer to a', 'answer to b'])
  })

  it('are split into several calls at the limit', async () => {
    const { ask, asked } = openEcho({ most: 2 })
    const answers = Promise.all(['a', 'b', 'c'].map((question) => ask(question, signal)))
    await vi.runAllTimersAsync()
    expect(asked()).toEqual([['a', 'b'], ['c']])
    expect(await answers).toEqual(['answer to a', 'answer to b', 'answer to c'])
  })

  it('each get their own answer in any order and batch, unless cancelled', async () => {
    const moment = fc.record({
      question: fc.constantFrom('a', 'b', 'c', 'd'),
      after: fc.integer({ min: 0, max: 700 }),
      givenUpAfter: fc.option(fc.integer({ min: 0, max: 1_500 }), { nil: undefined }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(moment), fc.integer({ min: 1, max: 5 }), async (moments, most) => {
        const { ask } = openEcho({ most })
        const answers: Promise<string | undefined>[] = []
        for (const { question, after, givenUpAfter } of moments) {
          await vi.advanceTimersByTimeAsync(after)
          const giver = new AbortController()
          answers.push(ask(question, giver.signal).catch(nameOf))
          if (givenUpAfter !== undefined) setTimeout(() => giver.abort(), givenUpAfter)
        }
        await vi.runAllTimersAsync()
        for (const [place, answer] of (await Promise.all(answers)).entries()) {
          const { question, givenUpAfter } = moments[place] ?? {}
          const isOwn = answer === `answer to ${question}`
          expect(isOwn || (answer === 'AbortError' && givenUpAfter !== undefined)).toBe(true)
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('a cancelled question (LEAD-01)', () => {
  it('is never sent when it is cancelled while it waits', async () => {
    const { ask, asked } = openEcho()
    const giver = new AbortController()
    const givenUp = ask('a', giver.signal).catch(nameOf)
    void ask('b', signal)
    giver.abort()
    await vi.runAllTimersAsync()
    expect(await givenUp).toBe('AbortError')
    expect(asked()).toEqual([['b']])
  })

  it('makes no call when it was the only one or was cancelled before it was asked', async () => {
    const { ask, calls } = openEcho()
    const giver = new AbortController()
    const waiting = ask('a', giver.signal).catch(nameOf)
    giver.abort()
    const late = ask('a', giver.signal).catch(nameOf)
    await vi.runAllTimersAsync()
    expect(await Promise.all([waiting, late])).toEqual(['AbortError', 'AbortError'])
    expect(calls).toEqual([])
  })

  it('aborts a running call only when nobody else waits for it', async () => {
    const { ask, calls } = openEcho()
    const givers = [new AbortController(), new AbortController()] as const
    const answers = givers.map((giver, place) => ask(`${place}`, giver.signal).catch(nameOf))
    await vi.advanceTimersByTimeAsync(300)
    givers[0].abort()
    expect(calls[0]?.signal.aborted).toBe(false)
    givers[1].abort()
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(await Promise.all(answers)).toEqual(['AbortError', 'AbortError'])
  })
})

it('a failed call fails all its questions, but not the next call (LEAD-04)', async () => {
  const askAll = vi.fn<(questions: string[]) => Promise<string[]>>(async (questions) => questions)
  askAll.mockRejectedValueOnce(new Error('no'))
  const ask = gatherQuestions<string, string>(askAll, { pause: 300, most: 100 })
  const failed = ['a', 'b'].map((question) =>
    ask(question, signal).catch((failure: Error) => failure.message),
  )
  await vi.advanceTimersByTimeAsync(300)
  expect(await Promise.all(failed)).toEqual(['no', 'no'])
  const next = ask('c', signal)
  await vi.runAllTimersAsync()
  expect(await next).toBe('c')
})
