import { expect, it } from 'vitest'
import { inviteOutcome, roleHint } from './messages.ts'

it.each([
  [2, 0, 'All invites sent successfully.'],
  [0, 1, 'No invites were sent.'],
  [1, 1, 'Some invites could not be sent.'],
])('%i invites sent and %i failed give %j (USERS-12)', (sent, missed, expected) => {
  expect(inviteOutcome(sent, missed)).toBe(expected)
})

it('the role picker lists what a role may do', () => {
  expect(roleHint({ permissions: ['Prepare quotes', 'Place sales orders'] })).toBe(
    'Can prepare quotes, place sales orders.',
  )
  expect(roleHint({ permissions: [] })).toBe('Can look up parts and prices, and fill a cart.')
})
