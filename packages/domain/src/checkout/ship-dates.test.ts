import { describe, expect, it } from 'vitest'
import { requestedShipDate } from './ship-dates.ts'

const readyDates = ['2026-12-10', '2026-11-30', '2027-01-04']

describe('CHECKOUT-21 ship by and need by', () => {
  it('TV-22a: the earliest with partial shipments, else the latest', () => {
    expect(requestedShipDate(readyDates, true)).toBe('2026-11-30')
    expect(requestedShipDate(readyDates, false)).toBe('2027-01-04')
  })

  it.each([true, false])(
    'CHECKOUT-16 TV-22b: none while a line has no ready date (partial: %s)',
    (partial) => {
      expect(requestedShipDate(['2026-12-10', null], partial)).toBeNull()
      expect(requestedShipDate([], partial)).toBeNull()
    },
  )
})
