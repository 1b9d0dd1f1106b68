import { expect, it } from 'vitest'
import { cartBadge } from './cart-badge.ts'

it.each([
  [null, '!'],
  [0, null],
  [99, '99'],
  [100, '99+'],
])('SHELL-50 CONST-01 TV-25a: the badge of %s is %s', (quantity, badge) => {
  expect(cartBadge(quantity)).toBe(badge)
})
