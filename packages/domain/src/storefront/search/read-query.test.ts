import { expect, it } from 'vitest'
import { asTyped, mayBeNumber, readQuery, synonymsBothWays, wantedBy } from './read-query.ts'

it.each([
  ['wear ring for 100234', 'wear ring', '100234'],
  ['wear ring FOR my P-301A', 'wear ring', 'P-301A'],
  ['gasket for cover for the 4RB', 'gasket for cover', '4RB'],
  ['wear ring', 'wear ring', null],
  ['for 4RB', 'for 4RB', null],
  ['forged ring', 'forged ring', null],
])('FIND-04: %j asks for %j of %j', (typed, text, narrowedBy) => {
  expect(readQuery(typed)).toMatchObject({ text, narrowedBy })
})

it('FIND-04: where nothing is called so, what stands behind `for` is searched for too', () => {
  expect(asTyped('gasket for cover')).toEqual({
    text: 'gasket for cover',
    words: ['gasket', 'for', 'cover'],
    narrowedBy: null,
  })
})

const synonyms = synonymsBothWays([
  { word: 'mech seal', means: 'mechanical seal' },
  { word: 'Gland-Packing', means: 'packing' },
])
const goesOn = { inCatalogue: true, onPages: true }
const near = new Map([['rinng', { begun: [], meant: ['ring'] }]])

it('FIND-08: synonyms are found by their words together, both ways, and all others word by word', () => {
  const whole = (...words: string[]) => wantedBy(words, synonyms, near).map((one) => one.whole)
  expect(whole('mech', 'seal', '1.75')).toEqual([
    [
      ['mech', 'seal'],
      ['mechanical', 'seal'],
    ],
    [['1.75']],
  ])
  expect(whole('mechanical', 'seal')).toEqual([
    [
      ['mechanical', 'seal'],
      ['mech', 'seal'],
    ],
  ])
  expect(whole('seal', 'mech')).toEqual([[['seal']], [['mech']]])
})

it('FIND-08: what only adds words to its meaning is found by the meaning already', () => {
  const whole = (...words: string[]) => wantedBy(words, synonyms, near).map((one) => one.whole)
  expect(whole('gland', 'packing')).toEqual([[['gland', 'packing'], ['packing']]])
  expect(whole('packing')).toEqual([[['packing']]])
})

it('FIND-09: a word that is not known stands for those one slip away', () => {
  expect(wantedBy(['wear', 'rinng'], synonyms, near)).toEqual([
    { whole: [['wear']], begun: [], meant: [], goesOn },
    { whole: [['rinng']], begun: [], meant: ['ring'], goesOn },
  ])
})

it.each([
  ['D7232 2 cp', true],
  ['bolt', true],
  ['bolt hex', false],
  ['bolt hex 3/8', false],
  ['hex 3/8', true],
])('FIND-13: whether %j may be a number: %s', (typed, expected) => {
  expect(mayBeNumber(asTyped(typed))).toBe(expected)
})

it('FIND-08: what has no word is no synonym', () => {
  const blank = synonymsBothWays([
    { word: '--', means: 'seal' },
    { word: 'seal', means: '?!' },
  ])
  expect(blank.size).toBe(0)
})
