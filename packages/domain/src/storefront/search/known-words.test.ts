import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countMistakes } from '../../catalogue/numbers/index.ts'
import { mayHaveTypo, slippedWords } from './known-words.ts'

it('a typo is one letter wrong, missing, extra or swapped with its neighbor (FIND-09)', () => {
  expect(slippedWords('seal')).toEqual(
    expect.arrayContaining(['eal', 'sea', 'sael', 'steal', 'teal', 'seals']),
  )
  expect(slippedWords('seal')).not.toContain('seal')
})

it('every generated typo has at most one mistake (FIND-09)', () => {
  const word = fc.stringMatching(/^[a-d]{4,8}$/)
  fc.assert(
    fc.property(word, (one) => {
      for (const slip of slippedWords(one)) expect(countMistakes(one, slip)).toBeLessThanOrEqual(1)
    }),
  )
})

it.each([
  ['gaskt', true],
  ['sea', false],
  ['tb10737', false],
  ['насос', false],
  ['x'.repeat(25), false],
])('%j may have a typo: %j (FIND-09)', (word, expected) => {
  expect(mayHaveTypo(word)).toBe(expected)
})
