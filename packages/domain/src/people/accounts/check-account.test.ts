import { expect, it } from 'vitest'
import { errorsByField } from '../../core/kernel/index.ts'
import { checkAccountName, checkNewAccount } from './check-account.ts'
import { accountMessages } from './messages.ts'

it.each([
  [' RIV-1042 ', ' Riverbend ', '', { code: 'RIV-1042', name: 'Riverbend' }],
  ['RIV-1042', ' ', ' Riverbend Irrigation ', { code: 'RIV-1042', name: 'Riverbend Irrigation' }],
  ['D-110', '', '', { code: 'D-110', name: 'D-110' }],
])('a new account %j named %j, of the company %j, is %j (ACCOUNT-02)', (code, name, company, value) => {
  expect(checkNewAccount({ code, name }, company)).toEqual({ ok: true, value })
})

it.each([
  ['', 'Great Basin', { code: accountMessages.codeMissing }],
  ['x'.repeat(51), 'y'.repeat(101), { code: accountMessages.codeTooLong, name: accountMessages.nameTooLong }],
])('a new account with the code %j and the name %j is rejected (ACCOUNT-02)', (code, name, errors) => {
  expect(errorsByField(checkNewAccount({ code, name }))).toEqual(errors)
})

it.each([
  [' ', accountMessages.nameMissing],
  ['y'.repeat(101), accountMessages.nameTooLong],
])('an account is not renamed to %j (ACCOUNT-03)', (name, error) => {
  expect(errorsByField(checkAccountName({ name }))).toEqual({ name: error })
})
