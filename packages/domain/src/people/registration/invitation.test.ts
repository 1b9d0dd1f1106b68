import { expect, it } from 'vitest'
import { firstError } from '../../core/kernel/index.ts'
import {
  checkInvitedName,
  checkInviteLink,
  checkInvites,
  type KnownAccount,
  standingOf,
} from './invitation.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-21T12:00:00Z')
const other: KnownAccount = { state: 'INVITED', companyId: 2, isCompanyDeleted: false, invitedUntil: later }

it.each<[string, KnownAccount | undefined, string]>([
  ['nobody', undefined, 'free'],
  ['active elsewhere', { ...other, state: 'ENABLED', invitedUntil: null }, 'registered'],
  ['active here', { ...other, state: 'ENABLED', companyId: 1, invitedUntil: null }, 'registered'],
  ['invited here', { ...other, companyId: 1 }, 'free'],
  ['invited elsewhere', other, 'held'],
  ['invited elsewhere until now', { ...other, invitedUntil: now }, 'free'],
  ['invited elsewhere and withdrawn', { ...other, invitedUntil: null }, 'free'],
  ['disabled elsewhere', { ...other, state: 'DISABLED', invitedUntil: null }, 'held'],
  ['of a company that is gone', { ...other, state: 'DISABLED', isCompanyDeleted: true }, 'free'],
  ['disabled here', { ...other, state: 'DISABLED', companyId: 1 }, 'free'],
])('status of an invited email address: %s (OQ-26)', (_, known, standing) => {
  expect(standingOf(known, 1, now)).toBe(standing)
})

const long = `${'x'.repeat(320)}@acme.example`

it.each([
  ['USERS-09', [], 'You must add info for at least one user to invite.'],
  ['USERS-09', [{ emailAddress: ' ', roleId: 1 }], 'You must add info for at least one user to invite.'],
  ['USERS-10', [{ emailAddress: 'dana@acme', roleId: 1 }], "The email address 'dana@acme' is not valid."],
  ['USERS-10', [{ emailAddress: long, roleId: 1 }], `The email address '${long}' is not valid.`],
  ['USERS-11', [{ emailAddress: 'dana@acme.example', roleId: null }], 'All users must have a role selected.'],
  [
    'USERS-10',
    [
      { emailAddress: 'dana@acme.example', roleId: null },
      { emailAddress: 'x', roleId: 1 },
    ],
    "The email address 'x' is not valid.",
  ],
  [
    'USERS-09',
    [
      { emailAddress: 'dana@acme.example', roleId: 1 },
      { emailAddress: '', roleId: null },
    ],
    null,
  ],
])('%s: inviting %j gives %j', (_, rows, sentence) => {
  expect(firstError(checkInvites(rows))).toBe(sentence)
})

it('invites are trimmed, and an error names the field with its row (USERS-09)', () => {
  const empty = { emailAddress: '', roleId: null }
  const dana = { emailAddress: ' dana@acme.example ', roleId: 1 }
  expect(checkInvites([empty, dana])).toEqual({
    ok: true,
    value: [{ emailAddress: 'dana@acme.example', roleId: 1 }],
  })
  expect(checkInvites([dana, { ...dana, roleId: null }])).toMatchObject({
    errors: [{ field: 'inviteUsers.1.roleId', code: 'MISSING' }],
  })
})

const email = 'Internal server error. Email address is not found.'
const code = 'Internal server error. Company account information is not found.'
const name = 'Name must be between 1 and 100 characters long.'

it.each([
  ['REG-07', { emailAddress: ' ', companyCode: '' }, email],
  ['REG-08', { emailAddress: 'dana@acme.example', companyCode: ' ' }, code],
  ['REG-09', { emailAddress: 'dana@acme.example', companyCode: 'x' }, null],
])('%s: invite link %j gives %j', (_, link, sentence) => {
  expect(firstError(checkInviteLink(link))).toBe(sentence)
})

it.each([
  ['', false, name],
  ['  ', false, name],
  ['x'.repeat(101), false, name],
  ['x'.repeat(100), false, null],
  ['', true, null],
])('name %j of an invited user with an account (%j) gives %j (REG-05)', (typed, hasAccount, sentence) => {
  expect(firstError(checkInvitedName(typed, hasAccount))).toBe(sentence)
})
