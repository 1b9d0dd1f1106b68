import fc from 'fast-check'
import { expect, it } from 'vitest'
import { storedPhone, type Phone, splitPhone, telAddress } from './phone.ts'

const phone = (phoneNumberCountryCode: string | null, phoneNumber: string | null): Phone => ({
  phoneNumberCountryCode,
  phoneNumber,
})
const none = phone(null, null)

it.each([
  ['TV-15a', '1', '1', none],
  ['TV-15a', '12345', '1', none],
  ['TV-15b', '123456', '1', phone('1', '23456')],
  ['TV-15c', '77011234567', '7', phone('7', '7011234567')],
  ['TV-15c', '770112', '7', phone('7', '70112')],
])(
  '%s: digits %j with country code %s are split into code and number if long enough (ACCT-07, ACCT-08, USERS-16)',
  (_, digits, code, kept) => {
    expect(splitPhone(digits, code)).toEqual(kept)
  },
)

it.each([
  ['1', '23456', phone('1', '23456')],
  ['1', '2345', none],
  ['1', null, none],
  [null, '5550101946', none],
  ['', '5550101946', none],
  ['1', 'call me', none],
  ['+1', '(555) 010-1946', phone('1', '5550101946')],
  ['7', '7011234567', phone('7', '7011234567')],
])('country code %j and number %j are stored as %j (OQ-88)', (code, number, kept) => {
  expect(storedPhone(phone(code, number))).toEqual(kept)
})

it('a stored phone number normalizes to itself and never has only one part (OQ-88)', () => {
  const part = fc.option(fc.string({ maxLength: 20 }))
  fc.assert(
    fc.property(part, part, (code, number) => {
      const kept = storedPhone(phone(code, number))
      expect(storedPhone(kept)).toEqual(kept)
      expect(kept.phoneNumber === null).toBe(kept.phoneNumberCountryCode === null)
    }),
  )
})

it('a phone link drops spaces, brackets and hyphens', () => {
  expect(telAddress('+1 (206) 555-0142')).toBe('tel:+12065550142')
})
