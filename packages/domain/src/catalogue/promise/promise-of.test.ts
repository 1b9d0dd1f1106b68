import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../../core/kernel/index.ts'
import { promiseOf, shiftPromise } from './promise-of.ts'
import { promisedDate, type Promised } from './promise.ts'

const runs = { numRuns: 10_000 }
const decimal = fc
  .tuple(fc.integer({ min: -2, max: 30 }), fc.constantFrom('', '.5', '.999'))
  .map(([whole, part]) => `${whole}${part}`)
const supply = fc.record({
  stock: fc.array(fc.record({ warehouse: fc.constantFrom('Fresno', 'Reno'), quantity: decimal }), {
    maxLength: 3,
  }),
  receipts: fc.array(
    fc.record({
      dueOn: fc.integer({ min: -20, max: 800 }).map((days) => addDays('2026-11-23', days)),
      quantity: decimal,
    }),
    { maxLength: 5 },
  ),
  leadTimeDays: fc.option(fc.integer({ min: 0, max: 60 })),
  cutoff: fc.constantFrom(null, '00:00', '14:00'),
})
const moment = fc.record({
  // Days before weekends and holidays, and on them.
  today: fc.constantFrom('2026-11-23', '2026-11-25', '2026-11-26', '2026-11-28', '2026-12-24', '2026-12-31'),
  now: fc.constantFrom('00:00', '13:59', '14:00', '23:59'),
})
const quantity = fc.integer({ min: 1, max: 999 })
const work = fc.record({ painted: fc.boolean(), customised: fc.boolean() })

const whole = (allocations: Promised) => allocations.reduce((sum, allocation) => sum + allocation.quantity, 0)
/** Sort key: no date sorts after every date. */
const order = (date: string | null) => date ?? '9999'

it('allocations add up to the quantity, are sorted by date, and none is past or empty (PROMISE-01)', () => {
  fc.assert(
    fc.property(supply, quantity, moment, work, (known, wanted, at, options) => {
      const allocations = promiseOf(known, wanted, at)
      for (const reported of [allocations, shiftPromise(allocations, options, at.today)]) {
        expect(whole(reported)).toBe(wanted)
        const dates = reported.map(({ date }) => order(date))
        expect(dates).toEqual(dates.toSorted())
        expect(dates.every((date) => date >= at.today)).toBe(true)
        expect(reported.every((allocation) => allocation.quantity > 0)).toBe(true)
      }
    }),
    runs,
  )
})

it('a larger quantity is never earlier and keeps all but the last allocation of a smaller one (PROMISE-01)', () => {
  fc.assert(
    fc.property(supply, quantity, quantity, moment, work, (known, one, other, at, options) => {
      const [less, more] = [one, other]
        .toSorted((a, b) => a - b)
        .map((wanted) => shiftPromise(promiseOf(known, wanted, at), options, at.today))
      expect(order(promisedDate(more ?? [])) >= order(promisedDate(less ?? []))).toBe(true)
      const kept = less?.slice(0, -1) ?? []
      expect(more?.slice(0, kept.length)).toEqual(kept)
    }),
    runs,
  )
})

it('a quantity is promised for the earliest day on which all of it is available (PROMISE-02, PROMISE-03)', () => {
  fc.assert(
    fc.property(supply, quantity, moment, (known, wanted, at) => {
      const [made] = promiseOf({ ...known, stock: [], receipts: [] }, 1, at)
      const latest = addDays(at.today, 730)
      const units = (text: string) => Math.max(Math.floor(Number(text)), 0)
      const there = [
        ...known.stock.map((held) => ({ date: at.today, quantity: units(held.quantity) })),
        ...known.receipts
          .filter(({ dueOn }) => dueOn >= at.today && dueOn <= latest)
          .map((due) => ({ date: due.dueOn, quantity: units(due.quantity) })),
        { date: order(made?.date ?? null), quantity: 999 },
      ].toSorted((a, b) => (a.date < b.date ? -1 : 1))
      let sum = 0
      const enough = there.find((one) => (sum += one.quantity) >= wanted)
      expect(order(promisedDate(promiseOf(known, wanted, at)))).toBe(enough?.date)
    }),
    runs,
  )
})
