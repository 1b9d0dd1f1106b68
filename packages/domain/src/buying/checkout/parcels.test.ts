import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Promised } from '../../catalogue/promise/index.ts'
import { parcelsText } from './parcels.ts'

const today = '2026-11-23'
const source = { kind: 'unknown' } as const

/** Parses a promise: `4 11-24, 6 12-03` is two allocations; an allocation without a day has no date. */
function line(text: string): Promised {
  return text.split(', ').map((allocation) => {
    const [quantity, day] = allocation.split(' ')
    return { quantity: Number(quantity), date: day ? `2026-${day}` : null, source }
  })
}

it.each([
  [['1 12-03'], 'In one parcel: 1 line on 12/03/2026', 'In one parcel: 1 line on 12/03/2026'],
  [
    ['2 11-24', '4 11-24, 6 12-03'],
    'In one parcel: 2 lines on 12/03/2026',
    'In 2 parcels: 1 line and part of 1 more on 11/24/2026 · 1 line on 12/03/2026',
  ],
  [
    ['4 11-24, 6 12-03', '1 12-03', '1 11-30'],
    'In one parcel: 3 lines on 12/03/2026',
    'In 3 parcels: part of 1 line on 11/24/2026 · 1 line on 11/30/2026 · 2 lines on 12/03/2026',
  ],
  [
    ['1 11-23', '1 11-24'],
    'In one parcel: 2 lines on 11/24/2026',
    'In 2 parcels: 1 line today · 1 line on 11/24/2026',
  ],
  [['4 12-01, 2 12-01'], 'In one parcel: 1 line on 12/01/2026', 'In one parcel: 1 line on 12/01/2026'],
  [
    ['1 11-24', '4 11-24, 6'],
    'In one parcel: 2 lines without a known date',
    'In 2 parcels: 1 line and part of 1 more on 11/24/2026 · 1 line without a known date',
  ],
  [
    ['1 12-01', '1 12-02', '1 12-03', '1 12-04', '1 12-07', '1 12-08'],
    'In one parcel: 6 lines on 12/08/2026',
    'In 6 parcels: 1 line on 12/01/2026 · 1 line on 12/02/2026 · 1 line on 12/03/2026 · 1 line on 12/04/2026 · 2 more, the last on 12/08/2026',
  ],
])('%j reads %s, or with partial shipments %s (CHECKOUT-49)', (lines, inOne, inParts) => {
  expect(parcelsText(lines.map(line), { inParts: false, today })).toBe(inOne)
  expect(parcelsText(lines.map(line), { inParts: true, today })).toBe(inParts)
})

it('no text is shown without lines, or while a line’s dates are pending (CHECKOUT-49)', () => {
  expect(parcelsText([line('1 12-01'), null], { inParts: true, today })).toBeNull()
  expect(parcelsText([], { inParts: false, today })).toBeNull()
})

it('every line is complete in exactly one parcel (CHECKOUT-49)', () => {
  const day = fc.integer({ min: 1, max: 4 }).map((number) => `1 12-0${number}`)
  const lines = fc.array(fc.array(day, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(lines, (drawn) => {
      const promises = drawn.map((allocations) => line(allocations.toSorted().join(', ')))
      const text = parcelsText(promises, { inParts: true, today }) ?? ''
      const complete = [...text.matchAll(/(?<!part of )\b(\d+) lines? /g)].map(([, count]) => Number(count))
      expect(complete.reduce((sum, count) => sum + count, 0)).toBe(promises.length)
    }),
  )
})
