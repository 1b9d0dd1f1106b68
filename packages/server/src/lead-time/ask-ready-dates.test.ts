import { expect, it } from 'vitest'
import { openBriefMemory } from './ask-ready-dates.ts'

const at = (milliseconds: number) => new Date(Date.UTC(2026, 10, 20) + milliseconds)

it('LEAD-02: recalls a value for as long as said, and counts anew when it is kept again', () => {
  const memory = openBriefMemory<string>({ milliseconds: 60_000, most: 10 })
  memory.keep('a', 'first', at(0))
  expect(memory.recall('a', at(59_999))).toBe('first')
  expect(memory.recall('a', at(60_000))).toBeUndefined()
  memory.keep('a', 'second', at(60_000))
  expect(memory.recall('a', at(119_999))).toBe('second')
  expect(memory.recall('b', at(0))).toBeUndefined()
})

it('LEAD-02: never holds more than said; what was kept longest ago gives way', () => {
  const memory = openBriefMemory<number>({ milliseconds: 60_000, most: 3 })
  for (const [index, key] of ['a', 'b', 'c', 'a', 'd'].entries()) memory.keep(key, index, at(index))
  expect(['a', 'b', 'c', 'd'].map((key) => memory.recall(key, at(9)))).toEqual([3, undefined, 2, 4])
})
