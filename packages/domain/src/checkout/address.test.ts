import { describe, expect, it } from 'vitest'
import { checkShipTo } from './check-ship-to.ts'
import { firstError } from './check-text.ts'
import { exampleShipTo } from './examples.ts'
import type { ShipTo } from './ship-to.ts'

const empty = Object.fromEntries(Object.keys(exampleShipTo).map((field) => [field, ' '])) as ShipTo

describe('the shipping address', () => {
  it('CHECKOUT-24 CHECKOUT-25 CHECKOUT-26 CHECKOUT-27 CHECKOUT-29: a complete one has no error', () => {
    expect(checkShipTo(exampleShipTo)).toEqual({})
  })

  it('CHECKOUT-24 CHECKOUT-25 CHECKOUT-26 CHECKOUT-27: names what is missing in the order of the form', () => {
    expect(Object.entries(checkShipTo(empty))).toEqual([
      ['shippingCompanyName', 'Company Name is required.'],
      ['shippingAddressLine1', 'Address Line 1 is required.'],
      ['shippingCity', 'City is required.'],
      ['shippingState', 'State is required.'],
      ['shippingZipCode', 'Zip is required.'],
      ['shippingCountry', 'Country is required.'],
    ])
  })

  it.each<[string, keyof ShipTo, number, string]>([
    ['CHECKOUT-24', 'shippingCompanyName', 50, 'Company Name'],
    ['CHECKOUT-25', 'shippingAddressLine1', 50, 'Address Line 1'],
    ['CHECKOUT-25', 'shippingAddressLine2', 50, 'Address Line 2'],
    ['CHECKOUT-25', 'shippingCity', 50, 'City'],
    ['CHECKOUT-26', 'shippingState', 50, 'State'],
    ['CHECKOUT-27', 'shippingZipCode', 20, 'Zip'],
    ['CHECKOUT-25', 'shippingContactName', 50, 'Contact Name'],
    ['CHECKOUT-25', 'shippingPhoneNumber', 20, 'Phone'],
  ])('%s CONST-05: %s takes %i characters, measured after trimming', (_, field, max, label) => {
    const inHongKong = { ...exampleShipTo, shippingCountry: 'HK' }
    expect(checkShipTo({ ...inHongKong, [field]: ` ${'x'.repeat(max)} ` })).toEqual({})
    expect(checkShipTo({ ...inHongKong, [field]: 'x'.repeat(max + 1) })).toEqual({
      [field]: `${label} must be ${max} characters or less. Currently ${max + 1} characters.`,
    })
  })

  it.each([
    ['TV-21a', '9810', 'US', 'Zip code is invalid for the current country.'],
    ['TV-21b', '98101', 'CA', 'Zip code is invalid for the current country.'],
    ['TV-21c', 'n/a', 'HK', undefined],
    ['TV-21c', '  ', 'HK', 'Zip is required.'],
    ['no such country', '98101', 'ZZ', 'Country is required.'],
    ['no country code', '98101', 'USA', 'Country must be 2 characters or less. Currently 3 characters.'],
  ])('CHECKOUT-29 CHECKOUT-30 %s: %j in %s gives %j', (_, shippingZipCode, shippingCountry, sentence) => {
    expect(firstError(checkShipTo({ ...exampleShipTo, shippingZipCode, shippingCountry }))).toBe(sentence)
  })

  it.each([
    ['US', 'WA', undefined],
    ['US', ' WA ', undefined],
    ['US', 'wa', 'State is required.'],
    ['US', 'Ontario', 'State is required.'],
    ['HK', 'Kowloon', undefined],
    ['us', 'WA', 'Country is required.'],
  ])('CHECKOUT-26 CHECKOUT-32: in %s the state %j gives %j', (shippingCountry, shippingState, sentence) => {
    expect(firstError(checkShipTo({ ...exampleShipTo, shippingCountry, shippingState }))).toBe(sentence)
  })
})
