import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdsLines, removeOrdered, sameLines } from './ordered-lines.ts'

describe('comparing an order with the stored cart', () => {
  const line = {
    partId: 1,
    quantity: 2,
    paintColorId: 4,
    impellerTrim: null,
    impellerAngle: null,
    pumpId: null,
  }

  const anyLine = fc.record({
    partId: fc.integer({ min: 1, max: 9 }),
    quantity: fc.integer({ min: 1, max: 999 }),
    paintColorId: fc.option(fc.integer({ min: 1, max: 5 })),
    impellerTrim: fc.option(fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100)),
    impellerAngle: fc.option(fc.integer({ min: 0, max: 90 })),
    pumpId: fc.option(fc.integer({ min: 1, max: 4 })),
  })

  it.each([
    ['another part', { partId: 2 }],
    ['another quantity', { quantity: 3 }],
    ['no paint', { paintColorId: null }],
    ['a trim', { impellerTrim: 0 }],
    ['an angle', { impellerAngle: 0 }],
    ['LINE-02: a pump', { pumpId: 3 }],
  ])('%s makes the lines differ', (_, change) => {
    expect(sameLines([line], [{ ...line, ...change }])).toBe(false)
  })

  it('an extra, missing or repeated line makes the lines differ', () => {
    const other = { ...line, partId: 2 }
    expect(sameLines([line], [line, other])).toBe(false)
    expect(sameLines([line, other], [line])).toBe(false)
    expect(sameLines([line, line, other], [line, other, other])).toBe(false)
  })

  it('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(fc.array(anyLine), fc.nat(), (lines, seed) => {
        const turn = seed % (lines.length + 1)
        const turned = [...lines.slice(turn), ...lines.slice(0, turn)]
        expect(
          sameLines(
            turned.map((one) => ({ ...one })),
            lines,
          ),
        ).toBe(true)
      }),
    )
  })
})

describe('lines left in the cart after an order', () => {
  const line = (partId: number, quantity: number, paintColorId: number | null = null) => ({
    partId,
    quantity,
    paintColorId,
    impellerTrim: null,
    impellerAngle: null,
    pumpId: null,
  })

  it('an order empties an unchanged cart, in any order of its lines (OQ-48)', () => {
    expect(removeOrdered([line(1, 2), line(2, 1), line(1, 3)], [line(2, 1), line(1, 3), line(1, 2)])).toEqual(
      [],
    )
  })

  it('lines and quantities added meanwhile stay in the cart (OQ-48)', () => {
    const cart = [line(1, 5), line(3, 1), line(1, 2, 7)]
    expect(removeOrdered(cart, [line(1, 2)])).toEqual([line(1, 3), line(3, 1), line(1, 2, 7)])
  })

  it('an ordered line leaves a line of the same goods beside it whole (E72)', () => {
    const cart = [
      { ...line(1, 5), cartItemId: 1 },
      { ...line(1, 2), cartItemId: 2 },
    ]
    expect(removeOrdered(cart, [line(1, 2)])).toEqual([{ ...line(1, 5), cartItemId: 1 }])
    expect(removeOrdered(cart, [line(1, 6)])).toEqual([{ ...line(1, 1), cartItemId: 2 }])
  })

  it('a part of a cart is one that the cart holds, in lines and quantities (ORDER-02)', () => {
    const cart = [line(1, 5), line(2, 1)]
    expect(holdsLines(cart, [line(2, 1)])).toBe(true)
    expect(holdsLines(cart, [line(1, 6)])).toBe(false)
    expect(holdsLines(cart, [line(3, 1)])).toBe(false)
  })

  it('a quantity reduced meanwhile does not affect other lines (OQ-48)', () => {
    expect(removeOrdered([line(2, 1), line(1, 1)], [line(1, 4)])).toEqual([line(2, 1)])
  })

  it('remaining lines keep their other fields (OQ-48)', () => {
    expect(removeOrdered([{ ...line(1, 5), cartItemId: 8 }], [line(1, 1)])).toEqual([
      { ...line(1, 4), cartItemId: 8 },
    ])
  })
})
