import { expect, it } from 'vitest'
import { isUnchanged } from './is-unchanged.ts'

const stored = { partId: 11, quantity: 2, paintColorId: null, impellerTrim: 9.25, impellerAngle: 15 }
const sent = { partId: 11, quantity: '2', impellerTrim: 9.25, impellerAngle: 15 }

it('CART-10: a line sent as it is stored is unchanged', () => {
  expect(isUnchanged(sent, stored)).toBe(true)
})

it.each([
  { partId: 12 },
  { quantity: '3' },
  { paintColorId: 4 },
  { impellerTrim: 9.5 },
  { impellerTrim: null },
  { impellerAngle: 0 },
])('CART-10: %j is a change', (change) => {
  expect(isUnchanged({ ...sent, ...change }, stored)).toBe(false)
})
