import { describe, expect, it } from 'vitest'
import { areDuplicates } from './are-duplicates.ts'

const tb1 = {
  cartItemId: 1,
  partId: 1,
  units: 'EA',
  paintColorId: 2,
  impellerTrim: null,
  impellerAngle: null,
}
const impeller = { ...tb1, partId: 2, impellerAngle: '10', impellerTrim: '5.0' }
const other = { cartItemId: 2 }

describe('CART-12 CART-13 duplicates', () => {
  it('TV-09a: same part, per EA, same paint, no impeller values, other ids', () => {
    expect(areDuplicates(tb1, { ...tb1, ...other })).toBe(true)
  })

  it.each([
    ['per FT', { ...tb1, units: 'FT' }, { ...tb1, ...other, units: 'FT' }],
    ['per EA against FT', tb1, { ...tb1, ...other, units: 'FT' }],
    ['the same id', tb1, tb1],
    ['paint against none', tb1, { ...tb1, ...other, paintColorId: null }],
    ['another part', tb1, { ...tb1, ...other, partId: 3 }],
  ])('TV-09b: %s is none', (_, a, b) => {
    expect(areDuplicates(a, b)).toBe(false)
  })

  it('TV-09c: trims compare as numbers', () => {
    expect(areDuplicates(impeller, { ...impeller, ...other, impellerTrim: '5.00' })).toBe(true)
    expect(areDuplicates(impeller, { ...impeller, ...other, impellerTrim: '5.01' })).toBe(false)
  })

  it('TV-09d: missing values do not equal 0', () => {
    const missing = { ...impeller, impellerAngle: null, impellerTrim: null }
    expect(areDuplicates(missing, { ...missing, ...other, impellerAngle: 0, impellerTrim: 0 })).toBe(false)
    expect(areDuplicates(missing, { ...missing, ...other, impellerAngle: 0 })).toBe(false)
  })
})
