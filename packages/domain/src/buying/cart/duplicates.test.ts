import { invalid } from '../../core/kernel/index.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areDuplicates,
  combineDuplicates,
  findDuplicate,
  linesOverTogether,
  mergeIntoCart,
} from './duplicates.ts'

const tb1 = {
  cartItemId: 1,
  partId: 1,
  units: 'EA',
  paintColorId: 2,
  impellerTrim: null,
  impellerAngle: null,
}
const impeller = { ...tb1, partId: 2, impellerAngle: '10', impellerTrim: '5.0' }
const otherId = { cartItemId: 2 }

describe('duplicates (CART-12, CART-13)', () => {
  it('two EA lines with the same part, the same paint and no impeller values are duplicates (TV-09a)', () => {
    expect(areDuplicates(tb1, { ...tb1, ...otherId })).toBe(true)
  })

  it.each([
    ['per FT', { ...tb1, units: 'FT' }, { ...tb1, ...otherId, units: 'FT' }],
    ['per EA against FT', tb1, { ...tb1, ...otherId, units: 'FT' }],
    ['the same id', tb1, tb1],
    ['paint against none', tb1, { ...tb1, ...otherId, paintColorId: null }],
    ['another part', tb1, { ...tb1, ...otherId, partId: 3 }],
  ])('%s is not a duplicate (TV-09b)', (_, a, b) => {
    expect(areDuplicates(a, b)).toBe(false)
  })

  it('trims compare as numbers (TV-09c)', () => {
    expect(areDuplicates(impeller, { ...impeller, ...otherId, impellerTrim: '5.00' })).toBe(true)
    expect(areDuplicates(impeller, { ...impeller, ...otherId, impellerTrim: '5.01' })).toBe(false)
  })

  it('missing values do not equal 0 (TV-09d)', () => {
    const missing = { ...impeller, impellerAngle: null, impellerTrim: null }
    expect(areDuplicates(missing, { ...missing, ...otherId, impellerAngle: 0, impellerTrim: 0 })).toBe(false)
    expect(areDuplicates(missing, { ...missing, ...otherId, impellerAngle: 0 })).toBe(false)
  })
})

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

describe('combining two lines (CART-12)', () => {
  it('the first line takes both quantities, whichever line was edited', () => {
    for (const pair of [[1, 2] as const, [2, 1] as const])
      expect(combineDuplicates([line, other, same], pair)).toEqual([{ ...line, quantity: 5 }, other])
  })

  it('only a duplicate is offered (CART-13)', () => {
    expect(findDuplicate([line, other, same], 2)).toBe(line)
    expect(findDuplicate([line, other, same], 3)).toBeUndefined()
    expect(findDuplicate([line], 9)).toBeUndefined()
  })

  it('no duplicate is offered when the sum exceeds the maximum (OQ-40)', () => {
    const many = { ...same, quantity: 998 }
    expect(findDuplicate([line, many], 1)).toBeUndefined()
    expect(findDuplicate([line, { ...many, quantity: 997 }], 1)).toBeDefined()
    expect(combineDuplicates([line, many], [1, 2])).toEqual([line, many])
  })

  it('lines stay unchanged when one is gone or they differ', () => {
    expect(combineDuplicates([line], [1, 2])).toEqual([line])
    expect(combineDuplicates([line, other], [1, 3])).toEqual([line, other])
  })

  it('combining keeps the total quantity and removes one line', () => {
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

const anyLine = fc.record({
  partId: fc.integer({ min: 1, max: 3 }),
  units: fc.constantFrom('EA', 'FT'),
  paintColorId: fc.constantFrom(null, 1),
  impellerTrim: fc.constantFrom(null, 0, 5.25),
  impellerAngle: fc.constantFrom(null, 0, 10),
  quantity: fc.integer({ min: 1, max: 40 }),
})
const lines = fc.array(anyLine, { maxLength: 10 })

it('only lines that together exceed the maximum are listed (OQ-40)', () => {
  const [a, b, small] = [{ ...line, quantity: 500 }, { ...line, quantity: 500 }, other]
  expect(linesOverTogether([a, small, b])).toEqual([a, b])
  expect(linesOverTogether([a, small])).toEqual([])
})

describe('adding to a cart (CART-13)', () => {
  it('an equal line is raised and keeps its id and position', () => {
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

  it('equal added lines are combined, except those sold per FT', () => {
    const hose = { ...line, units: 'FT' }
    expect(mergeIntoCart([hose], [line, line, hose])).toEqual({
      ok: true,
      value: [hose, { ...line, quantity: 4 }, hose],
    })
  })

  it('a sum over the maximum is rejected', () => {
    expect(mergeIntoCart([{ ...line, quantity: 990 }], [{ ...line, quantity: 10 }])).toEqual(
      invalid('quantity', 'OUT_OF_RANGE', 'Quantity must be a number between 1 and 999.'),
    )
  })

  it('merging keeps the total quantity and the order of the existing lines', () => {
    fc.assert(
      fc.property(lines, lines, (existing, added) => {
        const merged = mergeIntoCart(existing, added)
        if (!merged.ok) throw new Error(merged.errors[0].error)
        expect(total(merged.value)).toBe(total(existing) + total(added))
        expect(merged.value.slice(0, existing.length).map((one) => one.partId)).toEqual(
          existing.map((one) => one.partId),
        )
      }),
    )
  })
})

function total(all: readonly { quantity: number }[]): number {
  return all.reduce((sum, one) => sum + one.quantity, 0)
}
