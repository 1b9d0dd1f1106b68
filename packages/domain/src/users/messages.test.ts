import { expect, it } from 'vitest'
import { inviteOutcome } from './messages.ts'

it.each([
  [2, 0, 'All invites sent successfully.'],
  [0, 1, 'No invites were sent.'],
  [1, 1, 'Some invites could not be sent.'],
])('USERS-12: %i sent and %i not is %j', (sent, missed, expected) => {
  expect(inviteOutcome(sent, missed)).toBe(expected)
})
