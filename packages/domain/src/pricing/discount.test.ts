import fc from 'fast-check'
import { expect, it } from 'vitest'
import { discountPrice, discountPriceCents, formatPercent, toBasisPoints, toPercent } from './discount.ts'

it.each([
  [115, 1000, 104],
  [1000, 1250, 875],
  [1030, 500, 979],
  [99, 0, 99],
  [99, 10_000, 0],
])('PART-06 TV-13d: %i cents less %i basis points are %i', (price, basisPoints, expected) => {
  expect(discountPriceCents(price, basisPoints)).toBe(expected)
})

it.each([
  [1.15, 10, 1.04],
  [10.3, null, 10.3],
  [null, 12.5, null],
])('PART-06 TV-13d: %f dollars less %f percent are %f', (price, percent, expected) => {
  expect(discountPrice(price, percent)).toBe(expected)
})

it('PART-06: a discount price lies between nothing and the price, within half a cent of the exact one', () => {
  const price = fc.integer({ min: 0, max: 1e11 })
  const basisPoints = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(price, basisPoints, (cents, discount) => {
      const reduced = discountPriceCents(cents, discount)
      const error = BigInt(reduced) * 10_000n - BigInt(cents) * BigInt(10_000 - discount)
      expect(reduced).toBeGreaterThanOrEqual(0)
      expect(reduced).toBeLessThanOrEqual(cents)
      expect(error > -5_000n && error <= 5_000n).toBe(true)
    }),
  )
})

it('a percentage of two decimals survives its way over the wire, and reads without noughts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
      expect(toBasisPoints(toPercent(basisPoints))).toBe(basisPoints)
    }),
  )
  expect([formatPercent(12.5), formatPercent(0)]).toEqual(['12.5%', '0%'])
})
