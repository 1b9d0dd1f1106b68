import { expect, it } from 'vitest'
import { checkInvitedName, checkInviteLink } from './check-acceptance.ts'

const email = 'Internal server error. Email address is not found.'
const code = 'Internal server error. Company account information is not found.'
const name = 'Name must be between 1 and 100 characters long.'

it.each([
  ['REG-07', { emailAddress: ' ', companyCode: '' }, email],
  ['REG-08', { emailAddress: 'dana@acme.example', companyCode: ' ' }, code],
  ['REG-09', { emailAddress: 'dana@acme.example', companyCode: 'x' }, undefined],
])('%s: the link %j gives %j', (_, link, sentence) => {
  expect(checkInviteLink(link)).toBe(sentence)
})

it.each([
  ['', false, name],
  ['  ', false, name],
  ['x'.repeat(101), false, name],
  ['x'.repeat(100), false, undefined],
  ['', true, undefined],
])('REG-05: the name %j of somebody with an account (%j) gives %j', (typed, hasAccount, sentence) => {
  expect(checkInvitedName(typed, hasAccount)).toBe(sentence)
})
