import { describe, expect, it } from 'vitest'
import { exampleShipTo } from './examples.ts'
import { type OrderInReview, stepTitles, type StepValidity, stepValidity, whyNotSubmit } from './steps.ts'

const item = { isSellable: true, isValid: true, readyDate: '2026-12-10' }
const order: OrderInReview = {
  kind: 'order',
  ...exampleShipTo,
  poNumber: 'PO-1',
  comment: '',
  specialInstructions: '',
  shipVia: 'UPS_GROUND',
  shippingBillingAccountNumber: 'A1',
  weight: 20,
  items: [item],
  hasConsented: true,
}
const allValid: StepValidity = { customer: true, delivery: true, cart: true, confirm: true }

describe('the four steps', () => {
  it('an order can be submitted when all steps are valid (CHECKOUT-18)', () => {
    expect(stepValidity(order)).toEqual(allValid)
    expect(whyNotSubmit(stepValidity(order), 'order')).toBeNull()
  })

  it.each<[string, Partial<OrderInReview>, keyof StepValidity]>([
    ['CHECKOUT-14: no company name', { shippingCompanyName: '' }, 'customer'],
    ['CHECKOUT-14: a zip of another country', { shippingZipCode: 'K1A 0B1' }, 'customer'],
    ['CHECKOUT-14: no PO number', { poNumber: ' ' }, 'customer'],
    ['CHECKOUT-15: no ship type', { shipVia: '' }, 'delivery'],
    ['CHECKOUT-15: no account number', { shippingBillingAccountNumber: '' }, 'delivery'],
    ['CART-25: expedited over 150 lb', { shipVia: 'UPS_NEXT_DAY_AIR', weight: 151 }, 'delivery'],
    ['too long instructions', { specialInstructions: 'x'.repeat(501) }, 'delivery'],
    ['CHECKOUT-16: an invalid item', { items: [{ ...item, isValid: false }] }, 'cart'],
    [
      'CHECKOUT-16 TV-22b: an item without ready date',
      { items: [item, { ...item, readyDate: null }] },
      'cart',
    ],
    ['CART-06: a part that is not sold any more', { items: [{ ...item, isSellable: false }] }, 'cart'],
    ['an empty cart', { items: [] }, 'cart'],
    ['CHECKOUT-17: no consent', { hasConsented: false }, 'confirm'],
  ])('%s', (_, change, step) => {
    const steps = stepValidity({ ...order, ...change })
    expect(steps).toEqual({ ...allValid, [step]: false })
    expect(whyNotSubmit(steps, 'order')).not.toBeNull()
  })

  it('a quote can be saved without ready dates, its conversion to an order needs them (CHECKOUT-16, QUOTE-02)', () => {
    const items = [{ ...item, readyDate: null }]
    expect(stepValidity({ ...order, kind: 'quote', items }).cart).toBe(true)
    expect(stepValidity({ ...order, kind: 'conversion', items }).cart).toBe(false)
  })
})

it.each<[keyof StepValidity, string]>([
  ['customer', 'Please complete step 1, Customer Information, first.'],
  ['delivery', 'Please complete step 2, Shipping and Delivery, first.'],
  ['cart', 'Please complete step 3, Review Cart, first.'],
  ['confirm', 'Please tick the box first.'],
])('an incomplete %s step gives its own message (CHECKOUT-18)', (step, sentence) => {
  expect(whyNotSubmit({ ...allValid, [step]: false }, 'quote')).toBe(sentence)
})

it('the titles of the last two steps depend on the kind of checkout (CHECKOUT-01)', () => {
  expect(Object.values(stepTitles('order')).slice(2)).toEqual(['Review Cart', 'Confirm Order'])
  expect(Object.values(stepTitles('quote')).slice(2)).toEqual(['Review Cart', 'Confirm Quote'])
  expect(Object.values(stepTitles('conversion')).slice(2)).toEqual(['Review Quote', 'Confirm Order'])
})
