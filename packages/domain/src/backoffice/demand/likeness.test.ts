import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isTooLate } from './demand.ts'
import { areAlike, nearestOf, typosBetween, wishKey } from './likeness.ts'

it.each([
  ['TB-10773', 'TB10773', true],
  ['tb10773 ', '00TB10773', true],
  ['TB10773', 'TB10774', false],
  ['baering', 'bearings', true],
  ['baering', 'bearing', true],
  ['bearing', 'bushing', false],
  ['seal', 'seat', false],
  ['wear ring, Bronze', 'bronze wear ring', true],
  ['wear ring bronze', 'wear ring steel', false],
  ['mech seal 1 3/4"', 'seal mech 1.75', true],
  ['packing', '4 packings', false],
])('%j and %j are alike: %s (DEMAND-03)', (one, other, alike) => {
  expect(areAlike(wishKey(one), wishKey(other))).toBe(alike)
  expect(areAlike(wishKey(other), wishKey(one))).toBe(alike)
})

it('the nearest of several similar searches is chosen (DEMAND-03)', () => {
  const rows = [{ key: 'bearings' }, { key: 'bearing' }, { key: 'gasket' }]
  expect(nearestOf('baering', rows)).toEqual({ key: 'bearing' })
  expect(nearestOf('impeller', rows)).toBeUndefined()
})

it('the number of typos equals that of the reference implementation (DEMAND-03)', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 4 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(typosBetween(one, other)).toBe(trying(one, other))
    }),
    { numRuns: 300 },
  )
})

/** Reference implementation by the definition: swapped characters are not changed again. */
function trying(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const [a, b] = [one.at(-1), other.at(-1)]
  const ways = [
    trying(one.slice(0, -1), other) + 1,
    trying(one, other.slice(0, -1)) + 1,
    trying(one.slice(0, -1), other.slice(0, -1)) + (a === b ? 0 : 1),
  ]
  const isTurned = one.length > 1 && other.length > 1 && a === other.at(-2) && b === one.at(-2)
  return Math.min(...ways, isTurned ? trying(one.slice(0, -2), other.slice(0, -2)) + 1 : Infinity)
}

it.each([
  ['2026-11-27', true],
  ['2026-11-26', false],
])('on November 20 a date of %s is too late: %s (DEMAND-05)', (shown, late) => {
  expect(isTooLate(shown, '2026-11-20')).toBe(late)
})
