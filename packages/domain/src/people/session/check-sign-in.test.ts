import { expect, it } from 'vitest'
import { firstError } from '../../core/kernel/index.ts'
import { checkSignIn } from './check-sign-in.ts'

it.each([
  ['AUTH-06', '', '', 'Please enter an email address.'],
  ['AUTH-06', '  ', 'secret', 'Please enter an email address.'],
  ['AUTH-07', 'ben@riverbend.example', '', 'Please enter a password.'],
  ['both given', 'ben@riverbend.example', ' ', null],
])('%s: email %j with password %j gives %j', (_, username, password, sentence) => {
  expect(firstError(checkSignIn({ username, password }))).toBe(sentence)
})

it.each([
  [' ', '', 'Please enter an emailAddress.'],
  ['ben@riverbend.example', '', 'Please enter a password.'],
  ['ben@riverbend.example', 'Own-Pass-1', null],
])(
  'after a password change, email %j with password %j gives %j (AUTH-08)',
  (username, password, sentence) => {
    expect(firstError(checkSignIn({ username, password }, 'password-change'))).toBe(sentence)
  },
)
