import { afterEach, expect, it } from 'vitest'
import { writeStored } from '../../api/index.ts'
import { storedQuantity } from './use-cart-quantity.ts'

afterEach(() => window.localStorage.clear())

it('SHELL-49: the badge begins with the quantity last seen by this person in this company', () => {
  writeStored('volute.cart-quantity', { owner: '7/2', quantity: 14 })
  expect(storedQuantity('7/2')).toBe(14)
  expect(storedQuantity('7/9')).toBe(0)
})

it('SHELL-61: an unreadable quantity is none', () => {
  window.localStorage.setItem('volute.cart-quantity', '{')
  expect(storedQuantity('7/2')).toBe(0)
})
