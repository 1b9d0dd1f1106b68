import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countMistakes } from './count-mistakes.ts'
import { numberPunctuation, searchKey, slippedKeys } from './search-key.ts'

const number = fc.stringMatching(/^[A-Za-z0-9 ./_%-]{0,20}$/)

it.each([
  ['d7232-2-cp', 'D72322CP'],
  ['4RB/EM 100', '4RBEM100'],
  ['00-417', '417'],
  ['C0012', 'C0012'],
  ['Dräger–7', 'DRÄGER7'],
  ['%_\\', ''],
  ['000', ''],
])('the search key of %j is %j (SEARCH-03)', (typed, key) => {
  expect(searchKey(typed)).toBe(key)
})

it('a search key has no special character of a LIKE pattern', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(searchKey(typed)).not.toMatch(/[%_\\]/)
    }),
  )
})

it('a search key is the same for every spelling of a number', () => {
  fc.assert(
    fc.property(
      number,
      fc.constantFrom(...Array.from(numberPunctuation)),
      fc.nat({ max: 20 }),
      fc.nat({ max: 3 }),
      (one, mark, place, zeros) => {
        const other = '0'.repeat(zeros) + one.slice(0, place) + mark + one.slice(place).toLowerCase()
        expect(searchKey(other)).toBe(searchKey(one))
        expect(searchKey(searchKey(one))).toBe(searchKey(one))
      },
    ),
  )
})

it('the search key of a number contains the key of any part of the number', () => {
  fc.assert(
    fc.property(number, number, number, (before, piece, after) => {
      expect(searchKey(before + piece + after)).toContain(searchKey(piece))
    }),
  )
})

it('one typo is a swapped pair, or a missing, wrong or extra character (E68)', () => {
  const slipped = slippedKeys('AB1')
  expect(slipped).toEqual(expect.arrayContaining(['BA1', 'A1B', 'B1', 'AB', 'ABI', 'XAB1', 'AB1X']))
  expect(slipped).not.toContain('AB1')
  for (const one of slipped) expect(countMistakes(one, 'AB1')).toBeLessThanOrEqual(1)
})

it('words and long keys allow only swapped neighbours (E68)', () => {
  expect(slippedKeys('SEAL')).toEqual(['ESAL', 'SAEL', 'SELA'])
  expect(slippedKeys('1'.repeat(30) + '2')).toHaveLength(30)
})
