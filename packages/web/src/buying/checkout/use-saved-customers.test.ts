import { expect, it } from 'vitest'
import { isNameTaken, listWith, listWithout } from './use-saved-customers.ts'

const dock = { savedCustomerAddressId: 1, name: 'dock' }
const works = { savedCustomerAddressId: 2, name: 'Works' }

it('a saved customer is inserted by name (CHECKOUT-35)', () => {
  const farm = { savedCustomerAddressId: 3, name: 'Farm' }
  expect(listWith([dock, works], farm)).toEqual([dock, farm, works])
})

it('an overwritten customer stays one entry, with the name as typed (CHECKOUT-38)', () => {
  expect(listWith([dock, works], { ...works, name: 'WORKS' })).toEqual([dock, { ...works, name: 'WORKS' }])
})

it('a deleted customer leaves the list (CHECKOUT-36)', () => {
  expect(listWithout([dock, works], dock)).toEqual([works])
})

it.each([
  [' WORKS ', true],
  ['Ｗorks', true],
  ['Works 2', false],
  ['', false],
])('the name check for %j returns %j (CHECKOUT-38, OQ-56)', (name, taken) => {
  expect(isNameTaken([dock, works], name)).toBe(taken)
})
