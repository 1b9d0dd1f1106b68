import { editCart, getCartMap, putCart } from '@volute/domain/buying/cart'
import type { SentTo } from '@volute/domain/core/kernel'
import { placeSalesOrder, searchOrderHistory } from '@volute/domain/buying/orders'
import { getPart } from '@volute/domain/catalogue/part'
import { suggestNumbers } from '@volute/domain/storefront/search'
import { signIn } from '@volute/domain/people/session'
import { callOf } from '../load/call-of.ts'
import type { Sent } from '../load/load-process.ts'
import { PASSWORD } from '../world/fill-people.ts'
import { CART_LINES, type Stage } from './open-stage.ts'

export interface Operation {
  /** Argument that selects this operation. */
  word: string
  name: string
  /** Share of the bare route's rate that it should reach. */
  goal: number
  /** Check of the shop's answer, so that nothing else is measured in its place. */
  check?: (body: string) => boolean
  /** Calls to send, one list per connection. */
  lists: (stage: Stage) => Sent[][]
  /** Lines in every shopper's cart beforehand; set if each shopper does the operation once per round. */
  shoppersCart?: number
}

const ADDED_LINES = 50
/** Look-ups per connection: enough that no answer stays in the processor's cache. */
const LOOK_UPS = 500

/** Operations of the table, in its order. */
export const operations: readonly Operation[] = [
  {
    word: 'part',
    name: 'part look-up',
    goal: 0.75,
    check: (body) => body.includes('"partNumber":'),
    lists: ({ buyers, partNumbers }) =>
      buyers.map((buyer, one) =>
        spread(partNumbers, one, LOOK_UPS).map((partNumber) => callOf(buyer, getPart, { partNumber })),
      ),
  },
  {
    word: 'search',
    name: 'search',
    goal: 1,
    check: (body) => body.split('"identifier":').length === 6,
    lists: ({ buyers, partNumbers }) =>
      buyers.map((buyer, one) =>
        spread(partNumbers, one, LOOK_UPS).map((number) =>
          callOf(buyer, suggestNumbers, { text: number.slice(0, 4) }),
        ),
      ),
  },
  {
    word: 'cart',
    name: `cart of ${CART_LINES}`,
    goal: 0.65,
    check: (body) => body.split('"cartItemId":').length === CART_LINES + 1,
    lists: ({ buyers }) => buyers.map((buyer) => [callOf(buyer, getCartMap, {})]),
  },
  {
    word: 'quantity',
    name: 'set a quantity',
    goal: 0.5,
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
    goal: 0.5,
    shoppersCart: 0,
    lists: ({ shoppers, plainPartIds }) => {
      const items = itemsOf(plainPartIds.slice(0, ADDED_LINES))
      return shoppers.map((own) =>
        own.map((shopper) => callOf(shopper, putCart, { replaceAll: false, items })),
      )
    },
  },
  {
    word: 'order',
    name: `place an order of ${CART_LINES}`,
    goal: 0.35,
    shoppersCart: CART_LINES,
    lists: ({ shoppers, plainPartIds }) =>
      shoppers.map((own) =>
        own.map((shopper) => callOf(shopper, placeSalesOrder, orderOf(plainPartIds.slice(0, CART_LINES)))),
      ),
  },
  {
    word: 'history',
    name: 'history, page 3 of 5,000',
    goal: 1,
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
    goal: 1,
    check: (body) => body.includes('"token":'),
    lists: ({ buyers }) =>
      buyers.map((buyer) => [callOf(buyer, signIn, { username: buyer.email, password: PASSWORD })]),
  },
]

/** Picks some of a list, a different part of it for each connection. */
const spread = <One>(from: readonly One[], connection: number, count: number) =>
  Array.from({ length: count }, (_, index) => from[(connection * count + index * 7) % from.length] as One)

/** Items as a cart takes them. */
export const itemsOf = (partIds: readonly number[]) => partIds.map((partId) => ({ partId, quantity: 2 }))

const setting = (cartItemId: number, quantity: number): SentTo<typeof editCart> => ({
  edits: [{ editId: '{uuid}', edit: { act: 'set', cartItemId, from: {}, to: { quantity } } }],
})

function orderOf(partIds: readonly number[]): SentTo<typeof placeSalesOrder> {
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
    cart: itemsOf(partIds).map((item) => ({ ...item, ...dates })),
  }
}
