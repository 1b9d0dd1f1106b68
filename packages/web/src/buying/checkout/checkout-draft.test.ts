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
  fillEmpty,
  readDraft,
  typedZipError,
  withOrder,
} from './checkout-draft.ts'
import { exampleDraft } from './examples.ts'

const typed = (change: Partial<CheckoutDraft>) => ({ ...exampleDraft, ...change })

describe('a draft after a reload', () => {
  it('keeps everything that was typed', () => {
    expect(readDraft(JSON.parse(JSON.stringify(exampleDraft)))).toEqual(exampleDraft)
  })

  it.each([null, 'text', [], { poNumber: 7 }])(
    'is a new draft to the US for the stored value %j (CHECKOUT-28)',
    (kept) => {
      expect(readDraft(kept)).toEqual(emptyDraft)
      expect(emptyDraft.shippingCountry).toBe('US')
    },
  )
})

describe('a change of the draft', () => {
  it('another carrier clears ship type and account number (CHECKOUT-19, TV-14b)', () => {
    expect(changeCarrier(exampleDraft, 'FedEx')).toMatchObject({
      carrier: 'FedEx',
      shipVia: '',
      shippingBillingAccountNumber: '',
      poNumber: exampleDraft.poNumber,
    })
  })

  it('Contact Customer selects its only ship type (CHECKOUT-20, TV-14c)', () => {
    expect(changeCarrier(exampleDraft, 'Contact Customer').shipVia).toBe('CONTACT_CUSTOMER')
  })

  it('another country clears the state (CHECKOUT-26)', () => {
    expect(changeCountry(exampleDraft, 'CA')).toMatchObject({
      shippingCountry: 'CA',
      shippingState: '',
      shippingCity: exampleDraft.shippingCity,
    })
  })
})

describe('the errors of a step', () => {
  it('are empty when the step is valid', () => {
    expect([checkCustomer(exampleDraft, false).ok, checkDelivery(exampleDraft, 10).ok]).toEqual([true, true])
  })

  it('in step 1 require address and PO number, but no carrier (CHECKOUT-14)', () => {
    const draft = typed({ shippingCity: ' ', poNumber: '', shipVia: '' })
    expect(errorsByField(checkCustomer(draft, false))).toEqual({
      shippingCity: 'City is required.',
      poNumber: 'PO number is required.',
    })
  })

  it('in step 1 require a name only for a quote (CHECKOUT-08, OQ-82)', () => {
    const draft = typed({ quoteName: ' ' })
    expect(errorsByField(checkCustomer(draft, false))).toEqual({})
    expect(errorsByField(checkCustomer(draft, true))).toEqual({
      quoteName: 'Quote name must be between 1 and 100 characters long.',
    })
  })

  it('in step 2 require an account and reject expedited freight over 150 lb (CHECKOUT-15, OQ-43)', () => {
    const draft = typed({ shipVia: 'UPS_2ND_DAY_AIR', shippingBillingAccountNumber: '', poNumber: '' })
    expect(errorsByField(checkDelivery(draft, 150.1))).toEqual({
      shipVia: 'Expedited shipping is not allowed for orders over 150 lb.',
      shippingBillingAccountNumber: 'An account number is required for the selected carrier.',
    })
  })
})

describe('a zip is checked when its field is left (CHECKOUT-29)', () => {
  it.each([
    ['9810', 'US', 'Zip code is invalid for the current country.'],
    ['98101', 'US', undefined],
    ['98101', 'CA', 'Zip code is invalid for the current country.'],
    ['n/a', 'HK', undefined],
    [' ', 'US', undefined],
  ])('%j in %s (TV-21)', (shippingZipCode, shippingCountry, error) => {
    expect(typedZipError(typed({ shippingZipCode, shippingCountry }))).toBe(error)
  })
})

it('a closed step shows its result in one line', () => {
  expect(customerResult(exampleDraft)).toBe('Riverbend Irrigation, Seattle WA · PO 88-1042')
  expect(deliveryResult(exampleDraft)).toBe('UPS Ground · everything together')
  expect([customerResult(emptyDraft), deliveryResult(emptyDraft)]).toEqual(['', ''])
})

describe('a purchase order (READ-16)', () => {
  const shipTo = {
    name: 'Riverbend, Plant 2',
    address1: '4 Mill Lane',
    address2: '',
    city: 'Reno',
    state: 'NV',
    zip: '89501',
    country: 'US',
  }
  const order = {
    readingId: 'r1',
    poNumber: '88-1036',
    shipTo,
    needBy: null,
    poFileId: 3,
    fileName: 'po.pdf',
    sameFile: null,
  }

  it('takes the place of the number and address of the last order', () => {
    expect(withOrder(typed({ poNumber: '' }), order)).toMatchObject({
      poNumber: '88-1036',
      shippingAddressLine1: '4 Mill Lane',
      shippingState: 'NV',
      carrier: exampleDraft.carrier,
    })
  })

  it('never takes the place of something typed', () => {
    const kept = typed({ poNumber: '77-1', shippingAddressLine1: '1 Own Road' })
    expect(fillEmpty(kept, order)).toEqual(kept)
    expect(fillEmpty({ ...kept, poNumber: '' }, order)).toEqual({ ...kept, poNumber: '88-1036' })
  })

  it('for a country that does not exist leaves the address', () => {
    const abroad = { ...order, shipTo: { ...shipTo, country: 'XX' } }
    expect(withOrder(exampleDraft, abroad).shippingAddressLine1).toBe(exampleDraft.shippingAddressLine1)
  })
})
