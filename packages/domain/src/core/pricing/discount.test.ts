import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  discountPrice,
  discountPriceCents,
  formatPercent,
  orderTotals,
  toBasisPoints,
  toPercent,
} from './discount.ts'

it.each([
  [115, 1000, 104],
  [1000, 1250, 875],
  [1030, 500, 979],
  [99, 0, 99],
  [99, 10_000, 0],
])('%i cents less %i basis points are %i cents (PART-06, TV-13d)', (price, basisPoints, expected) => {
  expect(discountPriceCents(price, basisPoints)).toBe(expected)
})

it.each([
  [1.15, 10, 1.04],
  [10.3, null, 10.3],
  [null, 12.5, null],
])('%f dollars less %f percent are %f (PART-06, TV-13d)', (price, percent, expected) => {
  expect(discountPrice(price, percent)).toBe(expected)
})

it('a discounted price is between 0 and the price, within half a cent of the exact value (PART-06)', () => {
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

it('a percentage with two decimals survives a round trip and is shown without trailing zeros', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
      expect(toBasisPoints(toPercent(basisPoints))).toBe(basisPoints)
    }),
  )
  expect([formatPercent(12.5), formatPercent(0)]).toEqual(['12.5%', '0%'])
})

const lines = fc.array(
  fc.record({
    priceCents: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
  }),
)
const basisPoints = fc.integer({ min: 0, max: 10_000 })

describe('cart totals (CART-21, CART-22)', () => {
  it.each([
    [
      'TV-13a: two lines less 10 %',
      [
        [1000, 3],
        [525, 2],
      ],
      1000,
      4050,
      3645,
    ],
    [
      'TV-13b: a line without price',
      [
        [1000, 3],
        [null, 1],
      ],
      1000,
      0,
      0,
    ],
    ['TV-13c: half a cent rounds up', [[1030, 1]], 500, 1030, 979],
    ['TV-13d: rounded once, not per part', [[115, 3]], 1000, 345, 311],
    ['an empty cart', [], 1000, 0, 0],
  ] as [string, [number | null, number][], number, number, number][])(
    '%s',
    (_, pairs, discount, subtotalCents, totalCents) => {
      expect(
        orderTotals(
          pairs.map(([priceCents, quantity]) => ({ priceCents, quantity })),
          discount,
        ),
      ).toEqual({
        subtotalCents,
        discountCents: subtotalCents - totalCents,
        totalCents,
      })
    },
  )

  it('the total is the exact fraction rounded half up and never exceeds the subtotal', () => {
    fc.assert(
      fc.property(lines, basisPoints, (all, discount) => {
        const exact = all.reduce((sum, line) => sum + BigInt(line.priceCents) * BigInt(line.quantity), 0n)
        const reduced = exact * BigInt(10_000 - discount)
        const roundsUp = reduced % 10_000n >= 5_000n
        const { subtotalCents, discountCents, totalCents } = orderTotals(all, discount)
        expect(BigInt(subtotalCents)).toBe(exact)
        expect(BigInt(totalCents)).toBe(reduced / 10_000n + (roundsUp ? 1n : 0n))
        expect(totalCents).toBeLessThanOrEqual(subtotalCents)
        expect(totalCents + discountCents).toBe(subtotalCents)
      }),
    )
  })

  it('totals do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, basisPoints, (all, discount) => {
        expect(orderTotals(all.toReversed(), discount)).toEqual(orderTotals(all, discount))
      }),
    )
  })
})
