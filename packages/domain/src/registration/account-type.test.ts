import { expect, it } from 'vitest'
import { accountType } from './account-type.ts'

it.each([
  [' acme PUMPS', 'EXISTING_COMPANY'],
  ['Acme Pump', 'NEW_COMPANY'],
])('REG-15 TV-16a: %j is %s', (typed, type) => {
  expect(accountType(typed, [{ name: 'Acme Pumps' }])).toBe(type)
})
