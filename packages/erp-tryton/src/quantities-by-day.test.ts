import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quantitiesByDay, type Move } from './quantities-by-day.ts'

const moveOf = (id: number, quantity: number, state = 'draft'): Move => ({
  id,
  origin: 'sale.line,1',
  shipment: 'stock.shipment.out,1',
  state,
  quantity,
  invoice_lines: [],
  _timestamp: '',
})

/** Parses `4 11-24, 6 12-03`; a allocation without a day has no date. */
const lineOf = (text: string) => ({
  promised: text.split(', ').map((allocation) => {
    const [quantity = '', day] = allocation.split(' ')
    return { quantity, date: day ? `2026-${day}` : null, warehouse: null }
  }),
})

/** Formats each quantity as `MOVE: QUANTITY DAY`, with + if it is split off. */
const reported = (text: string, moves: Move[]) =>
  quantitiesByDay(new Map([['sale.line,1', lineOf(text)]]), moves).map(
    ({ move, quantity, day, isSplitOff }) =>
      `${move.id}: ${isSplitOff ? '+' : ''}${quantity} ${day.slice(5)}`,
  )

it.each<[string, string, Move[], string[]]>([
  ['one day', '10 12-03', [moveOf(7, 10)], ['7: 10 12-03']],
  ['two days', '4 11-24, 6 12-03', [moveOf(7, 10)], ['7: 4 11-24', '7: +6 12-03']],
  ['what is split already', '4 11-24, 6 12-03', [moveOf(9, 6), moveOf(7, 4)], ['7: 4 11-24', '9: 6 12-03']],
  ['two places on a day', '4 11-24, 1 11-24, 5 12-03', [moveOf(7, 10)], ['7: 5 11-24', '7: +5 12-03']],
  ['what is being picked', '4 11-24, 6 12-03', [moveOf(7, 4, 'assigned'), moveOf(9, 6)], ['9: 6 12-03']],
  ['what nobody can date', '4 11-24, 6', [moveOf(7, 10)], ['7: 10 11-24']],
])('quantities by day: %s (ERP-12)', (_what, text, moves, expected) => {
  expect(reported(text, moves)).toEqual(expected)
})

it('quantities by day add up to the moves for random promises, and splitting them again changes nothing (ERP-12)', () => {
  const allocation = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    day: fc.integer({ min: 10, max: 15 }),
  })
  fc.assert(
    fc.property(fc.array(allocation, { minLength: 1, maxLength: 5 }), (allocations) => {
      const text = allocations.map(({ quantity, day }) => `${quantity} 12-${day}`).join(', ')
      const total = allocations.reduce((sum, { quantity }) => sum + quantity, 0)
      const lines = new Map([['sale.line,1', lineOf(text)]])
      const quantities = quantitiesByDay(lines, [moveOf(1, total)])
      expect(quantities.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(total)
      expect(new Set(quantities.map(({ day }) => day)).size).toBe(quantities.length)
      const again = quantitiesByDay(
        lines,
        quantities.map(({ quantity }, index) => moveOf(index + 1, quantity)),
      )
      expect(again.map(({ quantity, day }) => [quantity, day])).toEqual(
        quantities.map(({ quantity, day }) => [quantity, day]),
      )
      expect(again.some(({ isSplitOff }) => isSplitOff)).toBe(false)
    }),
  )
})
