import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../kernel/index.ts'
import { holidays } from './holidays.ts'
import { shiftReadyDate } from './shift-ready-date.ts'

const today = '2026-11-20'
const plain = { painted: false, customised: false }
const painted = { painted: true, customised: false }
const customised = { painted: false, customised: true }
const both = { painted: true, customised: true }

it.each([
  ['LEAD-05 TV-01a: plain', '2026-06-01', plain, '2026-06-02T07:00:00Z'],
  ['LEAD-05 TV-01b: painted', '2026-06-01', painted, '2026-06-03T07:00:00Z'],
  ['LEAD-05 TV-01c: customised', '2026-06-01', customised, '2026-06-04T07:00:00Z'],
  ['LEAD-05 TV-01d: painted and customised', '2026-06-01', both, '2026-06-05T07:00:00Z'],
  ['LEAD-06 LEAD-07 TV-02a: Thanksgiving, Friday, weekend', '2026-11-25', plain, '2026-11-30T08:00:00Z'],
  ['LEAD-06 LEAD-07 TV-02b: Christmas, the 26th and the 27th', '2026-12-23', painted, '2026-12-28T08:00:00Z'],
  ['LEAD-06 LEAD-07 TV-02c: weekend, then Memorial Day', '2027-05-28', plain, '2027-06-01T07:00:00Z'],
  ['LEAD-06 LEAD-07 TV-02d: New Year, weekend', '2026-12-31', plain, '2027-01-04T08:00:00Z'],
  [
    'LEAD-06 LEAD-07 TV-02e: July 4 on a Sunday has no substitute',
    '2027-07-02',
    painted,
    '2027-07-05T07:00:00Z',
  ],
  [
    'LEAD-06 TV-02f: a weekend crossed while adding is not skipped',
    '2027-06-04',
    both,
    '2027-06-08T07:00:00Z',
  ],
  ['LEAD-07 TV-02g: holidays of this year and the next only', '2028-07-03', plain, '2028-07-04T07:00:00Z'],
  ['LEAD-08 TV-03a: the Friday before the switch', '2027-03-11', plain, '2027-03-12T08:00:00Z'],
  ['LEAD-08 TV-03b: the Monday after the switch', '2027-03-12', plain, '2027-03-15T07:00:00Z'],
  ['LEAD-08 TV-03c: the Monday after the switch back', '2026-10-30', plain, '2026-11-02T08:00:00Z'],
])('%s', (_, erpDate, options, instant) => {
  expect(shiftReadyDate(erpDate, options, today)).toEqual({ instant, date: instant.slice(0, 10) })
})

describe('LEAD-06 every ready date', () => {
  const erpDate = fc.integer({ min: 0, max: 380 }).map((days) => addDays(today, days))
  const options = fc.record({ painted: fc.boolean(), customised: fc.boolean() })
  const closed = [...holidays(2026), ...holidays(2027)]

  it('is a workday, at least a day after the ERP date, and midnight in US Pacific time', () => {
    fc.assert(
      fc.property(erpDate, options, (erp, chosen) => {
        const ready = shiftReadyDate(erp, chosen, today)
        const pacificTime = new Date(ready.instant).toLocaleString('sv-SE', {
          timeZone: 'America/Los_Angeles',
        })
        expect([0, 6]).not.toContain(new Date(ready.date).getUTCDay())
        expect(closed).not.toContain(ready.date)
        expect(ready.date > erp).toBe(true)
        expect(pacificTime).toBe(`${ready.date} 00:00:00`)
      }),
    )
  })
})
