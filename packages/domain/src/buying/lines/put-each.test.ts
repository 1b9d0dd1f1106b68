import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Checked, invalid, limits, valid } from '../../core/kernel/index.ts'
import { putEach } from './put-each.ts'
import { reportLine } from './report-line.ts'

describe('adding the lines of a list to a cart', () => {
  const line = (partId: number, quantity: number, units = 'EA') => ({
    units,
    partId,
    quantity,
    paintColorId: null,
    impellerTrim: null,
    impellerAngle: null,
  })
  type Line = ReturnType<typeof line>

  function put(cart: Line[], wanted: Checked<Line>[]) {
    const known = { part: undefined, nearest: undefined }
    const reported = wanted.map((checked) => ({ checked, report: reportLine(known, checked) }))
    const { lines, reports } = putEach(cart, reported)
    return { lines, reports, refusals: reports.map(({ whyNot }) => whyNot) }
  }

  it('an equal line raises the existing one, other lines are appended (E72, CART-13, LIST-03)', () => {
    const { lines, refusals } = put([line(1, 3)], [valid(line(1, 2)), valid(line(2, 1))])
    expect(lines).toEqual([line(1, 5), line(2, 1)])
    expect(refusals).toEqual([null, null])
  })

  it('a line added before, or earlier in the list, is not added again (LIST-04)', () => {
    const known = { part: undefined, nearest: undefined }
    const checked = valid(line(1, 2))
    const under = (editId: string) => ({ checked, report: reportLine(known, checked), editId })
    const { lines, reports, edits } = putEach([line(1, 998)], ['old', 'over', 'old'].map(under), ['old'])
    expect(lines).toEqual([line(1, 998)])
    expect(reports.map(({ outcome }) => outcome)).toEqual(['ADDED', 'OVER_MAXIMUM', 'ADDED'])
    expect(edits).toEqual([])
    const twice = putEach([], ['new', 'new'].map(under))
    expect([twice.lines, twice.edits]).toEqual([[line(1, 2)], ['new']])
  })

  it('a rejected line gives its reason, and the others are still added (E72)', () => {
    const { lines, refusals, reports } = put(
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
      'Together with your cart, this is more than 999.',
      'Paint color is not valid.',
      null,
      null,
    ])
    expect(reports.map(({ outcome }) => outcome)).toEqual(['OVER_MAXIMUM', 'WRONG_VALUE', 'ADDED', 'ADDED'])
  })

  it('a full cart accepts only lines that it already has (E72)', () => {
    const full = Array.from({ length: limits.cartItems }, (_, index) => line(index + 1, 1))
    const { lines, refusals, reports } = put(full, [valid(line(9_000, 1)), valid(line(1, 1))])
    expect(lines).toHaveLength(limits.cartItems)
    expect(reports[0]?.outcome).toBe('CART_FULL')
    expect(refusals).toEqual([`A shopping cart holds at most ${limits.cartItems} lines.`, null])
  })

  it('every line is either in the cart or reported (E72, LIST-03)', () => {
    const anyLine = fc.record({
      partId: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 999 }),
      units: fc.constantFrom('EA', 'FT'),
    })
    const sum = (lines: { quantity: number }[]) => lines.reduce((total, { quantity }) => total + quantity, 0)
    fc.assert(
      fc.property(fc.array(anyLine), (wanted) => {
        const ordered = wanted.map(({ partId, quantity, units }) => line(partId, quantity, units))
        const { lines, refusals } = put([], ordered.map(valid))
        const added = ordered.filter((_, index) => refusals[index] === null)
        expect(sum(lines)).toBe(sum(added))
        expect(refusals).toHaveLength(ordered.length)
      }),
    )
  })
})
