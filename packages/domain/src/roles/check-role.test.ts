import { expect, it } from 'vitest'
import { checkRole } from './check-role.ts'

it.each([
  ['', '', 'A role is required to have a name.'],
  ['   ', 'x'.repeat(1001), 'A role is required to have a name.'],
  ['x'.repeat(51), '', 'Role name must be 50 characters or less.'],
  [` ${'x'.repeat(50)} `, '', null],
  ['Buyer', 'x'.repeat(1001), 'Role description must be 1000 characters or less.'],
  ['Buyer', ` ${'x'.repeat(1000)} `, null],
])('ROLES-14 OQ-51: %j with %j gives %j', (name, description, expected) => {
  expect(checkRole({ name, description })).toBe(expected)
})
