import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstError } from '../../core/kernel/index.ts'
import {
  cancelsAll,
  checkPartReason,
  checkQuantities,
  checkPromises,
  type LineDate,
  type LineQuantity,
  quantitiesToCome,
  shippedQuantities,
  type WorkedOrder,
  workedStatus,
} from './desk-work.ts'

const line = (position: number, quantity: number) => ({ position, quantity })
const picked: WorkedOrder = {
  isPicked: true,
  isCancelled: false,
  lines: [
    { position: 0, ordered: 5, cancelled: 1 },
    { position: 1, ordered: 3, cancelled: 0 },
  ],
  parcels: [{ isCancelled: false, lines: [line(0, 2)] }],
}

describe('the desk can ship or cancel only the open quantity of a line (DESK-02)', () => {
  it.each<[string, LineQuantity[] | undefined, string | null]>([
    ['all that is to come', undefined, null],
    ['a part of what is to come', [line(0, 2), line(1, 1)], null],
    ['one too many of a line that has left in part', [line(0, 3)], 'Line 1 has only 2 left.'],
    ['a line that the order does not have', [line(7, 1)], 'Line 8 has none left.'],
    ['a line twice', [line(1, 2), line(1, 1)], 'A line is listed twice.'],
    ['nothing', [], 'Choose at least one line.'],
  ])('%s', (_, wanted, sentence) => {
    expect(firstError(checkQuantities(quantitiesToCome(picked), wanted))).toBe(sentence)
  })

  it('cancelling a parcel opens its quantities again and resets the status', () => {
    const unshipped = { ...picked, parcels: [{ isCancelled: true, lines: [line(0, 2)] }] }
    expect(quantitiesToCome(unshipped)).toEqual([line(0, 4), line(1, 3)])
    expect([workedStatus(picked), workedStatus(unshipped)]).toEqual(['Partly Shipped', 'Picked'])
  })

  it('a cancelled order has no open quantity', () => {
    expect(quantitiesToCome({ ...picked, isCancelled: true })).toEqual([])
  })
})

/** Ledger of every single unit of an order: to come, cancelled, or the number of its parcel. */
type Ledger = { position: number; is: 'to come' | 'cancelled' | number }[]

type Act =
  | { kind: 'ship' | 'cancel'; wanted: LineQuantity[] | undefined }
  | { kind: 'unship'; parcel: number }

const wanted = fc.option(
  fc.uniqueArray(fc.record({ position: fc.nat(3), quantity: fc.integer({ min: 1, max: 6 }) }), {
    selector: (one) => one.position,
    minLength: 1,
    maxLength: 4,
  }),
  { nil: undefined, freq: 4 },
)
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('ship' as const, 'cancel' as const), wanted }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unship' as const), parcel: fc.nat(8) }) },
)

/** Applies an act unit by unit; an impossible act changes nothing. */
function takeInLedger(ledger: Ledger, taken: Act, parcels: number): Ledger {
  if (taken.kind === 'unship')
    return ledger.map((unit) => (unit.is === taken.parcel ? { ...unit, is: 'to come' } : unit))
  const next = ledger.map((unit) => ({ ...unit }))
  const is = taken.kind === 'ship' ? parcels : 'cancelled'
  if (!taken.wanted) return next.map((unit) => (unit.is === 'to come' ? { ...unit, is } : unit))
  for (const { position, quantity } of taken.wanted)
    for (let count = 0; count < quantity; count++) {
      const unit = next.find((one) => one.position === position && one.is === 'to come')
      if (!unit) return ledger
      unit.is = is
    }
  return next
}

/** Applies an act with the real rules, as the order desk stores it. */
function takeByRules(order: WorkedOrder, taken: Act): WorkedOrder {
  const status = workedStatus(order)
  if (status === 'Shipped' && taken.kind !== 'unship') return order
  if (taken.kind === 'unship')
    return {
      ...order,
      parcels: order.parcels.map((parcel, index) =>
        index === taken.parcel ? { ...parcel, isCancelled: true } : parcel,
      ),
    }
  const checked = checkQuantities(quantitiesToCome(order), taken.wanted)
  if (!checked.ok || checked.value.length === 0) return order
  if (taken.kind === 'ship')
    return { ...order, parcels: [...order.parcels, { isCancelled: false, lines: checked.value }] }
  if (cancelsAll(order, checked.value)) return { ...order, isCancelled: true }
  return {
    ...order,
    lines: order.lines.map((one) => ({
      ...one,
      cancelled:
        one.cancelled + (checked.value.find(({ position }) => position === one.position)?.quantity ?? 0),
    })),
  }
}

it('10,000 random sequences of shipping and cancelling match a count of single units (DESK-02)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
      fc.array(act, { maxLength: 12 }),
      (ordered, acts) => {
        let ledger: Ledger = ordered.flatMap((quantity, position) =>
          Array.from({ length: quantity }, () => ({ position, is: 'to come' as const })),
        )
        let order: WorkedOrder = {
          isPicked: true,
          isCancelled: false,
          lines: ordered.map((quantity, position) => ({ position, ordered: quantity, cancelled: 0 })),
          parcels: [],
        }
        for (const taken of acts) {
          if (order.isCancelled) break
          ledger = takeInLedger(ledger, taken, order.parcels.length)
          order = takeByRules(order, taken)
          expect(standOf(order)).toEqual(standIn(ledger, ordered.length))
        }
      },
    ),
    { numRuns: 10_000 },
  )
})

/** Quantities shipped and to come of each line, and the status of the order. */
function standOf(order: WorkedOrder) {
  const [shipped, toCome] = [shippedQuantities(order), quantitiesToCome(order)]
  return {
    shipped: order.lines.map(({ position }) => shipped.get(position) ?? 0),
    toCome: order.lines.map(({ position }) => toCome.find((one) => one.position === position)?.quantity ?? 0),
    status: workedStatus(order),
  }
}

/** Computes the same from the ledger. */
function standIn(ledger: Ledger, lines: number): ReturnType<typeof standOf> {
  const count = (is: (unit: Ledger[number]['is']) => boolean) =>
    Array.from(
      { length: lines },
      (_, position) => ledger.filter((unit) => unit.position === position && is(unit.is)).length,
    )
  const kinds = new Set(ledger.map(({ is }) => (typeof is === 'number' ? 'shipped' : is)))
  const going = kinds.has('shipped') ? (kinds.has('to come') ? 'Partly Shipped' : 'Shipped') : 'Picked'
  return {
    shipped: count((is) => typeof is === 'number'),
    toCome: count((is) => is === 'to come'),
    status: kinds.size === 1 && kinds.has('cancelled') ? 'Rejected' : going,
  }
}

describe('committed dates of open lines (DESK-05)', () => {
  const on = (position: number, date: string) => ({ position, date })

  it.each<[string, LineDate[] | undefined, string | null]>([
    ['of two lines, one for today', [on(0, '2026-12-09'), on(1, '2026-11-20')], null],
    ['nothing', undefined, 'Choose at least one line.'],
    ['no line', [], 'Choose at least one line.'],
    ['a line twice', [on(1, '2026-12-09'), on(1, '2026-12-10')], 'A line is listed twice.'],
    ['a line that the order does not have', [on(7, '2026-12-09')], 'Line 8 has none left.'],
    ['a day in the past', [on(0, '2026-12-09'), on(1, '2026-11-19')], 'The date is in the past.'],
  ])('%s', (_, wanted, sentence) => {
    expect(firstError(checkPromises(quantitiesToCome(picked), wanted, '2026-11-20'))).toBe(sentence)
  })
})

it.each([
  ['all of it', [10, 2], true, '', null],
  ['a part, where that is allowed', [4, 0], true, '', null],
  ['all of it, where parts are forbidden', [10, 2], false, '', null],
  ['a part with a reason', [4, 2], false, ' on back-order ', 'on back-order'],
])('shipping %s needs no more than was given (DESK-26)', (_, sent, mayBeInParts, reason, stored) => {
  const all = [10, 2].map((quantity, position) => ({ position, quantity }))
  const quantities = sent.map((quantity, position) => ({ position, quantity }))
  expect(checkPartReason(all, { quantities, reason, mayBeInParts })).toEqual({ ok: true, value: stored })
})

it('shipping a part that the customer forbade needs a reason (DESK-26, OQ-119)', () => {
  const [all, some] = [[{ position: 0, quantity: 10 }], [{ position: 0, quantity: 4 }]]
  expect(checkPartReason(all, { quantities: some, reason: '  ', mayBeInParts: false })).toMatchObject({
    errors: [
      { field: 'reason', error: 'A reason is required to ship a part: the customer wants one shipment.' },
    ],
  })
})
