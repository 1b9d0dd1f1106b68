import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPrice, parsePrice, plainDollars, toCents, toDollars } from './money.ts'

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

it.each([
  ['12.345', { cents: 1235, rounded: true }],
  ['12.3449', { cents: 1234, rounded: true }],
  ['0.995', { cents: 100, rounded: true }],
  ['12.3400', { cents: 1234, rounded: false }],
  ['12.5', { cents: 1250, rounded: false }],
  [' 12 ', { cents: 1200, rounded: false }],
  ['.5', { cents: 50, rounded: false }],
  ['1.005', { cents: 101, rounded: true }],
])('reads %j as %j', (text, price) => {
  expect(parsePrice(text)).toEqual(price)
})

it.each(['', '-1', '$5', '1,234.50', '1e3', '.', '12.', 'N/A', '٣', '99999999999'])('refuses %j', (text) => {
  expect(parsePrice(text)).toBeNull()
})

it('rounds as the exact decimal does, half up', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 9_999_999_999n), fc.integer({ min: 3, max: 6 }), (digits, decimals) => {
      const whole = digits.toString().padStart(decimals + 1, '0')
      const unit = 10n ** BigInt(decimals - 2)
      const price = parsePrice(`${whole.slice(0, -decimals)}.${whole.slice(-decimals)}`)
      expect(price?.cents).toBe(Number((digits + unit / 2n) / unit))
      expect(price?.rounded).toBe(digits % unit !== 0n)
    }),
  )
})
