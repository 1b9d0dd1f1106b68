import { expect, it } from 'vitest'
import { firstError } from '../../core/kernel/index.ts'
import { checkGroup, checkUser } from './check-user.ts'

const sentence = "A user's name must be between 1 and 100 characters long."

it.each([
  ['', 1, sentence],
  ['   ', null, sentence],
  ['x'.repeat(101), 1, sentence],
  [` ${'x'.repeat(100)} `, 1, null],
  ['x', null, 'All users must have a role selected.'],
])('user name %j with role %j gives %j (USERS-15)', (name, roleId, expected) => {
  expect(firstError(checkUser({ name, roleId }))).toBe(expected)
})

it('name and role errors are reported together, and valid input is trimmed (USERS-15)', () => {
  expect(checkUser({ name: '', roleId: null })).toMatchObject({
    errors: [{ field: 'name' }, { field: 'roleId' }],
  })
  expect(checkUser({ name: ' Vic ', roleId: 3 })).toEqual({ ok: true, value: { name: 'Vic', roleId: 3 } })
})

it.each([
  ['  ', 'A user group is required to have a name.'],
  ['x'.repeat(51), 'User group name must be 50 characters or less.'],
  [` ${'x'.repeat(50)} `, null],
])('group name %j gives %j (E82)', (name, expected) => {
  expect(firstError(checkGroup({ name }))).toBe(expected)
})
