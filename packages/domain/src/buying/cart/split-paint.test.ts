import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invalid, valid } from '../../core/kernel/index.ts'
import { cartMessages } from './messages.ts'
import { checkPaintCount, checkPaintJob, splitPaint } from './split-paint.ts'

const [red, blue] = [1, 2]
const line = { cartItemId: 7, quantity: 5, paintColorId: red, partNumber: 'D7232-4-CI' }
const paint = (count: number, quantity = 5) =>
  splitPaint({ ...line, quantity }, { paintColorId: blue, count, newId: -1 })

describe('painting part of a line (CART-14, CART-15)', () => {
  it('painting 2 of 5 adds a new line, and the rest keeps its id and colour (TV-11a)', () => {
    expect(paint(2)).toEqual([
      { ...line, quantity: 3 },
      { ...line, cartItemId: -1, quantity: 2, paintColorId: blue },
    ])
  })

  it.each([
    ['TV-11b: all 5', 5],
    ['TV-11d: the only one', 1],
  ])('%s stay one line', (_, quantity) => {
    expect(paint(quantity, quantity)).toEqual([{ ...line, quantity, paintColorId: blue }])
  })

  it('painting keeps the total quantity, the part and the id of the line', () => {
    const job = fc
      .integer({ min: 1, max: 999 })
      .chain((quantity) => fc.tuple(fc.constant(quantity), fc.integer({ min: 1, max: quantity })))
    fc.assert(
      fc.property(job, ([quantity, count]) => {
        const lines = paint(count, quantity)
        expect(lines.reduce((sum, one) => sum + one.quantity, 0)).toBe(quantity)
        expect(lines.every((one) => one.quantity > 0 && one.partNumber === line.partNumber)).toBe(true)
        expect(lines[0]?.cartItemId).toBe(line.cartItemId)
        expect(new Set(lines.map((one) => one.cartItemId)).size).toBe(lines.length)
        expect(lines.at(-1)).toMatchObject({ quantity: count, paintColorId: blue })
      }),
    )
  })
})

describe('quantity to paint (CART-16)', () => {
  it.each([
    ['6', 'New quantity must not be greater than the current quantity (5)'],
    ['0', 'Quantity must be a valid number.'],
    ['1.5', 'Quantity must be a valid number.'],
    ['', 'Quantity must be a valid number.'],
    ['-1', 'Quantity must be a valid number.'],
    ['٣', 'Quantity must be a valid number.'],
  ])('%j of 5 is rejected (TV-11c)', (typed, error) => {
    expect(checkPaintCount(typed, 5)).toMatchObject({ ok: false, errors: [{ error }] })
  })

  it.each([
    ['1', 1],
    ['5', 5],
    ['002', 2],
  ])('%j of 5 is read as %i', (typed, value) => {
    expect(checkPaintCount(typed, 5)).toEqual({ ok: true, value })
  })
})

it('a paint job covers a whole line or a count, and a full cart allows no new line (CART-14, CART-15, CART-16)', () => {
  const line = { quantity: 5, isCartFull: false }
  const full = { quantity: 5, isCartFull: true }
  expect(checkPaintJob({ extent: 'all', count: '' }, full)).toEqual(valid(5))
  expect(checkPaintJob({ extent: 'some', count: '2' }, line)).toEqual(valid(2))
  expect(checkPaintJob({ extent: 'some', count: '5' }, full)).toEqual(valid(5))
  expect(checkPaintJob({ extent: 'some', count: '' }, line)).toMatchObject({ ok: false })
  expect(checkPaintJob({ extent: 'some', count: '2' }, full)).toEqual(
    invalid('count', 'NOT_ALLOWED', cartMessages.cartFull),
  )
})
