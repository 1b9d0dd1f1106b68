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

it('ERP-06: when a parcel left stays as it was, whatever Tryton writes on its moves later', () => {
  const before = stateOf({}).shipments
  expect(before).toMatchObject([{ shippedUtc: '2026-11-23T12:00:00.000Z' }])
  const moves = [{ ...move, write_date: '2026-12-08T01:00:00.000Z' }]
  expect(stateOf({ moves }).shipments).toEqual(before)
})

it('ERP-06: a parcel that left on the day of its order left after it', () => {
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
  'ERP-06: of a company in %s, what left on %s and was last written at %s left at %s, on that day there and not in the future',
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

it('ERP-12: the day on which Tryton plans a rest is that of the company’s zone, and no promise', () => {
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

it('ERP-06: a parcel has left only when its own moves are done, which were read before it', () => {
  const moves = [{ ...move, state: 'assigned' as const, effective_date: null }]
  const { shipments, lines } = stateOf({ moves })
  expect(shipments).toMatchObject([{ shippedUtc: null, cancelledUtc: null }])
  expect(lines).toMatchObject([{ shipped: '0' }])
})

it('ERP-06: a shipment that was cancelled before it was picked is no parcel', () => {
  const cancelled = { ...move, state: 'cancelled' as const, effective_date: null }
  const shipments = [{ ...shipment, state: 'cancelled' as const, write_date: '2026-11-24T08:00:00.000Z' }]
  const parcelsOf = (effective_date: string | null) =>
    stateOf({ shipments, moves: [cancelled, { ...pick, state: 'cancelled', effective_date }] }).shipments
  expect(parcelsOf(null)).toEqual([])
  expect(parcelsOf('2026-11-23')).toMatchObject([{ cancelledUtc: '2026-11-24T08:00:00.000Z' }])
})

it('ERP-06: a service, which has no moves, has left when its sale is done', () => {
  const service = { ...line, 'product.': { code: 'FREIGHT', lead_time: null, type: 'service' } }
  const told = (state: Sale['state']) => stateOf({ lines: [service], moves: [], shipments: [] }, { state })
  expect(told('processing').lines).toMatchObject([{ shipped: '0', cancelled: '0' }])
  expect(told('done')).toMatchObject({
    cancelledUtc: null,
    lines: [{ shipped: '2', cancelled: '0' }],
  })
})
