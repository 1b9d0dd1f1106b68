import { expect, it } from 'vitest'
import { listPhoneCountries, phoneOf, tidiedPhone, typedPhone } from './phone-number.ts'

const phone = (phoneNumberCountryCode: string | null, phoneNumber: string | null) => ({
  phoneNumberCountryCode,
  phoneNumber,
})

it('countries are listed by name, each with its calling code (REG-26)', () => {
  const countries = listPhoneCountries()
  expect(countries.length).toBeGreaterThan(230)
  expect(countries[0]?.name).toBe('Afghanistan')
  expect(countries).toContainEqual({ country: 'US', name: 'United States', callingCode: '1' })
  expect(countries).toContainEqual({ country: 'DE', name: 'Germany', callingCode: '49' })
})

it.each([
  [phone(null, null), { country: 'US', number: '' }],
  [phone('1', '2125550146'), { country: 'US', number: '(212) 555-0146' }],
  [phone('1', '4165550146'), { country: 'CA', number: '(416) 555-0146' }],
  [phone('44', '2079460018'), { country: 'GB', number: '020 7946 0018' }],
  [phone('7', '7011234567'), { country: 'KZ', number: '8 (701) 123 4567' }],
])(
  '%j is shown in the field as %j and saved unchanged (REG-26, ACCT-05, USERS-16, CONST-10)',
  (kept, typed) => {
    expect(typedPhone(kept)).toEqual(typed)
    expect(phoneOf(typed)).toEqual(kept)
  },
)

it.each([
  ['US', '212.555.0146', phone('1', '2125550146')],
  ['US', '1 212 555 0146', phone('1', '2125550146')],
  ['US', '+44 20 7946 0018', phone('44', '2079460018')],
  ['GB', '020 7946 0018', phone('44', '2079460018')],
  ['US', '23456', phone('1', '23456')],
  ['US', '2345', phone(null, null)],
  ['DE', '123', phone(null, null)],
  ['US', 'ask for Dana', phone(null, null)],
])('in %s %j is saved as %j (OQ-88)', (country, number, kept) => {
  expect(phoneOf({ country, number })).toEqual(kept)
})

it.each([
  [
    { country: 'US', number: '2125550146' },
    { country: 'US', number: '(212) 555-0146' },
  ],
  [
    { country: 'US', number: '+49 30 901820' },
    { country: 'DE', number: '030 901820' },
  ],
  [
    { country: 'US', number: '' },
    { country: 'US', number: '' },
  ],
])('%j is formatted as %j', (typed, tidied) => {
  expect(tidiedPhone(typed)).toEqual(tidied)
})
