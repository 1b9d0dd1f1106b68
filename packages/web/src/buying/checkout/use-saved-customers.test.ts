import { expect, it } from 'vitest'
import { isNameTaken, listWith, listWithout } from './use-saved-customers.ts'

const dock = { savedCustomerAddressId: 1, name: 'dock' }
const works = { savedCustomerAddressId: 2, name: 'Works' }

it('CHECKOUT-35: a saved one is put in by its name', () => {
  const farm = { savedCustomerAddressId: 3, name: 'Farm' }
  expect(listWith([dock, works], farm)).toEqual([dock, farm, works])
})

it('CHECKOUT-38: an overwritten one stays one, under the name as typed', () => {
  expect(listWith([dock, works], { ...works, name: 'WORKS' })).toEqual([dock, { ...works, name: 'WORKS' }])
})

it('CHECKOUT-36: a deleted one is gone', () => {
  expect(listWithout([dock, works], dock)).toEqual([works])
})

it.each([
  [' WORKS ', true],
  ['Ｗorks', true],
  ['Works 2', false],
  ['', false],
])('CHECKOUT-38 OQ-56: whether %j is taken is %j', (name, taken) => {
  expect(isNameTaken([dock, works], name)).toBe(taken)
})
