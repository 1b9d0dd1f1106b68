import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatBomTrim,
  formatCartTrim,
  formatSerialAngle,
  formatSerialTrim,
  formatWeight,
  labelledWeight,
  orderWeight,
} from './format-measures.ts'

it.each([
  [0, 'N/A'],
  [null, 'N/A'],
  [12.5, '12.5 lbs'],
  [0.162, '0.162 lbs'],
])('a weight of %s reads %s (PART-04, CART-01, CONST-08, TV-25c)', (pounds, shown) => {
  expect(formatWeight(pounds)).toBe(shown)
})

it.each([
  [12.5, '12.5 lbs'],
  [null, 'Weight N/A'],
])('outside a weight column, a weight of %s reads %s (PART-04)', (pounds, shown) => {
  expect(labelledWeight(pounds)).toBe(shown)
})

describe('order weight (CART-25)', () => {
  it('weight is multiplied by quantity, and an unknown weight counts as 0', () => {
    expect(
      orderWeight([
        { weight: 12.5, quantity: 3 },
        { weight: null, quantity: 9 },
      ]),
    ).toBe(37.5)
  })

  it('1500 units of 0.1 lb weigh exactly 150 lb', () => {
    const lines = Array.from({ length: 1500 }, () => ({ weight: 0.1, quantity: 1 }))
    expect(orderWeight(lines)).toBe(150)
  })

  it('the order weight equals the sum in whole thousandths', () => {
    const line = fc.record({
      mils: fc.integer({ min: 0, max: 1e6 }),
      quantity: fc.integer({ min: 1, max: 999 }),
    })
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const exact = lines.reduce((sum, { mils, quantity }) => sum + mils * quantity, 0)
        expect(orderWeight(lines.map(({ mils, quantity }) => ({ weight: mils / 1000, quantity })))).toBe(
          exact / 1000,
        )
      }),
    )
  })
})

it.each([
  [0, 'Unknown'],
  [-1, 'Unknown'],
  [null, 'Unknown'],
  [9.25, '9.250 in'],
])('a trim of %s on the BOM page reads %s (LOOKUP-04, CONST-08, TV-25d)', (inches, shown) => {
  expect(formatBomTrim(inches)).toBe(shown)
})

it('a trim of 5.1 in the cart reads 5.10 (CART-20, CONST-08, TV-25d)', () => {
  expect(formatCartTrim(5.1)).toBe('5.10')
})

it.each([
  [5.1, '5.100 IN', '5.100 DEG'],
  [0, '0.000 IN', '0.000 DEG'],
  [null, 'N/A', 'N/A'],
])('%s on the serial page reads %s and %s (SERIAL-02, TV-25d)', (value, trim, angle) => {
  expect([formatSerialTrim(value), formatSerialAngle(value)]).toEqual([trim, angle])
})
