import { describe, expect, it } from 'vitest'
import { defaultCountry, listCountries, usStates } from './countries.ts'
import { countryName, isCountry } from './country-names.ts'

describe('countries (CHECKOUT-32, CONST-13)', () => {
  const countries = listCountries()

  it('every country has a name, two codes and a number', () => {
    expect(countries).toHaveLength(250)
    expect(countries).toContainEqual({
      code: 'US',
      code3: 'USA',
      number: '840',
      name: 'United States of America',
    })
    for (const country of countries) {
      expect(country.code).toMatch(/^[A-Z]{2}$/)
      expect(country.code3).toMatch(/^[A-Z]{3}$/)
      expect(country.number).toMatch(/^[0-9]{3}$/)
      expect(country.name.length).toBeGreaterThan(3)
    }
  })

  it('the list runs from Afghanistan to Zimbabwe', () => {
    expect([countries.at(0)?.name, countries.at(-1)?.name]).toEqual(['Afghanistan', 'Zimbabwe'])
  })

  it('the default country is the US, which is in the list (CHECKOUT-28)', () => {
    expect(defaultCountry).toBe('US')
    expect([isCountry(defaultCountry), isCountry('ZZ'), isCountry('')]).toEqual([true, false, false])
    expect([countryName('US'), countryName('constructor')]).toEqual(['United States of America', undefined])
  })
})

it('US states, territories and armed forces each have a name and a unique code (CHECKOUT-26, CHECKOUT-32, OQ-118)', () => {
  expect(usStates).toHaveLength(59)
  const codes = usStates.map((state) => state.code)
  expect(codes).toEqual(expect.arrayContaining(['CA', 'DC', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP']))
  expect(new Set(codes).size).toBe(59)
  expect(codes.join()).toMatch(/^([A-Z]{2},?)+$/)
  const names = usStates.map((state) => state.name)
  expect(names).toEqual(names.toSorted())
  expect(names.join()).toMatch(/^([A-Z][A-Za-z. ]+,?)+$/)
})
