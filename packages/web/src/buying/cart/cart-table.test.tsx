import { afterEach, expect, it, vi } from 'vitest'
import { field } from '../../../test/open-page.tsx'
import { fill, renderInShop, textsOf } from '../../../test/render.tsx'
import { CartTable } from './cart-table.tsx'
import { exampleItem, impeller, onScreen } from './examples.ts'

let page: Awaited<ReturnType<typeof renderInShop>>
afterEach(() => page.remove())

it('cart lines are edited in the table (CHECKOUT-11)', async () => {
  const edit = vi.fn()
  const cart = {
    ...onScreen([exampleItem, { ...impeller, cartItemId: 2 }]),
    paintColors: [],
    companyName: 'Riverbend Irrigation',
    companyDiscount: null,
    distributorAccountCode: 'D-100',
    edit,
    flush: async () => true,
  }
  page = await renderInShop(<CartTable cart={cart} readiness={new Map()} />)
  expect([textsOf('caption'), textsOf('thead th')]).toEqual([
    ['Items in your shopping cart'],
    ['Item', 'Configuration', 'Quantity', 'Price', 'Total', 'Remove'],
  ])
  await fill(await field('Impeller Angle'), '20')
  await fill(page.host.querySelector('tbody tr td input'), '3')
  expect(edit.mock.calls).toEqual([
    [{ act: 'change', cartItemId: 2, change: { angle: '20' } }],
    [{ act: 'change', cartItemId: 1, change: { quantity: '3' } }],
  ])
})
