import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../core/kernel/index.ts'
import { type ExtraWork, extraWork, relativeDuration, shiftReadyDate } from './shift-ready-date.ts'
import { startOfShopDay } from './shop-date.ts'
import { holidays } from './workdays.ts'

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
  const { date } = shiftReadyDate(erpDate, options, today)
  expect(startOfShopDay(date, 'America/Los_Angeles')).toEqual(new Date(instant))
})

it.each([
  [
    'TV-01d: the options, paint first',
    '2026-06-01',
    both,
    [
      'Available 2026-06-01',
      'Handling +1 2026-06-02',
      'Paint +1 2026-06-03',
      'Custom impeller +2 2026-06-05',
    ],
  ],
  [
    'TV-02a: holidays by name, the weekend as one',
    '2026-11-25',
    plain,
    [
      'Available 2026-11-25',
      'Handling +1 2026-11-26',
      'Thanksgiving +1 2026-11-27',
      'Day after Thanksgiving +1 2026-11-28',
      'Weekend +2 2026-11-30',
    ],
  ],
  [
    'TV-02e: a holiday on a weekend goes by its name',
    '2027-07-02',
    plain,
    [
      'Available 2027-07-02',
      'Handling +1 2027-07-03',
      'Weekend +1 2027-07-04',
      'Independence Day +1 2027-07-05',
    ],
  ],
])('a ready date lists its steps: %s (LEAD-05, LEAD-06)', (_, erpDate, options, expected) => {
  const { steps } = shiftReadyDate(erpDate, options, today)
  expect(
    steps.map(({ reason, days, date }) => [reason, ...(days ? [`+${days}`] : []), date].join(' ')),
  ).toEqual(expected)
})

describe('every ready date', () => {
  const anyDate = fc.integer({ min: 0, max: 380 }).map((days) => addDays(today, days))
  const anyOptions = fc.record({ painted: fc.boolean(), customised: fc.boolean() })
  const closed = [...holidays(2026), ...holidays(2027)].map(({ date }) => date)
  const holds = (rule: (erp: string, options: ExtraWork) => void) =>
    fc.assert(fc.property(anyDate, anyOptions, rule))

  it('the ready date is a workday, at least one day after the ERP date (LEAD-05, LEAD-06, LEAD-07)', () => {
    holds((erp, options) => {
      const { date } = shiftReadyDate(erp, options, today)
      expect([0, 6]).not.toContain(new Date(date).getUTCDay())
      expect(closed).not.toContain(date)
      expect(date >= addDays(erp, 1)).toBe(true)
    })
  })

  it('a later ERP date or an extra option never makes the ready date earlier (LEAD-05)', () => {
    holds((erp, options) => {
      const { date } = shiftReadyDate(erp, options, today)
      expect(shiftReadyDate(addDays(erp, 1), options, today).date >= date).toBe(true)
      expect(shiftReadyDate(erp, { ...options, painted: true }, today).date >= date).toBe(true)
      expect(shiftReadyDate(erp, { ...options, customised: true }, today).date >= date).toBe(true)
    })
  })

  it('the steps add up to the ready date, with one step per option', () => {
    holds((erp, options) => {
      const { date, steps } = shiftReadyDate(erp, options, today)
      let reached = erp
      for (const step of steps) {
        reached = addDays(reached, step.days)
        expect(step.date).toBe(reached)
      }
      expect(reached).toBe(date)
      expect(steps.filter(({ kind }) => kind === 'option').length).toBe(
        Number(options.painted) + Number(options.customised),
      )
    })
  })
})

it.each([
  [
    { paintColorId: null, impellerTrim: null, impellerAngle: null },
    { painted: false, customised: false },
  ],
  [
    { paintColorId: 4, impellerTrim: null, impellerAngle: null },
    { painted: true, customised: false },
  ],
  [
    { paintColorId: null, impellerTrim: 0, impellerAngle: 0 },
    { painted: false, customised: false },
  ],
  [
    { paintColorId: null, impellerTrim: 7.25, impellerAngle: 0 },
    { painted: false, customised: true },
  ],
  [
    { paintColorId: 4, impellerTrim: 0, impellerAngle: 5 },
    { painted: true, customised: true },
  ],
])('the options %j need the work %j (LEAD-05)', (options, work) => {
  expect(extraWork(options)).toEqual(work)
})

it.each([
  ['TV-04a', '2026-11-20', '2026-11-20', '1 day'],
  ['TV-04a', '2026-11-20', '2026-11-18', '1 day'],
  ['TV-04b', '2026-11-20', '2026-11-26', '6 days'],
  ['TV-04b', '2026-11-20', '2026-11-27', '1 week'],
  ['TV-04b', '2026-11-20', '2026-12-03', '1 week'],
  ['TV-04c', '2026-11-20', '2026-12-04', '2 weeks'],
  ['TV-04c', '2026-11-20', '2026-12-19', '4 weeks'],
  ['TV-04c', '2026-11-20', '2026-12-20', '1 month'],
  ['TV-04d', '2026-11-20', '2027-11-19', '11 months'],
  ['TV-04d', '2026-11-20', '2027-11-20', '1 year'],
  ['TV-04e', '2027-01-31', '2027-02-28', '4 weeks'],
  ['TV-04e', '2027-01-31', '2027-03-01', '1 month'],
  ['a past year', '2026-11-20', '2024-11-20', '1 day'],
])('%s: from %s to %s is %s (LEAD-03, LEAD-09)', (_, today, date, shown) => {
  expect(relativeDuration(today, date)).toBe(shown)
})
