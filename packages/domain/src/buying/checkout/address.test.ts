import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorsByField, firstError } from '../../core/kernel/index.ts'
import { checkShipTo, judgePostalCode, type ShipTo } from './address.ts'
import { listCountries } from './countries.ts'
import { exampleShipTo } from './examples.ts'

const empty = Object.fromEntries(Object.keys(exampleShipTo).map((field) => [field, ' '])) as ShipTo

describe('the shipping address', () => {
  it('a complete address has no errors (CHECKOUT-24, CHECKOUT-25, CHECKOUT-26, CHECKOUT-27, CHECKOUT-29)', () => {
    expect(errorsByField(checkShipTo(exampleShipTo))).toEqual({})
  })

  it('missing fields are listed in the order of the form (CHECKOUT-24, CHECKOUT-25, CHECKOUT-26, CHECKOUT-27)', () => {
    const checked = checkShipTo(empty)
    expect(checked.ok || checked.errors.map(({ field, error }) => [field, error])).toEqual([
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
  ])('%s: %s takes %i characters, counted after trimming (CONST-05)', (_, field, max, label) => {
    const inHongKong = { ...exampleShipTo, shippingCountry: 'HK' }
    expect(errorsByField(checkShipTo({ ...inHongKong, [field]: ` ${'x'.repeat(max)} ` }))).toEqual({})
    expect(errorsByField(checkShipTo({ ...inHongKong, [field]: 'x'.repeat(max + 1) }))).toEqual({
      [field]: `${label} must be ${max} characters or less. Currently ${max + 1} characters.`,
    })
  })

  it.each([
    ['TV-21a', '9810', 'US', 'Zip code is invalid for the current country.'],
    ['TV-21b', '98101', 'CA', 'Zip code is invalid for the current country.'],
    ['TV-21c', 'n/a', 'HK', null],
    ['TV-21c', '  ', 'HK', 'Zip is required.'],
    ['no such country', '98101', 'ZZ', 'Country is required.'],
    ['no country code', '98101', 'USA', 'Country must be 2 characters or less. Currently 3 characters.'],
  ])(
    '%s: zip %j in %s gives %j (CHECKOUT-29, CHECKOUT-30)',
    (_, shippingZipCode, shippingCountry, sentence) => {
      expect(firstError(checkShipTo({ ...exampleShipTo, shippingZipCode, shippingCountry }))).toBe(sentence)
    },
  )

  it.each([
    ['US', 'WA', null],
    ['US', ' WA ', null],
    ['US', 'wa', 'State is required.'],
    ['US', 'Ontario', 'State is required.'],
    ['HK', 'Kowloon', null],
    ['us', 'WA', 'Country is required.'],
  ])(
    'in %s, the state %j gives %j (CHECKOUT-26, CHECKOUT-32)',
    (shippingCountry, shippingState, sentence) => {
      expect(firstError(checkShipTo({ ...exampleShipTo, shippingCountry, shippingState }))).toBe(sentence)
    },
  )
})

describe('zip per country (CHECKOUT-29)', () => {
  it.each([
    ['98101', 'valid'],
    ['98101-1234', 'valid'],
    [' 98101 ', 'valid'],
    ['9810', 'invalid'],
    ['981011', 'invalid'],
    ['98101\n1', 'invalid'],
  ])('%j in the US is %s (TV-21a)', (zip, expected) => {
    expect(judgePostalCode(zip, 'US')).toBe(expected)
  })

  it.each([
    ['k1a 0b1', 'valid'],
    ['98101', 'invalid'],
  ])('%j in Canada is %s (TV-21b)', (zip, expected) => {
    expect(judgePostalCode(zip, 'CA')).toBe(expected)
  })

  it.each([
    ['n/a', 'unchecked'],
    ['  ', 'invalid'],
  ])('%j in Hong Kong, which has no pattern, is %s (CHECKOUT-27, CHECKOUT-30, TV-21c)', (zip, expected) => {
    expect(judgePostalCode(zip, 'HK')).toBe(expected)
  })

  it('more than 170 countries have a zip pattern, and every country rejects an empty zip (CONST-13)', () => {
    const codes = listCountries().map((country) => country.code)
    expect(codes.filter((code) => judgePostalCode('?', code) === 'invalid').length).toBeGreaterThan(170)
    expect(codes.filter((code) => judgePostalCode(' ', code) !== 'invalid')).toEqual([])
  })

  it('every text and country gets an answer, regardless of case and surrounding blanks', () => {
    const country = fc.oneof(fc.constantFrom(...listCountries().map(({ code }) => code)), fc.string())
    fc.assert(
      fc.property(fc.string(), country, (zip, code) => {
        const answer = judgePostalCode(zip, code)
        expect(['valid', 'invalid', 'unchecked']).toContain(answer)
        expect(judgePostalCode(` ${zip} `, code)).toBe(answer)
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 -]{1,10}$/), country, (zip, code) => {
        expect(judgePostalCode(zip.toLowerCase(), code)).toBe(judgePostalCode(zip.toUpperCase(), code))
      }),
    )
  })
})
