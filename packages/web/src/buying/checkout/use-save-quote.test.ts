import { saveQuote } from '@volute/domain/buying/quotes'
import { expect, it } from 'vitest'
import { exampleOrder } from './examples.ts'
import { quoteBody } from './use-save-quote.ts'

it('QUOTE-02: what is posted for a quote is what the contract takes, without dates', () => {
  const body = quoteBody({ ...exampleOrder, draft: { ...exampleOrder.draft, quoteName: 'Wet end' } })
  expect(saveQuote.body.parse(body)).toMatchObject({
    quoteName: 'Wet end',
    poNumber: '88-1042',
    shippingCity: 'Seattle',
    shippingDependentLocality: null,
    shippingSortingCode: null,
    shippingBillingType: 'UPS Freight Collect',
    shippingBillingAccountNumber: 'A1',
    shipVia: 'UPS_GROUND',
    cart: [
      { partId: 11, description: 'Gasket, casing', quantity: '2', price: 0 },
      { partNumber: 'D7232-3-CP', impellerTrim: 9.25, impellerAngle: 15, price: 1846.5 },
    ],
  })
  expect(body.cart[0]).not.toHaveProperty('shipBy')
})
