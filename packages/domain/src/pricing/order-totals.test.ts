import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderTotals } from './order-totals.ts'

const lines = fc.array(
  fc.record({
    priceCents: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
  }),
)
const basisPoints = fc.integer({ min: 0, max: 10_000 })

describe('CART-21 CART-22 totals', () => {
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

  it('equals the exact fraction rounded half up, and never exceeds the subtotal', () => {
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

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, basisPoints, (all, discount) => {
        expect(orderTotals(all.toReversed(), discount)).toEqual(orderTotals(all, discount))
      }),
    )
  })
})
