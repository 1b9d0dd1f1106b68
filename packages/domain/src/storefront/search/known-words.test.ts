import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countMistakes } from '../../catalogue/numbers/index.ts'
import { mayHaveTypo, slippedWords, splitsOf } from './known-words.ts'

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
  ['oring', false],
  ['orings', false],
  ['boring', true],
  ['sea', false],
  ['tb10737', false],
  ['насос', false],
  ['x'.repeat(25), false],
])('%j may have a typo: %j (FIND-09)', (word, expected) => {
  expect(mayHaveTypo(word)).toBe(expected)
})

it('a word is split into two words of three letters or more, or one letter and a word (FIND-43)', () => {
  expect(splitsOf('vbelt')).toEqual([['v', 'belt']])
  expect(splitsOf('cleanout')).toEqual([
    ['c', 'leanout'],
    ['cle', 'anout'],
    ['clea', 'nout'],
    ['clean', 'out'],
  ])
})
