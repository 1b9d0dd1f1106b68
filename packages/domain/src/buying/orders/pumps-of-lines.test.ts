import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  applyEdit,
  type CartEdit,
  type EditedLine,
  mergeIntoCart,
  splitPaint,
  undoAddition,
} from '../cart/index.ts'
import { describePlace, fitNote, type ForPump, groupByPump } from '../../catalogue/fit/index.ts'
import { checkOrderedLines } from '../quotes/index.ts'
import { orThrow } from '../../core/kernel/index.ts'
import { removeOrdered, sameLines } from './ordered-lines.ts'

type Line = EditedLine & { forPump: ForPump | null }
type Step = { act: (typeof acts)[number]; at: number; with: number; count: number }

const acts = [
  'set',
  'split',
  'combine',
  'know',
  'remove and restore',
  'add and undo',
  'quote and order',
  'order and reorder',
] as const
const pumps = [null, 1, 2, 3, 4]

const fitOf = (partId: number, pumpId: number | null): ForPump | null =>
  pumpId === null
    ? null
    : {
        pumpId,
        serialNumber: `10023${pumpId}`,
        assembly: partId % 2 ? 'Wet end' : null,
        position: partId % 2 ? String(partId) : null,
        verdict: partId % 2 ? 'FITS' : 'NOT_IN_THIS_PUMP',
        reason: partId % 2 ? 'Fits.' : 'Not in this pump.',
        isKnown: partId % 2 === 0,
      }

const line = (index: number, quantity: number): Line => {
  const [partId, pumpId] = [(index % 3) + 1, pumps[index % 5] ?? null]
  const none = { paintColorId: null, impellerTrim: null, impellerAngle: null, acknowledgedVerdict: null }
  return {
    cartItemId: index + 1,
    partId,
    pumpId,
    quantity,
    units: 'EA',
    ...none,
    forPump: fitOf(partId, pumpId),
  }
}

/** Quantity of each part for each pump, regardless of the lines. */
function counts(lines: readonly { partId: number; pumpId: number | null; quantity: number }[]) {
  const sums: Record<string, number> = {}
  for (const { partId, pumpId, quantity } of lines) {
    const key = `${partId} for ${pumpId}`
    sums[key] = (sums[key] ?? 0) + quantity
  }
  return sums
}

/** Applies an edit without checking its outcome; a conflict leaves the lines as they are. */
const edited = (lines: readonly Line[], edit: CartEdit<Line>) => applyEdit(lines, edit).lines

/** Passes an order's lines through the ERP and a CSV file, and checks that the note names the pump. */
function throughErp(lines: readonly Line[]) {
  return lines.map(({ cartItemId: _, acknowledgedVerdict: __, ...kept }) => {
    const note = fitNote(kept.forPump)
    expect(note?.startsWith(`for 10023${kept.pumpId}`) ?? null).toBe(kept.pumpId === null ? null : true)
    if (kept.forPump) expect(note).toContain(describePlace(kept.forPump))
    return kept
  })
}

function take(lines: readonly Line[], { act, at, with: other, count }: Step, id: number): readonly Line[] {
  const one = lines[at % lines.length]
  const two = lines[other % lines.length]
  if (!one || !two) return lines
  const { cartItemId, quantity, acknowledgedVerdict } = one
  if (act === 'set') {
    const raised = edited(lines, {
      act: 'set',
      cartItemId,
      from: { quantity },
      to: { quantity: quantity + 1 },
    })
    return edited(raised, { act: 'set', cartItemId, from: { quantity: quantity + 1 }, to: { quantity } })
  }
  if (act === 'know')
    return edited(lines, {
      act: 'set',
      cartItemId,
      from: { acknowledgedVerdict },
      to: { acknowledgedVerdict: one.forPump?.verdict ?? null },
    })
  if (act === 'split') {
    const some = Math.min(count, quantity)
    expect(
      splitPaint(one, { paintColorId: 7, count: some, newId: id }).every((l) => l.pumpId === one.pumpId),
    ).toBe(true)
    return edited(lines, {
      act: 'split',
      cartItemId,
      paintColorId: count % 3 || null,
      count: some,
      newId: id,
    })
  }
  if (act === 'combine') return edited(lines, { act: 'combine', pair: [cartItemId, two.cartItemId] })
  if (act === 'remove and restore')
    return edited(edited(lines, { act: 'remove', lines: [one] }), { act: 'add', lines: [one], at: 0 })
  if (act === 'add and undo') {
    const { cartItemId: _, ...goods } = { ...two, pumpId: one.pumpId, quantity: 1 }
    const merged = mergeIntoCart<Line>(lines, [{ ...goods, cartItemId: id }])
    if (!merged.ok) return lines
    return undoAddition(merged.value, [goods]).reduce<readonly Line[]>(edited, merged.value)
  }
  const ordered = throughErp(lines)
  if (act === 'quote and order') expect(checkOrderedLines(lines, ordered).ok).toBe(true)
  expect(sameLines(ordered, lines)).toBe(true)
  expect(removeOrdered(lines, ordered)).toEqual([])
  const again = ordered.map((kept, index) => ({ ...kept, cartItemId: id - index, acknowledgedVerdict: null }))
  return orThrow(mergeIntoCart<Line>([], again))
}

it('20 lines for 4 pumps keep their pumps on 1,000 random paths through cart, quote, order, ERP and reorder (LINE-04)', () => {
  const step = fc.record({
    act: fc.constantFrom(...acts),
    at: fc.nat(19),
    with: fc.nat(19),
    count: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 20, maxLength: 20 }),
      fc.array(step, { minLength: 5, maxLength: 30 }),
      (quantities, path) => {
        const start = quantities.map((quantity, index) => line(index, quantity))
        const end = path.reduce<readonly Line[]>(
          (now, one, index) => take(now, one, -1000 * (index + 1)),
          start,
        )
        expect(counts(end)).toEqual(counts(start))
        for (const { pumpId, forPump } of end) expect(forPump?.pumpId ?? null).toBe(pumpId)
        expect(groupByPump(end).flatMap(({ lines }) => lines)).toHaveLength(end.length)
      },
    ),
    { numRuns: 1000 },
  )
})
