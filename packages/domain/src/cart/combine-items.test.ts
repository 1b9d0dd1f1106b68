import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeIntoCart } from './combine-items.ts'

const line = {
  partId: 1,
  units: 'EA',
  paintColorId: null,
  impellerTrim: null,
  impellerAngle: null,
  quantity: 2,
}

const anyLine = fc.record({
  partId: fc.integer({ min: 1, max: 3 }),
  units: fc.constantFrom('EA', 'FT'),
  paintColorId: fc.constantFrom(null, 1),
  impellerTrim: fc.constantFrom(null, 0, 5.25),
  impellerAngle: fc.constantFrom(null, 0, 10),
  quantity: fc.integer({ min: 1, max: 40 }),
})
const lines = fc.array(anyLine, { maxLength: 10 })

describe('CART-13 adding to a cart', () => {
  it('raises the equal line and keeps its id and place', () => {
    const existing = [
      { ...line, cartItemId: 5 },
      { ...line, cartItemId: 6, partId: 2 },
    ]
    const added = [{ ...line, cartItemId: 0, quantity: 3 }]
    expect(mergeIntoCart(existing, added)).toEqual({
      ok: true,
      value: [{ ...existing[0], quantity: 5 }, existing[1]],
    })
  })

  it('combines equal lines of one addition, but never those sold per FT', () => {
    const hose = { ...line, units: 'FT' }
    expect(mergeIntoCart([hose], [line, line, hose])).toEqual({
      ok: true,
      value: [hose, { ...line, quantity: 4 }, hose],
    })
  })

  it('refuses a sum over the maximum', () => {
    expect(mergeIntoCart([{ ...line, quantity: 990 }], [{ ...line, quantity: 10 }])).toEqual({
      ok: false,
      error: 'Quantity must be a number between 1 and 999.',
    })
  })

  it('never loses or invents a quantity, and leaves what was there in place', () => {
    fc.assert(
      fc.property(lines, lines, (existing, added) => {
        const merged = mergeIntoCart(existing, added)
        if (!merged.ok) throw new Error(merged.error)
        expect(total(merged.value)).toBe(total(existing) + total(added))
        expect(merged.value.slice(0, existing.length).map((one) => one.partId)).toEqual(
          existing.map((one) => one.partId),
        )
      }),
    )
  })
})

function total(all: { quantity: number }[]): number {
  return all.reduce((sum, one) => sum + one.quantity, 0)
}
