import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstError } from '../../core/kernel/index.ts'
import { checkNewPassword, checkPasswordChange, passwordRequirements } from './check-new-password.ts'

const length = 'Your new password must be between 8 and 90 characters long.'
const number = 'Your new password must include at least one number.'
const lower = 'Your new password must include at least one lower case letter.'
const upper = 'Your new password must include at least one upper case letter.'
const special = 'Your new password must include at least one special character.'
const mismatch = 'Your new password does not match the confirmation password.'

describe('new password rules, in order', () => {
  it.each([
    ['AUTH-31 TV-08a', 'Ab1!', length],
    ['AUTH-32 TV-08b', 'Abcdef0!', number],
    ['AUTH-32 TV-08b', 'abcdefgh', number],
    ['AUTH-33 TV-08c', 'ABCDEF1!', lower],
    ['AUTH-34 TV-08c', 'abcdef1!', upper],
    ['AUTH-35 TV-08c', 'Abcdef1 ', special],
    ['AUTH-31 TV-08e', `Aa1!${'x'.repeat(86)}`, null],
    ['AUTH-31 TV-08e', `Aa1!${'x'.repeat(87)}`, length],
    ['OQ-52: other scripts do not count', 'Äbcdéf1!', upper],
    ['OQ-52: only ASCII is special', 'Abcdef1€', special],
  ])('%s: new password %j gives %j', (_, typed, sentence) => {
    expect(firstError(checkNewPassword({ newPassword: typed, confirmation: typed }))).toBe(sentence)
  })

  it.each([
    ['Abcdef1?', mismatch],
    ['Abcdef1!', null],
  ])('confirmation %j gives %j (AUTH-36, TV-08d)', (confirmation, sentence) => {
    expect(firstError(checkNewPassword({ newPassword: 'Abcdef1!', confirmation }))).toBe(sentence)
  })

  it('the confirmation is checked last (AUTH-36)', () => {
    expect(firstError(checkNewPassword({ newPassword: 'Ab1!', confirmation: 'other' }))).toBe(length)
  })

  it('every printable ASCII character except letters, digits and space is special (OQ-52)', () => {
    const sign = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(sign, (one) => {
        expect(checkNewPassword({ newPassword: `Abcdefg1${one}` }).ok).toBe(/[^A-Za-z0-9 ]/.test(one))
      }),
      { numRuns: 400 },
    )
  })
})

it.each([
  ['', [false, false, false, false, false]],
  ['abcdef0 ', [true, false, true, false, false]],
  ['A1!', [false, true, false, true, true]],
  ['Abcdef1!', [true, true, true, true, true]],
])('password %j meets the requirements %j (ACCT-12, OQ-52)', (typed, met) => {
  expect(passwordRequirements(typed).map(({ isMet }) => isMet)).toEqual(met)
})

it('a password is valid exactly if it meets every requirement (ACCT-12)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 95 }), (typed) => {
      expect(passwordRequirements(typed).every(({ isMet }) => isMet)).toBe(
        checkNewPassword({ newPassword: typed }).ok,
      )
    }),
  )
})

it.each([
  ['', 'Ab1!', '', 'currentPassword', 'Please enter a password.'],
  ['Own-Pass-1', 'Ab1!', '', 'newPassword', length],
  ['Own-Pass-1', 'Abcdef1!', '', 'confirmation', mismatch],
])('changing password %j to %j with confirmation %j is rejected at %s (ACCT-12)', (...row) => {
  const [currentPassword, newPassword, confirmation, field, error] = row
  expect(checkPasswordChange({ currentPassword, newPassword, confirmation })).toMatchObject({
    errors: [{ field, error }],
  })
})
