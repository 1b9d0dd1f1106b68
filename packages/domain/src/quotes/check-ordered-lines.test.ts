import { expect, it } from 'vitest'
import { checkOrderedLines } from './check-ordered-lines.ts'

const overSaved = 'New quantity cannot be greater than current quantity on a saved quote.'
const otherParts = 'Only parts of the saved quote can be ordered from it.'

const lines = (...pairs: [partId: number, quantity: number][]) =>
  pairs.map(([partId, quantity]) => ({ partId, quantity }))
const saved = lines([1, 5], [1, 3], [2, 4])

it.each([
  ['what was saved', lines([1, 5], [1, 3], [2, 4]), null],
  ['TV-12c: merged into 8', lines([1, 8]), null],
  ['TV-12c: merged into 9', lines([1, 9]), overSaved],
  ['TV-12a: 5 raised to 6 beside 3', lines([1, 6], [1, 3]), overSaved],
  ['TV-12b: split 2 + 3 and one raised', lines([1, 2], [1, 4], [1, 3]), overSaved],
  ['a part left out', lines([2, 1]), null],
  ['another part', lines([1, 1], [3, 1]), otherParts],
])('QUOTE-17 OQ-54 TV-12 on the server: %s', (_, ordered, sentence) => {
  expect(checkOrderedLines(ordered, saved)).toBe(sentence)
})
