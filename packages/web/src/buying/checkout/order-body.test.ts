import { placeSalesOrder } from '@volute/domain/buying/orders'
import { describe, expect, it } from 'vitest'
import { exampleOrder as order } from './examples.ts'
import { type Order, orderBody, orderText } from './order-body.ts'

const code = '3f0c2a52-8a44-4f7e-9d5b-0e8c1d6f7a10'
describe('the request body of an order (ORDER-02, ORDER-03)', () => {
  it('matches the API contract', () => {
    expect(placeSalesOrder.body.parse(orderBody(order, code))).toMatchObject({
      salesOrderRequestCode: code,
      shippingCity: 'Seattle',
      shipVia: 'UPS_GROUND',
      shippingBillingType: 'UPS Freight Collect',
      shippingBillingAccountNumber: 'A1',
      comment: 'Leave at the gate.',
      cart: [
        {
          partId: 11,
          quantity: '2',
          description: 'Gasket, casing',
          shipBy: '2026-11-30',
          needBy: '2026-11-30',
        },
        { partNumber: 'D7232-3-CP', impellerTrim: 9.25, impellerAngle: 15, shipBy: '2026-12-10' },
      ],
    })
  })

  it('has the id of the converted quote and no quote name (CHECKOUT-13, ORDER-02)', () => {
    const body = orderBody({ ...order, salesQuoteId: 5 }, code)
    expect(body?.salesQuoteId).toBe(5)
    expect(body).not.toHaveProperty('quoteName')
  })

  it('has the version of the accepted terms of sale (FACE-07)', () => {
    expect(orderBody(order, code)?.termsVersion).toBe(3)
    expect(orderBody({ ...order, termsVersion: null }, code)?.termsVersion).toBeNull()
  })

  it('has price 0 for a line without a price (OQ-42)', () => {
    expect(orderBody(order, code)?.cart.map(({ price }) => price)).toEqual([0, 1846.5])
  })

  it.each([
    [true, '2026-11-30'],
    [false, '2026-12-10'],
  ])('with partial shipments %s requests %s (CHECKOUT-21, OQ-79, TV-22a)', (allowPartialShipments, date) => {
    const body = orderBody({ ...order, draft: { ...order.draft, allowPartialShipments } }, code)
    expect([body?.shipBy, body?.needBy]).toEqual([date, date])
  })

  it.each<[string, Partial<Order>]>([
    ['OQ-80: a ready date', { readyDates: ['2026-11-30', null] }],
    ['the person', { userId: 0 }],
    ['the distributor', { distributorAccountCode: null }],
    ['the quote to convert', { kind: 'conversion', salesQuoteId: null }],
  ])('is null without %s (ORDER-09)', (_, missing) => {
    expect(orderBody({ ...order, ...missing }, code)).toBeNull()
  })
})

describe('an edit of an order (OQ-44)', () => {
  it('is a change of a typed value, a line or the quote', () => {
    const edits: Order[] = [
      { ...order, draft: { ...order.draft, poNumber: '88-1043' } },
      { ...order, items: order.items.slice(1) },
      { ...order, salesQuoteId: 5 },
      { ...order, items: order.items.map((item) => ({ ...item, quantity: 3 })) },
    ]
    expect(new Set([order, ...edits].map(orderText)).size).toBe(5)
  })

  it('is not a changed ready date', () => {
    expect(orderText({ ...order, readyDates: ['2026-12-01', '2026-12-11'] })).toBe(orderText(order))
  })
})
