import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exampleLine } from './examples.ts'
import { findLine, nthOfPart } from './find-line.ts'

const lines = ['A', 'B', 'A'].map((partNumber) => exampleLine(partNumber))

it.each<[string | null, number | undefined, number]>([
  ['A', undefined, 0],
  ['A', 2, 2],
  ['A', 3, 0],
  ['B', 2, 1],
  ['C', 1, -1],
  [null, undefined, -1],
])('OQ-74: of A, B, A the line of %s, number %s, is at %i', (partNumber, nth, index) => {
  expect(findLine(lines, partNumber, nth)).toBe(index)
})

it('OQ-74: every line is found again by its part and its number among the lines of that part', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 1 }), (numbers) => {
      const list = numbers.map((partNumber) => exampleLine(partNumber))
      for (const [index, { partNumber }] of list.entries())
        expect(findLine(list, partNumber, nthOfPart(list, index))).toBe(index)
    }),
  )
})
