import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstError } from '../../core/kernel/index.ts'
import {
  checkOrderedLines,
  linesOverSaved,
  mergeGroups,
  type QuoteGroup,
  savedGroups,
  splitGroup,
} from './quote-limits.ts'

interface Line {
  cartItemId: number
  quantity: number
}
const line = (cartItemId: number, quantity: number): Line => ({ cartItemId, quantity })

/** Line a is 5 red, line b is 3 blue of the same part. */
const [a, b] = [1, 2]
const saved = savedGroups([line(a, 5), line(b, 3)])
const split = splitGroup(saved, a, 7)
const merged = mergeGroups(saved, [a, b])

describe('quantity limits of a saved quote on screen (QUOTE-17, TV-12)', () => {
  it.each<[string, QuoteGroup[], Line[], number[]]>([
    ['TV-12a: a is 5', saved, [line(a, 5), line(b, 3)], []],
    ['TV-12a: a is 6', saved, [line(a, 6), line(b, 3)], [a]],
    ['TV-12b: split 2 + 4', split, [line(a, 2), line(7, 4), line(b, 3)], [a, 7]],
    ['TV-12b: split 1 + 4', split, [line(a, 1), line(7, 4), line(b, 3)], []],
    ['TV-12c: merged 8', merged, [line(a, 8)], []],
    ['TV-12c: merged 9', merged, [line(a, 9)], [a]],
    ['lines of one group merged again', mergeGroups(split, [a, 7]), [line(a, 6), line(b, 3)], [a]],
    ['a line removed does not lend to another group', saved, [line(b, 4)], [b]],
    ['a split line removed gives back', split, [line(7, 5)], []],
    ['a line that was never saved', saved, [line(99, 1)], [99]],
  ])('%s', (_, groups, lines, over) => {
    expect(linesOverSaved(groups, lines)).toEqual(over)
  })
})

const splitStep = fc.record({ kind: fc.constant('split' as const), at: fc.nat(), count: fc.nat() })
const mergeStep = fc.record({ kind: fc.constant('merge' as const), at: fc.nat(), with: fc.nat() })

it('splitting and merging never exceed the limit, and the server accepts what the screen allows (OQ-54)', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(quantities, fc.array(fc.oneof(splitStep, mergeStep), { maxLength: 12 }), (counts, steps) => {
      const start = counts.map((quantity, id) => line(id, quantity))
      let [lines, groups] = [start, savedGroups(start)]
      for (const [index, step] of steps.entries()) {
        const one = lines[step.at % lines.length] ?? line(0, 0)
        if (step.kind === 'split') {
          const count = step.count % one.quantity
          if (count === 0) continue
          groups = splitGroup(groups, one.cartItemId, 100 + index)
          lines = lines.flatMap((l) =>
            l === one ? [{ ...l, quantity: l.quantity - count }, line(100 + index, count)] : l,
          )
          continue
        }
        const other = lines[step.with % lines.length] ?? one
        if (other === one) continue
        groups = mergeGroups(groups, [one.cartItemId, other.cartItemId])
        lines = lines.flatMap((l) =>
          l === one ? line(l.cartItemId, l.quantity + other.quantity) : l === other ? [] : l,
        )
      }
      const ofOnePart = (all: Line[]) => all.map(({ quantity }) => ({ partId: 1, pumpId: null, quantity }))
      expect(linesOverSaved(groups, lines)).toEqual([])
      expect(firstError(checkOrderedLines(ofOnePart(lines), ofOnePart(start)))).toBeNull()
      const raised = lines.map((l, index) => (index === 0 ? { ...l, quantity: l.quantity + 1 } : l))
      expect(linesOverSaved(groups, raised)).toContain(raised[0]?.cartItemId)
    }),
  )
})

describe('quantity limits of a saved quote on the server (QUOTE-17, TV-12)', () => {
  const overSaved = 'New quantity cannot be greater than current quantity on a saved quote.'
  const otherParts = 'Only parts of the saved quote can be ordered from it.'

  const lines = (...rows: [partId: number, quantity: number, pumpId?: number][]) =>
    rows.map(([partId, quantity, pumpId = null]) => ({ partId, quantity, pumpId }))
  const saved = lines([1, 5], [1, 3], [2, 4])

  it.each([
    ['what was saved', lines([1, 5], [1, 3], [2, 4]), null],
    ['TV-12c: merged into 8', lines([1, 8]), null],
    ['TV-12c: merged into 9', lines([1, 9]), overSaved],
    ['TV-12a: 5 raised to 6 beside 3', lines([1, 6], [1, 3]), overSaved],
    ['TV-12b: split 2 + 3 and one raised', lines([1, 2], [1, 4], [1, 3]), overSaved],
    ['a part left out', lines([2, 1]), null],
    ['another part', lines([1, 1], [3, 1]), otherParts],
    ['LINE-04: the same part for a pump', lines([1, 1, 7]), otherParts],
  ])(
    'the server checks an order against the saved quote: %s (QUOTE-17, OQ-54, TV-12)',
    (_, ordered, sentence) => {
      expect(firstError(checkOrderedLines(ordered, saved))).toBe(sentence)
    },
  )
})
