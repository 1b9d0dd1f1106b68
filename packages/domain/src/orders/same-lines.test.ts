import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameLines } from './same-lines.ts'

const line = { partId: 1, quantity: 2, paintColorId: 4, impellerTrim: null, impellerAngle: null }

const anyLine = fc.record({
  partId: fc.integer({ min: 1, max: 9 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  paintColorId: fc.option(fc.integer({ min: 1, max: 5 })),
  impellerTrim: fc.option(fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100)),
  impellerAngle: fc.option(fc.integer({ min: 0, max: 90 })),
})

describe("an order's lines against the stored cart", () => {
  it.each([
    ['another part', { partId: 2 }],
    ['another quantity', { quantity: 3 }],
    ['no paint', { paintColorId: null }],
    ['a trim', { impellerTrim: 0 }],
    ['an angle', { impellerAngle: 0 }],
  ])('%s differs', (_, change) => {
    expect(sameLines([line], [{ ...line, ...change }])).toBe(false)
  })

  it('a line more, a line less and a line twice differ', () => {
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
