import { expect, it } from 'vitest'
import { orderState, type Sale, type SaleParts } from './order-state.ts'

const sale: Sale = {
  id: 1,
  web_id: 'e8f0a2d6-8a3c-4d34-9f5e-111111111111',
  number: '7',
  state: 'processing',
  create_date: '2026-11-20T09:00:00.000Z',
  write_date: null,
  sale_date: '2026-11-20',
  'company.': { timezone: null },
  'payment_term.': null,
  invoices: [],
}
const line: SaleParts['lines'][number] = {
  id: 11,
  sale: 1,
  sequence: 1,
  create_date: sale.create_date,
  'product.': { code: 'TB10773', lead_time: null, type: 'goods' },
  quantity: 2,
  note: null,
  moves_ignored: [],
}
const move: SaleParts['moves'][number] = {
  id: 21,
  origin: 'sale.line,11',
  shipment: 'stock.shipment.out,31',
  state: 'done',
  quantity: 2,
  planned_date: null,
  effective_date: '2026-11-23',
  create_date: sale.create_date,
  write_date: '2026-11-23T15:00:00.000Z',
}
const shipment: SaleParts['shipments'][number] = { id: 31, state: 'done', reference: null, write_date: null }
const pick = { ...move, id: 22, origin: 'stock.move,21' }

const stateOf = (parts: Partial<SaleParts>, changes: Partial<Sale> = {}) =>
  orderState(
    { ...sale, ...changes },
    { lines: [line], moves: [move], shipments: [shipment], invoices: [], ...parts },
  )

it('the ship date stays the same when Tryton updates the moves later (ERP-06)', () => {
  const before = stateOf({}).shipments
  expect(before).toMatchObject([{ shippedUtc: '2026-11-23T12:00:00.000Z' }])
  const moves = [{ ...move, write_date: '2026-12-08T01:00:00.000Z' }]
  expect(stateOf({ moves }).shipments).toEqual(before)
})

it('a parcel that ships on the day of its order does not ship before the order (ERP-06)', () => {
  const moves = [{ ...move, effective_date: '2026-11-20' }]
  expect(stateOf({ moves }, { create_date: '2026-11-20T17:00:00.000Z' }).shipments).toMatchObject([
    { shippedUtc: '2026-11-20T17:00:00.000Z' },
  ])
})

it.each([
  // The afternoon in Los Angeles, the next day in UTC; the morning there; the morning in Tokyo, the day before in UTC.
  ['America/Los_Angeles', '2026-11-23', '2026-11-24T00:10:00.000Z', '2026-11-23T20:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-23', '2026-11-23T17:10:00.000Z', '2026-11-23T17:10:00.000Z'],
  ['Asia/Tokyo', '2026-11-24', '2026-11-23T23:10:00.000Z', '2026-11-23T23:10:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-24', '2026-12-08T01:00:00.000Z', '2026-11-23T22:00:00.000Z'],
  [null, '2026-11-24', '2026-11-24T00:10:00.000Z', '2026-11-24T00:10:00.000Z'],
])(
  'for a company in %s, moves done on %s and last written at %s shipped at %s (ERP-06)',
  (timezone, effective_date, write_date, left) => {
    const { shipments, pickedUtc } = stateOf(
      {
        moves: [
          { ...move, effective_date, write_date },
          { ...pick, effective_date, write_date },
        ],
      },
      { 'company.': { timezone } },
    )
    expect([pickedUtc, ...shipments.map((one) => one.shippedUtc)]).toEqual([left, left])
  },
)

it("the planned date of a move is not a promise when it is the move's creation day in the company’s time zone (ERP-12)", () => {
  const coming = {
    ...move,
    state: 'draft' as const,
    effective_date: null,
    create_date: '2026-11-24T01:00:00.000Z',
  }
  const promisedOf = (planned_date: string, timezone: string | null) =>
    stateOf({ moves: [{ ...coming, planned_date }] }, { 'company.': { timezone } }).lines[0]?.promised
  expect(promisedOf('2026-11-23', 'America/Los_Angeles')).toBeNull()
  expect(promisedOf('2026-11-24', 'America/Los_Angeles')).toBe('2026-11-24')
  expect(promisedOf('2026-11-24', null)).toBeNull()
})

it('a parcel has shipped only when its own moves are done (ERP-06)', () => {
  const moves = [{ ...move, state: 'assigned' as const, effective_date: null }]
  const { shipments, lines } = stateOf({ moves })
  expect(shipments).toMatchObject([{ shippedUtc: null, cancelledUtc: null }])
  expect(lines).toMatchObject([{ shipped: '0' }])
})

it('a shipment cancelled before picking is not a parcel (ERP-06)', () => {
  const cancelled = { ...move, state: 'cancelled' as const, effective_date: null }
  const shipments = [{ ...shipment, state: 'cancelled' as const, write_date: '2026-11-24T08:00:00.000Z' }]
  const parcelsOf = (effective_date: string | null) =>
    stateOf({ shipments, moves: [cancelled, { ...pick, state: 'cancelled', effective_date }] }).shipments
  expect(parcelsOf(null)).toEqual([])
  expect(parcelsOf('2026-11-23')).toMatchObject([{ cancelledUtc: '2026-11-24T08:00:00.000Z' }])
})

it('a service, which has no moves, ships when its sale is done (ERP-06)', () => {
  const service = { ...line, 'product.': { code: 'FREIGHT', lead_time: null, type: 'service' } }
  const reported = (state: Sale['state']) =>
    stateOf({ lines: [service], moves: [], shipments: [] }, { state })
  expect(reported('processing').lines).toMatchObject([{ shipped: '0', cancelled: '0' }])
  expect(reported('done')).toMatchObject({
    cancelledUtc: null,
    lines: [{ shipped: '2', cancelled: '0' }],
  })
})
