import { expect, it } from 'vitest'
import { exampleQuote } from './examples.ts'
import { quoteDraft } from './use-quote-review.ts'

it('QUOTE-15: a saved quote fills steps 1 and 2', () => {
  expect(quoteDraft(exampleQuote)).toMatchObject({
    shippingCompanyName: 'Riverbend Irrigation',
    shippingAddressLine2: '',
    quoteName: 'Wet end, spring',
    carrier: 'UPS',
    shipVia: 'UPS_GROUND',
    shippingBillingAccountNumber: 'A1',
    allowPartialShipments: true,
  })
})
