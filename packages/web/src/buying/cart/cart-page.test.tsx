import type { Permission } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'
import { exampleItem, impeller } from './examples.ts'

const items = [
  { ...exampleItem, isPaintable: true },
  { ...impeller, cartItemId: 2, quantity: 1, price: 100 },
]
const replies = {
  'GET /cart/map': {
    items,
    paintColors: [{ paintColorId: 4, name: 'Safety Blue', hexCode: '#0000ff' }],
    companyName: 'Riverbend Irrigation',
    companyDiscount: null,
    distributorAccountCode: 'D-100',
    version: 1,
  },
  'POST /promises': { items: [null, null] },
}
let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
})

async function open(others: Record<string, unknown>, ...permissions: Permission[]) {
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation', permissions }
  startSession({ ...ben, token: 't1', accessToken: null })
  page = await openPage('/shopping-cart', { ...replies, ...others })
  await shown(() => textsOf('main tbody th').length)
}
const ways = () => textsOf('main section[aria-label="Totals"] button')
const path = () => page.router.state.location.pathname

it('the cart lists its items with totals and offers Checkout, Prepare Quote and Delete All Items (CART-03, CART-23)', async () => {
  await open({}, 'PLACE_SALES_ORDERS', 'PREPARE_QUOTES')
  expect(textsOf('main tbody th').map((text) => text.split(',')[0])).toEqual(['Gasket', 'Impeller'])
  expect(textsOf('main tbody td:nth-last-child(2)')).toEqual(['$76.80', '$100.00'])
  expect(textsOf('main section[aria-label="Totals"] :is(dd, p)')).toEqual([
    '$176.80',
    '0.6 lbs',
    '–',
    'Shipping cost and sales tax are added later.',
    'Total$176.80',
  ])
  expect(ways()).toEqual(['Checkout', 'Prepare Quote'])
  await press('Delete All Items')
  await shown(() => textsOf('[role="dialog"] h2').includes('Delete All Cart Items'))
  await press('Cancel')
  await press('Prepare Quote')
  await shown(() => path() === '/submit-order/quote')
})

it('the totals state the day by which everything ships, and the line it waits for (CART-28)', async () => {
  const source = { kind: 'stock' as const, warehouse: 'Fresno' }
  const answers = ['2126-12-02', '2126-12-04'].map((date) => ({
    shares: [{ quantity: 1, date, source }],
    price: null,
    asOf: new Date().toISOString(),
    isOld: false,
  }))
  await open({ 'POST /promises': { items: answers } }, 'PLACE_SALES_ORDERS')
  const ships = () => textsOf('main section[aria-label="Totals"] dt:last-of-type ~ dd')
  await shown(() => ships()[0] !== '–')
  expect(ships()).toEqual(['by 12/09/2126', 'Waits for Impeller, enclosed, 6 vane'])
})

it('without the quote permission the cart offers only Checkout (CART-03, CART-04)', async () => {
  await open({}, 'PLACE_SALES_ORDERS')
  expect(ways()).toEqual(['Checkout'])
  await press('Checkout')
  await shown(() => path() === '/submit-order')
})

it('an item has fields for quantity, colour, trim and angle, and can be removed (CART-05)', async () => {
  await open({}, 'PLACE_SALES_ORDERS')
  const fieldsOf = (row: number) =>
    [...document.querySelectorAll(`main tbody tr:nth-child(${row}) :is(input, select)`)].map((one) => {
      const { labels, value } = one as HTMLInputElement
      return [labels?.[0]?.textContent, value]
    })
  expect([fieldsOf(1), fieldsOf(2)]).toEqual([
    [
      ['Paint Color', ''],
      ['Quantity', '2'],
    ],
    [
      ['Trim', 'custom'],
      ['Impeller Trim', '9.25'],
      ['Impeller Angle', '15'],
      ['Quantity', '1'],
    ],
  ])
  expect(textsOf('option', (await field('Trim')) ?? undefined)).toEqual(['Full Trim', 'Custom'])
  await press('Remove Gasket, casing from the cart')
  await shown(() => textsOf('[role="dialog"] h2').includes('Remove cart item'))
})
