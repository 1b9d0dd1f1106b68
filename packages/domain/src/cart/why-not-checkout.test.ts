import { expect, it } from 'vitest'
import { whyNotCheckout } from './why-not-checkout.ts'

const free = {
  permissions: ['PLACE_SALES_ORDERS'],
  distributorAccountCode: 'D-1',
  itemsAreValid: [true, true],
}

it.each([
  [
    'CART-07 PERM-12: no permission',
    { permissions: ['PREPARE_QUOTES'] },
    'You do not have permission to place sale orders.',
  ],
  [
    'CART-08: no distributor',
    { distributorAccountCode: null },
    'Please contact Volute to associate your company with an approved distributor account.',
  ],
  ['an empty cart', { itemsAreValid: [] }, 'Your shopping cart is empty.'],
  ['CART-06: an invalid item', { itemsAreValid: [true, false] }, 'Please correct the marked items first.'],
  ['nothing in the way', {}, null],
])('%s', (_, change, sentence) => {
  expect(whyNotCheckout({ ...free, ...change })).toBe(sentence)
})
