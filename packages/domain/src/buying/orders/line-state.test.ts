import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lineState, linesState } from './line-state.ts'

it.each([
  [{ ordered: 10, shipped: 0, cancelled: 0 }, 10],
  [{ ordered: 10, shipped: 4, cancelled: 0 }, 6],
  [{ ordered: 10, shipped: 4, cancelled: 6 }, 0],
  [{ ordered: 10, shipped: 11, cancelled: 0 }, 0],
])('a line of %j has an open quantity of %i (STEP-02)', (line, toCome) => {
  expect(lineState(line)).toEqual({ toCome })
})

it.each([
  [
    'TO SHIP',
    [
      [10, 0, 0],
      [1, 0, 0],
    ],
  ],
  [
    'TO SHIP',
    [
      [10, 0, 10],
      [1, 0, 0],
    ],
  ],
  [
    'PARTLY SHIPPED',
    [
      [10, 4, 0],
      [1, 0, 1],
    ],
  ],
  [
    'SHIPPED',
    [
      [10, 4, 6],
      [1, 0, 1],
    ],
  ],
  [
    'CANCELLED',
    [
      [10, 0, 10],
      [1, 0, 1],
    ],
  ],
] as const)('%s is the state of an order with the lines %j (STEP-02)', (state, lines) => {
  expect(linesState(lines.map(([ordered, shipped, cancelled]) => ({ ordered, shipped, cancelled })))).toBe(
    state,
  )
})

/** State of a single unit: waiting, shipped or cancelled. */
type Unit = 'waits' | 'left' | 'cancelled'

it('open quantity and order state match a count of single units in 10,000 random sequences (STEP-02)', () => {
  const steps = fc.array(
    fc.record({
      line: fc.nat(2),
      quantities: fc.integer({ min: 1, max: 6 }),
      act: fc.constantFrom('ship', 'cancel', 'return'),
    }),
    { maxLength: 12 },
  )
  const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(sizes, steps, (ordered, taken) => {
      const quantities = ordered.map((size) => Array.from<unknown, Unit>({ length: size }, () => 'waits'))
      const lines = ordered.map((size) => ({ ordered: size, shipped: 0, cancelled: 0 }))
      for (const { line: place, quantities: most, act } of taken) {
        const [line, own] = [lines[place], quantities[place]]
        if (!line || !own) continue
        const from = act === 'return' ? 'left' : 'waits'
        const to = act === 'ship' ? 'left' : act === 'cancel' ? 'cancelled' : 'waits'
        const moved = Math.min(most, act === 'return' ? line.shipped : lineState(line).toCome)
        for (let left = moved; left > 0; left--) own[own.indexOf(from)] = to
        if (act === 'ship') line.shipped += moved
        else if (act === 'cancel') line.cancelled += moved
        else line.shipped -= moved
      }
      const all = quantities.flat()
      lines.forEach((line, place) =>
        expect(lineState(line).toCome).toBe(quantities[place]?.filter((unit) => unit === 'waits').length),
      )
      const [waits, left] = [all.includes('waits'), all.includes('left')]
      const stands = waits ? (left ? 'PARTLY SHIPPED' : 'TO SHIP') : left ? 'SHIPPED' : 'CANCELLED'
      expect(linesState(lines)).toBe(stands)
    }),
    { numRuns: 10_000 },
  )
})
