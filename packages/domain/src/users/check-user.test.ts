import { expect, it } from 'vitest'
import { checkUser } from './check-user.ts'

const sentence = "A user's name must be between 1 and 100 characters long."

it.each([
  ['', 1, sentence],
  ['   ', null, sentence],
  ['x'.repeat(101), 1, sentence],
  [` ${'x'.repeat(100)} `, 1, null],
  ['x', null, 'All users must have a role selected.'],
])('USERS-15: %j with role %j gives %j', (name, roleId, expected) => {
  expect(checkUser({ name, roleId })).toBe(expected)
})
