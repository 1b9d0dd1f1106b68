import { expect, it } from 'vitest'
import type { ForPump } from '../../catalogue/fit/index.ts'
import { cartMessages } from './messages.ts'
import { cartBadge, cartCountText, whyNotCheckout, whyNotQuote } from './cart-state.ts'

it.each([
  [null, '!'],
  [0, null],
  [99, '99'],
  [100, '99+'],
])('the cart badge for %s is %s (SHELL-50, CONST-01, TV-25a)', (quantity, badge) => {
  expect(cartBadge(quantity)).toBe(badge)
})

const item = {
  partNumber: '235626',
  isSellable: true,
  isValid: true,
  forPump: null,
  acknowledgedVerdict: null,
}
const misfit: ForPump = {
  pumpId: 3,
  serialNumber: '100234',
  assembly: null,
  position: null,
  verdict: 'NOT_IN_THIS_PUMP',
  reason: 'Not in this pump.',
  isKnown: false,
}
const free = {
  shopName: 'Volute',
  permissions: ['PLACE_SALES_ORDERS'],
  distributorAccountCode: 'D-1',
  items: [item, item],
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
  ['an empty cart', { items: [] }, 'Your shopping cart is empty.'],
  [
    'CART-06: an invalid item',
    { items: [item, { ...item, isValid: false }] },
    'Please correct the marked items first.',
  ],
  [
    'CART-06: a part that is not sold any more',
    {
      items: [
        { ...item, isValid: false },
        { ...item, isSellable: false },
      ],
    },
    'Please remove or replace the items that are no longer sold.',
  ],
  [
    'LINE-06: a part that is not known to be wrong',
    { items: [item, { ...item, forPump: misfit }] },
    cartMessages.fitNotKnown('235626'),
  ],
  [
    'LINE-06: one that is',
    { items: [{ ...item, forPump: misfit, acknowledgedVerdict: misfit.verdict }] },
    null,
  ],
  ['nothing in the way', {}, null],
])('%s', (_, change, sentence) => {
  expect(whyNotCheckout({ ...free, ...change })).toBe(sentence)
})

it.each([
  ['an empty cart', [], 'Your shopping cart is empty.'],
  ['an invalid item', [{ ...item, isValid: false }], 'Please correct the marked items first.'],
  ['a cart in order, whatever the rights and the distributor', [item], null],
])('only the cart itself can block Prepare Quote: %s (OQ-87)', (_, items, sentence) => {
  expect(whyNotQuote(items)).toBe(sentence)
})

it.each([
  [{ lines: 3, quantity: 14 }, '3 lines, 14 items'],
  [{ lines: 1, quantity: 1234 }, '1 line, 1,234 items'],
  [{ lines: 0, quantity: 0 }, '0 lines'],
])('the size of a cart reads %o as “%s” (SHELL-65)', (count, text) => {
  expect(cartCountText(count)).toBe(text)
})
