import { expect, it } from 'vitest'
import { firstError } from '../kernel/index.ts'
import { checkGroup } from './check-group.ts'

it.each([
  ['  ', 'A user group is required to have a name.'],
  ['x'.repeat(51), 'User group name must be 50 characters or less.'],
  [` ${'x'.repeat(50)} `, null],
])('E82: %j gives %j', (name, expected) => {
  expect(firstError(checkGroup({ name }))).toBe(expected)
})
