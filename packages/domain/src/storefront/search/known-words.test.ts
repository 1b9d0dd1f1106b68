import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countMistakes } from '../../catalogue/numbers/index.ts'
import { mayHaveTypo, slippedWords } from './known-words.ts'

it('FIND-09: one slip is a letter wrong, missing or too many, or two in turned order', () => {
  expect(slippedWords('seal')).toEqual(
    expect.arrayContaining(['eal', 'sea', 'sael', 'steal', 'teal', 'seals']),
  )
  expect(slippedWords('seal')).not.toContain('seal')
})

it('FIND-09: every word one slip away is among them, and no other', () => {
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
])('FIND-09: whether %j may be misspelt is %j', (word, expected) => {
  expect(mayHaveTypo(word)).toBe(expected)
})
