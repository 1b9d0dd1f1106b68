import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRested, zeroResultsAmong, type SettledSearch, withoutQuantity } from './zero-results.ts'

const minute = 60_000
const search = (minutes: number, text: string, isFound = false, person = 1): SettledSearch => ({
  person,
  text,
  isFound,
  at: minutes * minute,
})

it.each<[string, SettledSearch[], string[]]>([
  ['nothing found, and nothing after it', [search(0, 'baering')], ['baering']],
  ['something found', [search(0, 'bearing', true)], []],
  ['something found two minutes later', [search(0, 'baering'), search(2, 'bearing', true)], []],
  ['something found three minutes later to the millisecond', [search(0, 'x1'), search(3, 'y', true)], []],
  ['something found later than that', [search(0, 'x1'), search(3.01, 'y', true)], ['x1']],
  ['something found before it', [search(0, 'y', true), search(1, 'x1')], ['x1']],
  ['somebody else found something', [search(0, 'x1'), search(1, 'x1', true, 2)], ['x1']],
  ['the same again, otherwise written', [search(0, 'TB-10799'), search(1, 'tb10799')], ['tb10799']],
  ['the same after a while', [search(0, 'baering'), search(4, 'baering')], ['baering', 'baering']],
  ['typed on', [search(0, 'bae'), search(0.1, 'baering'), search(0.2, 'baering 4')], ['baering 4']],
  ['two wishes', [search(0, 'baering'), search(1, 'flatring')], ['baering', 'flatring']],
  ['a list, all at once', [search(0, 'NOPE-1'), search(0, 'NOPE-12')], ['NOPE-1', 'NOPE-12']],
])('zero-result searches: %s (DEMAND-01)', (_, searches, zeroResults) => {
  expect(zeroResultsAmong(searches).map(({ text }) => text)).toEqual(zeroResults)
})

it('zero-result searches match a naive check of the next three minutes (DEMAND-01)', () => {
  const any = fc.record({
    person: fc.constantFrom(1, 2),
    text: fc.constantFrom('baering', 'flatring', 'X-9'),
    isFound: fc.boolean(),
    at: fc.nat(12).map((halves) => halves * 30_000),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (searches) => {
      const expected: SettledSearch[] = []
      for (const one of searches) {
        let isZeroResult = !one.isFound
        for (const other of searches) {
          const seconds = (other.at - one.at) / 1_000
          const isNext = other.person === one.person && seconds > 0 && seconds <= 180
          if (isNext && (other.isFound || other.text === one.text)) isZeroResult = false
        }
        if (isZeroResult) expected.push(one)
      }
      expect(zeroResultsAmong(searches)).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

it.each([
  ['bea', 1_500, true],
  ['bea', 1_499, false],
  [' be ', 9_000, false],
])('%j is settled after %i ms without typing: %s (DEMAND-01)', (typed, milliseconds, settled) => {
  expect(isRested(typed, milliseconds)).toBe(settled)
})

it.each([
  ['TB10773 4', 'TB10773'],
  ['TB10773  x 4', 'TB10773'],
  ['TB10773 ×12 EA', 'TB10773'],
  ['236020 4 ea', '236020'],
  ['4 x TB10773', 'TB10773'],
  ['4×236020', '236020'],
  [' TB10773 ', 'TB10773'],
  ['wear ring 4', 'wear ring 4'],
  ['bearing 6205', 'bearing 6205'],
  ['236020 1750', '236020 1750'],
  ['4 bolts', '4 bolts'],
])('%j asks for %j (DEMAND-10)', (text, wish) => {
  expect(withoutQuantity(text)).toBe(wish)
})
