import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPrice, parsePrice, plainDollars, toCents, toDollars } from './money.ts'

it.each([
  [1234.5, '$1,234.50'],
  [0, '$0.00'],
  [null, 'N/A'],
])('a price of %s is shown as %s (PART-03, PART-05, CONST-08, TV-25c)', (dollars, shown) => {
  expect(formatPrice(dollars)).toBe(shown)
})

it('every amount in cents survives conversion to dollars and back', () => {
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
])('%s dollars become %s in a CSV file (LOOKUP-06)', (dollars, text) => {
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
])('price %j is parsed as %j', (text, price) => {
  expect(parsePrice(text)).toEqual(price)
})

it.each(['', '-1', '$5', '1,234.50', '1e3', '.', '12.', 'N/A', '٣', '99999999999'])(
  '%j is not a price',
  (text) => {
    expect(parsePrice(text)).toBeNull()
  },
)

it('a price is rounded half up, exactly as a decimal', () => {
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
