import { expect, it } from 'vitest'
import { meantWords } from './meant-words.ts'

const known = ['bearing', 'bronze', 'casing', 'gasket', 'ring', 'thrust']

it.each([
  ['baering', [['bearing']]],
  ['Bering, BRNZE', [['bearing'], ['bronze']]],
  ['gask brnze', [['gask'], ['bronze']]],
  ['rinng', [['bearing', 'ring']]],
  ['bearingthrust', [['bearing'], ['ring'], ['thrust']]],
  ['baering xylophone', [['bearing']]],
  ['xylophone', []],
])('%j is understood as %j (E68)', (typed, meant) => {
  expect(meantWords(typed, known)).toEqual(meant)
})

it('all words with equally few typos match (E68)', () => {
  expect(meantWords('seel', ['seal', 'steel', 'gasket'])).toEqual([['seal', 'steel']])
  expect(meantWords('seel', [])).toEqual([])
})
