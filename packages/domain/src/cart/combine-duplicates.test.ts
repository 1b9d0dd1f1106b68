import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combineDuplicates, findDuplicate } from './combine-duplicates.ts'

const line = {
  cartItemId: 1,
  partId: 1,
  units: 'EA',
  paintColorId: 2 as number | null,
  impellerTrim: null,
  impellerAngle: null,
  quantity: 2,
}
const same = { ...line, cartItemId: 2, quantity: 3 }
const other = { ...line, cartItemId: 3, paintColorId: null }

const anyLines = fc
  .array(
    fc.record({
      partId: fc.integer({ min: 1, max: 2 }),
      units: fc.constantFrom('EA', 'FT'),
      paintColorId: fc.constantFrom(null, 1),
      impellerTrim: fc.constantFrom(null, 0),
      impellerAngle: fc.constantFrom(null, 0),
      quantity: fc.integer({ min: 1, max: 999 }),
    }),
    { maxLength: 8 },
  )
  .map((lines) => lines.map((one, index) => ({ ...one, cartItemId: index + 1 })))

describe('CART-12 combining two lines', () => {
  it('adds the quantities in the line that stands first, whichever was edited', () => {
    for (const pair of [[1, 2] as const, [2, 1] as const])
      expect(combineDuplicates([line, other, same], pair)).toEqual([{ ...line, quantity: 5 }, other])
  })

  it('CART-13: offers only a duplicate', () => {
    expect(findDuplicate([line, other, same], 2)).toBe(line)
    expect(findDuplicate([line, other, same], 3)).toBeUndefined()
    expect(findDuplicate([line], 9)).toBeUndefined()
  })

  it('OQ-40: offers nothing over the maximum', () => {
    const many = { ...same, quantity: 998 }
    expect(findDuplicate([line, many], 1)).toBeUndefined()
    expect(findDuplicate([line, { ...many, quantity: 997 }], 1)).toBeDefined()
    expect(combineDuplicates([line, many], [1, 2])).toEqual([line, many])
  })

  it('leaves lines alone of which one has gone or differs meanwhile', () => {
    expect(combineDuplicates([line], [1, 2])).toEqual([line])
    expect(combineDuplicates([line, other], [1, 3])).toEqual([line, other])
  })

  it('keeps the sum of the quantities and makes one line fewer when it combines', () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 1, max: 8 }), (lines, edited) => {
        const found = findDuplicate(lines, edited)
        const combined = combineDuplicates(lines, [edited, found?.cartItemId ?? 0])
        expect(combined).toHaveLength(lines.length - (found ? 1 : 0))
        expect(total(combined)).toBe(total(lines))
        expect(combined.every((one) => one.quantity <= 999)).toBe(true)
      }),
    )
  })
})

function total(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, one) => sum + one.quantity, 0)
}
