import { afterEach, expect, it, vi } from 'vitest'
import { field } from '../../../test/open-page.tsx'
import { fill, renderInShop, textsOf } from '../../../test/render.tsx'
import { CartTable } from './cart-table.tsx'
import { exampleItem, impeller, misfit, onScreen } from './examples.ts'

let page: Awaited<ReturnType<typeof renderInShop>>
afterEach(() => page.remove())

const shopCart = {
  paintColors: [],
  companyName: 'Riverbend Irrigation',
  companyDiscount: null,
  distributorAccountCode: 'D-100',
  edit: vi.fn(),
  flush: async () => true,
}

it('of two fixes for a superseded part the replacement is the primary one (LINE-11)', async () => {
  const replacedBy = { partNumber: '235627', description: 'Gasket, new' }
  const asked = { ...exampleItem, replacedBy, ...misfit }
  const superseded = { ...asked, forPump: { ...misfit.forPump, verdict: 'CHANGED_SINCE' } } as typeof asked
  const looks = async (item: typeof asked) => {
    const cart = { ...shopCart, ...onScreen([item]) }
    page = await renderInShop(<CartTable cart={cart} readiness={new Map()} />)
    // The first one copies the part number.
    const buttons = [...page.host.querySelectorAll<HTMLElement>('tbody th button')]
    const found = buttons
      .slice(1)
      .map(({ textContent, dataset }) => [textContent, dataset['look'] === 'primary'])
    await page.remove()
    return found
  }
  const [anyway, replace] = ['Order anyway', 'Replace with 235627']
  expect(await looks(superseded)).toEqual([
    [anyway, false],
    [replace, true],
  ])
  expect(await looks({ ...superseded, acknowledgedVerdict: 'CHANGED_SINCE' })).toEqual([[replace, false]])
  expect(await looks(asked)).toEqual([
    [anyway, false],
    [replace, false],
  ])
  expect(await looks({ ...exampleItem, replacedBy, isSellable: false })).toEqual([[replace, true]])
})

it.each([
  [12.5, ['$38.40'], 'List price $38.40 Your price $33.60 each', 'List Total'],
  [null, [], '$38.40 each', 'Total'],
])('with a discount of %s the price of a line is struck as %j (PRICE-07)', async (...one) => {
  const [companyDiscount, struck, price, head] = one
  const cart = { ...shopCart, ...onScreen([exampleItem]), companyDiscount }
  page = await renderInShop(<CartTable cart={cart} readiness={new Map()} />)
  const cells = textsOf('tbody td')
  expect([textsOf('td s', page.host).map((text) => text.replace('List price ', '')), cells[1]]).toEqual([
    struck,
    price,
  ])
  expect([textsOf('thead th').at(-2), cells[2]]).toEqual([head, '$76.80'])
})

it('cart lines are edited in the table (CHECKOUT-11)', async () => {
  const edit = vi.fn()
  const cart = { ...shopCart, ...onScreen([exampleItem, { ...impeller, cartItemId: 2 }]), edit }
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
