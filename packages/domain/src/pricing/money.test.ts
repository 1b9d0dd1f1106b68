import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPrice, plainDollars, toCents, toDollars } from './money.ts'

it.each([
  [1234.5, '$1,234.50'],
  [0, '$0.00'],
  [null, 'N/A'],
])('PART-03 PART-05 CONST-08 TV-25c: a price of %s reads %s', (dollars, shown) => {
  expect(formatPrice(dollars)).toBe(shown)
})

it('every amount of cents survives its way over the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
      expect(toCents(toDollars(cents))).toBe(cents)
    }),
  )
})

it.each([
  [1234.5, '1234.50'],
  [0, '0.00'],
  [null, null],
])('LOOKUP-06: %s dollars are %s in a CSV file', (dollars, text) => {
  expect(plainDollars(dollars)).toBe(text)
})
