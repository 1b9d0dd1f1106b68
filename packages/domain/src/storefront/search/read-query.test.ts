import { expect, it } from 'vitest'
import {
  asTyped,
  type Known,
  mayBeNumber,
  readQuantity,
  readQuery,
  synonymsBothWays,
  wantedBy,
  withoutQuantity,
} from './read-query.ts'

it.each([
  ['wear ring for 100234', 'wear ring', '100234'],
  ['wear ring FOR my P-301A', 'wear ring', 'P-301A'],
  ['gasket for cover for the 4RB', 'gasket for cover', '4RB'],
  ['wear ring', 'wear ring', null],
  ['for 4RB', 'for 4RB', null],
  ['forged ring', 'forged ring', null],
])('query %j searches for %j within %j (FIND-04)', (typed, text, narrowedBy) => {
  expect(readQuery(typed)).toMatchObject({ text, narrowedBy })
})

it('letters behind an apostrophe do not belong to the next word (FIND-43, FIND-60)', () => {
  expect(asTyped("pump won't prime").compounds).toEqual([])
  expect(asTyped('the pump’s seal').compounds).toEqual([])
  expect(asTyped('v belt').compounds).toEqual(['v belt'])
})

it('a query read as typed searches for `for` and the words after it too (FIND-04)', () => {
  expect(asTyped('gasket for cover')).toEqual({
    text: 'gasket for cover',
    words: ['gasket', 'for', 'cover'],
    compounds: [],
    narrowedBy: null,
  })
})

const synonyms = synonymsBothWays([
  { word: 'mech seal', means: 'mechanical seal' },
  { word: 'Gland-Packing', means: 'packing' },
])
const goesOn = { inCatalogue: true, onPages: true }
const near = new Map([['rinng', { begun: [], meant: ['ring'] }]])

it('multi-word synonyms match both ways as a phrase, and other words match one by one (FIND-08)', () => {
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

it('a synonym that only adds words to its meaning does not extend the search for the meaning (FIND-08)', () => {
  const whole = (...words: string[]) => wantedBy(words, synonyms, near).map((one) => one.whole)
  expect(whole('gland', 'packing')).toEqual([[['gland', 'packing'], ['packing']]])
  expect(whole('packing')).toEqual([[['packing']]])
})

it('an unknown word also matches words one typo away (FIND-09)', () => {
  expect(wantedBy(['wear', 'rinng'], synonyms, near)).toEqual([
    { whole: [['wear']], spelled: [['wear']], begun: [], meant: [], goesOn },
    { whole: [['rinng']], spelled: [['rinng']], begun: [], meant: ['ring'], goesOn },
  ])
})

it.each([
  ['v-belt B68', [[['v', 'belt'], ['vbelt']], [['b68']]]],
  ['V belts', [[['v', 'belts'], ['vbelts']]]],
  ['clean-out cover', [[['clean', 'out'], ['cleanout']], [['cover']]]],
  ['clean out', [[['clean']], [['out']]]],
  ['wear-rinng', [[['wear']], [['rinng']]]],
  ['v-rinng', [[['v', 'rinng'], ['vrinng']]]],
  ['o-ring', [[['oring']]]],
  ['cleanout', [[['cleanout'], ['clean', 'out']]]],
])('%j is searched for as %j (FIND-43)', (typed, whole) => {
  const known = new Map<string, Known>([...near, ['cleanout', { split: ['clean', 'out'] }]])
  const { words, compounds } = asTyped(typed)
  expect(wantedBy(words, synonyms, known, compounds).map((one) => one.whole)).toEqual(whole)
})

it.each([
  ['D7232 2 cp', true],
  ['bolt', true],
  ['bolt hex', false],
  ['bolt hex 3/8', false],
  ['hex 3/8', true],
])('query %j may be a part number: %s (FIND-13)', (typed, expected) => {
  expect(mayBeNumber(asTyped(typed))).toBe(expected)
})

it('a synonym without letters or digits is ignored (FIND-08)', () => {
  const blank = synonymsBothWays([
    { word: '--', means: 'seal' },
    { word: 'seal', means: '?!' },
  ])
  expect(blank.size).toBe(0)
})

const steel = synonymsBothWays([{ word: 'ss', means: 'stainless steel' }])
const setOf = (typed: string) => {
  const [first, ...others] = wantedBy(asTyped(typed).words, steel, near)
  const sorted = (spelled: string[][] = []) => spelled.map((words) => words.toSorted().join(' ')).toSorted()
  return { whole: sorted(first?.whole), spelled: sorted(first?.spelled), others: others.length }
}

it.each(['SS316', '316ss', '316 SS', 'ss-316'])('%j matches every spelling of it (FIND-42)', (typed) => {
  expect(setOf(typed)).toEqual({
    whole: ['316 ss', '316 stainless steel', '316ss', 'ss316'],
    spelled: ['316 ss', '316ss', 'ss316'],
    others: 0,
  })
})

it('a size and its letters are one of several words, and a unit or a common word is none of them (FIND-42)', () => {
  const whole = (typed: string) =>
    wantedBy(asTyped(typed).words, steel, near).map((one) => one.whole[0]?.join(' '))
  expect(whole('sleeve 16 gb bronze')).toEqual(['sleeve', '16 gb', 'bronze'])
  expect(whole('motor 100hp')).toEqual(['motor', '100', 'hp'])
  expect(whole('4 for 12345 ss')).toEqual(['4', 'for', '12345', 'ss'])
})

it.each([
  ['TB10773 4', 'TB10773', 4],
  ['TB10773 x4', 'TB10773', 4],
  ['TB10773  x 4', 'TB10773', 4],
  ['TB10773 ×12 EA', 'TB10773', 12],
  ['236020 4 ea', '236020', 4],
  ['4 x TB10773', 'TB10773', 4],
  ['4×236020', '236020', 4],
])('%j asks for %j, quantity %i (FIND-46, DEMAND-10)', (text, number, quantity) => {
  expect(readQuantity(text)).toEqual({ number, quantity })
  expect(withoutQuantity(text)).toBe(number)
})

it.each([
  [' TB10773 ', 'TB10773'],
  ['wear ring 4', 'wear ring 4'],
  ['bearing 6205', 'bearing 6205'],
  ['236020 1750', '236020 1750'],
  ['236020 0', '236020 0'],
  ['4 bolts', '4 bolts'],
])('%j has no quantity (FIND-46, DEMAND-10)', (text, wish) => {
  expect(readQuantity(text)).toBeNull()
  expect(withoutQuantity(text)).toBe(wish)
})
