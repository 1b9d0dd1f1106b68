import { expect, it } from 'vitest'
import { openAnswerMemory } from './answer-memory.ts'

const at = (milliseconds: number) => new Date(Date.UTC(2026, 10, 20) + milliseconds)

it('returns an answer up to the requested age, which restarts when it is stored again (PROMISE-08)', () => {
  const memory = openAnswerMemory<string>(10)
  const recall = (milliseconds: number, within = 60_000) =>
    memory.recall('A', 'seal', { within, now: at(milliseconds) })
  memory.keep('A', 'seal', 'first', at(0))
  expect([recall(59_999), recall(60_000), recall(60_000, Infinity)]).toEqual(['first', undefined, 'first'])
  memory.keep('A', 'seal', 'second', at(60_000))
  expect(recall(119_999)).toBe('second')
  expect(memory.recall('B', 'seal', { within: Infinity, now: at(0) })).toBeUndefined()
})

it('never exceeds its size and drops the answer stored longest ago (PROMISE-08)', () => {
  const memory = openAnswerMemory<number>(3)
  for (const [index, key] of ['a', 'b', 'c', 'a', 'd'].entries()) memory.keep('A', key, index, at(index))
  const recalled = ['a', 'b', 'c', 'd'].map((key) => memory.recall('A', key, { within: 60_000, now: at(9) }))
  expect(recalled).toEqual([3, undefined, 2, 4])
})
