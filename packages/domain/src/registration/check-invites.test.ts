import { expect, it } from 'vitest'
import { firstError } from '../kernel/index.ts'
import { checkInvites } from './check-invites.ts'

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
])('%s: %j gives %j', (_, rows, sentence) => {
  expect(firstError(checkInvites(rows))).toBe(sentence)
})

it('USERS-10 USERS-11: each wrong row is told at its field, and what is right is trimmed', () => {
  const rows = [
    { emailAddress: 'x', roleId: null },
    { emailAddress: '', roleId: null },
    { emailAddress: 'y', roleId: 2 },
  ]
  expect(checkInvites(rows)).toMatchObject({
    errors: [
      { field: 'inviteUsers.0.emailAddress' },
      { field: 'inviteUsers.2.emailAddress' },
      { field: 'inviteUsers.0.roleId' },
    ],
  })
  expect(checkInvites([{ emailAddress: ' dana@acme.example ', roleId: 1 }])).toEqual({
    ok: true,
    value: [{ emailAddress: 'dana@acme.example', roleId: 1 }],
  })
})
