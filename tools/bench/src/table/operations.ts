import { editCart, putCart } from '@volute/domain/buying/cart'
import type { SentTo } from '@volute/domain/core/kernel'
import { placeSalesOrder, searchOrderHistory } from '@volute/domain/buying/orders'
import { signIn } from '@volute/domain/people/session'
import { callOf } from '../load/call-of.ts'
import { PASSWORD } from '../world/fill-people.ts'
import { CART_LINES } from './open-stage.ts'
import { boughtOf, eachShopper, itemsOf, type Operation } from './operation.ts'
import { cartReads, reads } from './reads.ts'

const ADDED_LINES = 50

/** Operations of the table, in its order. */
export const operations: readonly Operation[] = [
  ...reads,
  ...cartReads,
  {
    word: 'quantity',
    name: 'set a quantity',
    goal: 0.5,
    kept: 'parts',
    check: (body) => body.includes('"outcome":"applied"'),
    lists: ({ buyers }) =>
      buyers.map((buyer) =>
        [3, 2].flatMap((quantity) =>
          buyer.cartItemIds.map((id) => callOf(buyer, editCart, setting(id, quantity))),
        ),
      ),
  },
  {
    word: 'add',
    name: `add ${ADDED_LINES} lines`,
    goal: 0.65,
    kept: 'parts',
    shoppersCart: 0,
    lists: (stage) =>
      eachShopper(stage, (shopper, place) =>
        callOf(shopper, putCart, { replaceAll: false, items: itemsOf(boughtOf(stage), place, ADDED_LINES) }),
      ),
  },
  {
    word: 'order',
    name: `an order of ${CART_LINES}, with its mail`,
    goal: 0.5,
    kept: 'parts',
    shoppersCart: CART_LINES,
    isQueued: true,
    lists: (stage) =>
      eachShopper(stage, (shopper, place) =>
        callOf(shopper, placeSalesOrder, orderOf(itemsOf(boughtOf(stage), place, CART_LINES))),
      ),
  },
  {
    word: 'history',
    name: 'history, page 3 of 5,000',
    goal: 1,
    kept: 'none',
    check: (body) => body.split('"salesOrderId":').length === 26,
    lists: ({ buyers }) =>
      buyers.map((buyer) => [
        callOf(buyer, searchOrderHistory, {
          pageNumber: 3,
          rowsPerPage: 25,
          columnName: 'Order Date',
          sortDirection: 'DESC',
        }),
      ]),
  },
  {
    word: 'sign-in',
    name: 'sign-in',
    goal: 0.95,
    kept: 'none',
    check: (body) => body.includes('"token":'),
    lists: ({ buyers }) =>
      buyers.map((buyer) => [callOf(buyer, signIn, { username: buyer.email, password: PASSWORD })]),
  },
]

const setting = (cartItemId: number, quantity: number): SentTo<typeof editCart> => ({
  edits: [{ editId: '{uuid}', edit: { act: 'set', cartItemId, from: {}, to: { quantity } } }],
})

function orderOf(items: ReturnType<typeof itemsOf>): SentTo<typeof placeSalesOrder> {
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  const dates = { shipBy: inTwoWeeks, needBy: inTwoWeeks }
  return {
    ...dates,
    salesOrderRequestCode: '{uuid}',
    poNumber: 'BENCH',
    shippingCountry: 'US',
    shippingState: 'CA',
    shippingCity: 'Fresno',
    shippingZipCode: '93706',
    shippingAddressLine1: '12 Canal Road',
    shippingCompanyName: 'Bench',
    allowPartialShipments: false,
    shipVia: 'CONTACT_CUSTOMER',
    cart: items.map((item) => ({ ...item, ...dates })),
  }
}
