import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeShipment } from './whole-shipment.ts'

const today = '2026-11-23'
const line = (name: string, ...days: (string | null)[]) => ({
  name,
  shares: days.map((date) => ({ quantity: 1, date, source: { kind: 'unknown' as const } })),
})

it.each([
  ['all today', [line('Gasket', today), line('Seal', today)], 'today', null],
  ['one line', [line('Gasket', '2026-12-14')], 'by 12/14/2026', null],
  [
    'a slow line',
    [line('Gasket', today, '2026-12-01'), line('Seal', '2026-12-14'), line('Nut', today)],
    'by 12/14/2026',
    'Waits for Seal',
  ],
  [
    'a line whose last allocation is late',
    [line('Gasket', today, '2026-12-14'), line('Seal', today)],
    'by 12/14/2026',
    'Waits for Gasket',
  ],
  [
    'two of three lines',
    [line('Gasket', today), line('Seal', '2026-12-14'), line('Nut', '2026-12-14')],
    'by 12/14/2026',
    'Waits for Seal and 1 more line',
  ],
  [
    'an unknown date',
    [line('Gasket', '2026-12-14'), line('Seal', today, null)],
    'without a known date',
    'Waits for Seal',
  ],
  [
    'a date that could not be loaded',
    [line('Gasket', today), { name: 'Seal', shares: null }],
    'without a known date',
    'Waits for Seal',
  ],
  ['a line still loading', [line('Gasket', today), { name: 'Seal', shares: undefined }], '–', null],
])('everything ships: %s (CART-28)', (_, lines, when, held) => {
  expect(wholeShipment(lines, today)).toEqual({ when, held })
})

it('the whole is never ready before one of its lines, in any order of the lines (CART-28)', () => {
  const days = fc.array(fc.constantFrom('2026-11-24', '2026-12-01', '2026-12-14'), { minLength: 1 })
  fc.assert(
    fc.property(days, (all) => {
      const lines = all.map((day, index) => line(`part ${index}`, day))
      const latest = all.toSorted().at(-1) ?? ''
      expect(wholeShipment(lines, today).when).toBe(`by ${latest.slice(5).replace('-', '/')}/2026`)
      expect(wholeShipment(lines.toReversed(), today).when).toBe(wholeShipment(lines, today).when)
    }),
  )
})
