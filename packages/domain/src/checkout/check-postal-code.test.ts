import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPostalCode } from './check-postal-code.ts'
import { listCountries } from './countries.ts'

describe('CHECKOUT-29 zip per country', () => {
  it.each([
    ['98101', 'valid'],
    ['98101-1234', 'valid'],
    [' 98101 ', 'valid'],
    ['9810', 'invalid'],
    ['981011', 'invalid'],
    ['98101\n1', 'invalid'],
  ])('TV-21a: %j in the US is %s', (zip, expected) => {
    expect(checkPostalCode(zip, 'US')).toBe(expected)
  })

  it.each([
    ['k1a 0b1', 'valid'],
    ['98101', 'invalid'],
  ])('TV-21b: %j in Canada is %s', (zip, expected) => {
    expect(checkPostalCode(zip, 'CA')).toBe(expected)
  })

  it.each([
    ['n/a', 'unchecked'],
    ['  ', 'invalid'],
  ])('CHECKOUT-27 CHECKOUT-30 TV-21c: %j in Hong Kong, which has no pattern, is %s', (zip, expected) => {
    expect(checkPostalCode(zip, 'HK')).toBe(expected)
  })

  it('CONST-13: about 200 countries have a pattern, and none lets an empty zip pass', () => {
    const codes = listCountries().map((country) => country.code)
    expect(codes.filter((code) => checkPostalCode('?', code) === 'invalid').length).toBeGreaterThan(170)
    expect(codes.filter((code) => checkPostalCode(' ', code) !== 'invalid')).toEqual([])
  })

  it('never throws, ignores case, and answers for any text and country', () => {
    const country = fc.oneof(fc.constantFrom(...listCountries().map(({ code }) => code)), fc.string())
    fc.assert(
      fc.property(fc.string(), country, (zip, code) => {
        const answer = checkPostalCode(zip, code)
        expect(['valid', 'invalid', 'unchecked']).toContain(answer)
        expect(checkPostalCode(` ${zip} `, code)).toBe(answer)
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 -]{1,10}$/), country, (zip, code) => {
        expect(checkPostalCode(zip.toLowerCase(), code)).toBe(checkPostalCode(zip.toUpperCase(), code))
      }),
    )
  })
})
