import { invalid } from '../kernel/index.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkQuantity, mayTypeQuantity } from './check-quantity.ts'

const refused = invalid('quantity', 'OUT_OF_RANGE', 'Quantity must be a number between 1 and 999.')

describe('PART-18 CART-17 quantity', () => {
  it.each([
    ['1', 1],
    ['999', 999],
    ['007', 7],
  ])('TV-07a: %j is %i', (typed, value) => {
    expect(checkQuantity(typed)).toEqual({ ok: true, value })
  })

  it.each(['0', '1000', '', '1.0', '-1', '1e2', '٣', ' 1', '１', '1\n'])('TV-07b: %j is refused', (typed) => {
    expect(checkQuantity(typed)).toEqual(refused)
  })

  it('CONST-03: reads exactly the whole numbers from 1 to 999, and only in ASCII digits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer().map(String)), (typed) => {
        const answer = checkQuantity(typed)
        if (answer.ok) expect(String(answer.value)).toBe(typed.replace(/^0+/, ''))
        else expect(typed).not.toMatch(/^0*[1-9][0-9]{0,2}$/)
      }),
    )
  })
})

it.each([
  ['', true],
  ['1234567890', true],
  ['12345678901', false],
  ['1.', false],
  ['-', false],
  ['٣', false],
])('CONST-02 LOOKUP-16: %j may be typed: %s', (text, expected) => {
  expect(mayTypeQuantity(text)).toBe(expected)
})
