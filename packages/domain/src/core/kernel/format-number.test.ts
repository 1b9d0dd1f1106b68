import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDollars, formatNumber } from './format-number.ts'

const whole = fc.integer({ min: -1e12, max: 1e12 })

it('a number is formatted for en-US with up to three decimals (PART-04)', () => {
  fc.assert(
    fc.property(whole, (thousandths) => {
      const number = thousandths / 1000
      expect(formatNumber(number)).toBe(number.toLocaleString('en-US'))
    }),
  )
})

it('dollars are formatted for en-US (PART-03)', () => {
  const style = { style: 'currency', currency: 'USD' } as const
  fc.assert(
    fc.property(whole, (cents) => {
      const dollars = cents / 100
      expect(formatDollars(dollars)).toBe(dollars.toLocaleString('en-US', style))
    }),
  )
})
