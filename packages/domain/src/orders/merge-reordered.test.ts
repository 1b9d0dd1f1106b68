import fc from 'fast-check'
import { expect, it } from 'vitest'
import { invalid, limits, valid } from '../kernel/index.ts'
import { mergeReordered } from './merge-reordered.ts'

const line = (partId: number, quantity: number, units = 'EA') => ({
  units,
  partId,
  quantity,
  paintColorId: null,
  impellerTrim: null,
  impellerAngle: null,
})

it('E72 CART-13: equal goods raise the line that is there, others follow', () => {
  const { lines, refusals } = mergeReordered([line(1, 3)], [valid(line(1, 2)), valid(line(2, 1))])
  expect(lines).toEqual([line(1, 5), line(2, 1)])
  expect(refusals).toEqual([null, null])
})

it('E72: a line that cannot go in says why, and the others still go in', () => {
  const { lines, refusals } = mergeReordered(
    [line(1, 998)],
    [
      valid(line(1, 2)),
      invalid('paintColorId', 'UNKNOWN', 'Paint color is not valid.'),
      valid(line(1, 1)),
      valid(line(2, 4)),
    ],
  )
  expect(lines).toEqual([line(1, 999), line(2, 4)])
  expect(refusals).toEqual([
    `Quantity must be a number between 1 and ${limits.quantity}.`,
    'Paint color is not valid.',
    null,
    null,
  ])
})

it('E72: a full cart takes what it has already, and nothing else', () => {
  const full = Array.from({ length: limits.cartItems }, (_, index) => line(index + 1, 1))
  const { lines, refusals } = mergeReordered(full, [valid(line(9_000, 1)), valid(line(1, 1))])
  expect(lines).toHaveLength(limits.cartItems)
  expect(refusals).toEqual([`A shopping cart holds at most ${limits.cartItems} lines.`, null])
})

it('E72: nothing is dropped: every line is in the cart or named', () => {
  const anyLine = fc.record({
    partId: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 999 }),
    units: fc.constantFrom('EA', 'FT'),
  })
  const sum = (lines: { quantity: number }[]) => lines.reduce((total, { quantity }) => total + quantity, 0)
  fc.assert(
    fc.property(fc.array(anyLine), (wanted) => {
      const ordered = wanted.map(({ partId, quantity, units }) => line(partId, quantity, units))
      const { lines, refusals } = mergeReordered([], ordered.map(valid))
      const added = ordered.filter((_, index) => refusals[index] === null)
      expect(sum(lines)).toBe(sum(added))
      expect(refusals).toHaveLength(ordered.length)
    }),
  )
})
