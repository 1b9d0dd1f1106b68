import { expect, it } from 'vitest'
import { byRole } from './by-role.ts'

it.each([
  [
    ['sales', 'Admin!', 'Buyer', 'Basic User!'],
    ['Admin!', 'Basic User!', 'Buyer', 'sales'],
  ],
  [
    ['Accounting', 'Basic User!', 'Admin!'],
    ['Admin!', 'Basic User!', 'Accounting'],
  ],
])('TV-16e ROLES-13: %j stand as %j, immutable ones (!) first', (typed, expected) => {
  const roles = typed.map((name) => ({ name, immutable: name.endsWith('!') }))
  expect(roles.toSorted(byRole).map(({ name }) => name)).toEqual(expected)
})
