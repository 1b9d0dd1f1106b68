import { expect, it } from 'vitest'
import { formatBomTrim, formatCartTrim, formatSerialAngle, formatSerialTrim } from './format-trim.ts'

it.each([
  [0, 'Unknown'],
  [-1, 'Unknown'],
  [null, 'Unknown'],
  [9.25, '9.250 in'],
])('LOOKUP-04 CONST-08 TV-25d: a trim of %s on the BOM page reads %s', (inches, shown) => {
  expect(formatBomTrim(inches)).toBe(shown)
})

it('CART-20 CONST-08 TV-25d: a trim of 5.1 in the cart reads 5.10', () => {
  expect(formatCartTrim(5.1)).toBe('5.10')
})

it.each([
  [5.1, '5.100 IN', '5.100 DEG'],
  [0, '0.000 IN', '0.000 DEG'],
  [null, 'N/A', 'N/A'],
])('SERIAL-02 TV-25d: %s on the serial page reads %s and %s', (value, trim, angle) => {
  expect([formatSerialTrim(value), formatSerialAngle(value)]).toEqual([trim, angle])
})
