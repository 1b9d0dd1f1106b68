import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inOneParcel, lastDay } from './in-one-parcel.ts'
import type { Promised } from './promise.ts'

const stock = { kind: 'stock', warehouse: 'Fresno' } as const
const receipt = { kind: 'receipt', dueOn: '2026-12-01', quantity: 12 } as const
const unknown = { kind: 'unknown' } as const

it('all allocations of one parcel ship on its last date and keep their sources (PROMISE-12)', () => {
  const seals: Promised = [
    { quantity: 4, date: '2026-11-24', source: stock },
    { quantity: 6, date: '2026-12-03', source: receipt },
  ]
  const gasket: Promised = [{ quantity: 1, date: '2026-11-24', source: stock }]
  expect(inOneParcel([seals, gasket])).toEqual([
    [
      { quantity: 4, date: '2026-12-03', source: stock },
      { quantity: 6, date: '2026-12-03', source: receipt },
    ],
    [{ quantity: 1, date: '2026-12-03', source: stock }],
  ])
})

it('a parcel has no date when one allocation has none (PROMISE-12)', () => {
  const open: Promised = [
    { quantity: 4, date: '2026-11-24', source: stock },
    { quantity: 6, date: null, source: unknown },
  ]
  const dates = inOneParcel([open, [{ quantity: 1, date: '2026-11-24', source: stock }]])
  expect(dates.flat().map(({ date }) => date)).toEqual([null, null, null])
})

it('the last day is the latest of the given days, and null without days or with an unknown one (PROMISE-12)', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  const days = fc.array(
    day.map((one) => one.toISOString().slice(0, 10)),
    { minLength: 1 },
  )
  expect(lastDay([])).toBeNull()
  fc.assert(
    fc.property(days, fc.nat(), (known, place) => {
      const last = lastDay(known)
      expect(known).toContain(last)
      expect(known.every((one) => last !== null && one <= last)).toBe(true)
      expect(lastDay(known.toSpliced(place % known.length, 0, null as never))).toBeNull()
    }),
  )
})
