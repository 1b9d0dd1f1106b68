import { changeCarrier } from '@volute/domain/buying/checkout'
import { errorsByField } from '@volute/domain/core/kernel'
import { describe, expect, it } from 'vitest'
import {
  changeCountry,
  checkCustomer,
  checkDelivery,
  type CheckoutDraft,
  customerResult,
  deliveryResult,
  emptyDraft,
  readDraft,
  typedZipError,
} from './checkout-draft.ts'
import { exampleDraft } from './examples.ts'

const typed = (change: Partial<CheckoutDraft>) => ({ ...exampleDraft, ...change })

describe('what a reload keeps', () => {
  it('is everything that was typed', () => {
    expect(readDraft(JSON.parse(JSON.stringify(exampleDraft)))).toEqual(exampleDraft)
  })

  it.each([null, 'text', [], { poNumber: 7 }])('CHECKOUT-28: of %j is a new draft to the US', (kept) => {
    expect(readDraft(kept)).toEqual(emptyDraft)
    expect(emptyDraft.shippingCountry).toBe('US')
  })
})

describe('a change of the draft', () => {
  it('CHECKOUT-19 TV-14b: another carrier clears ship type and account number', () => {
    expect(changeCarrier(exampleDraft, 'FedEx')).toMatchObject({
      carrier: 'FedEx',
      shipVia: '',
      shippingBillingAccountNumber: '',
      poNumber: exampleDraft.poNumber,
    })
  })

  it('CHECKOUT-20 TV-14c: Contact Customer takes its single type', () => {
    expect(changeCarrier(exampleDraft, 'Contact Customer').shipVia).toBe('CONTACT_CUSTOMER')
  })

  it('CHECKOUT-26: another country clears the state', () => {
    expect(changeCountry(exampleDraft, 'CA')).toMatchObject({
      shippingCountry: 'CA',
      shippingState: '',
      shippingCity: exampleDraft.shippingCity,
    })
  })
})

describe('the sentences of a step', () => {
  it('are none when it is valid', () => {
    expect([checkCustomer(exampleDraft, false).ok, checkDelivery(exampleDraft, 10).ok]).toEqual([true, true])
  })

  it('CHECKOUT-14: step 1 asks for address and PO number, not for a carrier', () => {
    const draft = typed({ shippingCity: ' ', poNumber: '', shipVia: '' })
    expect(errorsByField(checkCustomer(draft, false))).toEqual({
      shippingCity: 'City is required.',
      poNumber: 'PO number is required.',
    })
  })

  it('CHECKOUT-08 OQ-82: step 1 asks for a name only where a quote is saved', () => {
    const draft = typed({ quoteName: ' ' })
    expect(errorsByField(checkCustomer(draft, false))).toEqual({})
    expect(errorsByField(checkCustomer(draft, true))).toEqual({
      quoteName: 'Quote name must be between 1 and 100 characters long.',
    })
  })

  it('CHECKOUT-15 OQ-43: step 2 asks for an account and refuses expedited freight', () => {
    const draft = typed({ shipVia: 'UPS_2ND_DAY_AIR', shippingBillingAccountNumber: '', poNumber: '' })
    expect(errorsByField(checkDelivery(draft, 150.1))).toEqual({
      shipVia: 'Expedited shipping is not allowed for orders over 150 lb.',
      shippingBillingAccountNumber: 'An account number is required for the selected carrier.',
    })
  })
})

describe('CHECKOUT-29 a zip that is left', () => {
  it.each([
    ['9810', 'US', 'Zip code is invalid for the current country.'],
    ['98101', 'US', undefined],
    ['98101', 'CA', 'Zip code is invalid for the current country.'],
    ['n/a', 'HK', undefined],
    [' ', 'US', undefined],
  ])('TV-21: %j in %s', (shippingZipCode, shippingCountry, error) => {
    expect(typedZipError(typed({ shippingZipCode, shippingCountry }))).toBe(error)
  })
})

it('closed steps show their result in one line', () => {
  expect(customerResult(exampleDraft)).toBe('Riverbend Irrigation, Seattle WA · PO 88-1042')
  expect(deliveryResult(exampleDraft)).toBe('UPS Ground · everything together')
  expect([customerResult(emptyDraft), deliveryResult(emptyDraft)]).toEqual(['', ''])
})
