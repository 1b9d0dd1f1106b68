import type { Reordered } from '@volute/domain/buying/orders'
import { afterEach, expect, it } from 'vitest'
import { clearSession, nobody, startSession } from '../../../core/api/index.ts'
import { renderInShop, textsOf } from '../../../../test/render.tsx'
import { exampleDelivery } from '../../checkout/examples.ts'
import { ReorderReport } from './reorder.tsx'

const gasket = { partNumber: '235626', description: 'Gasket, casing', quantity: 2 }
const line = { ...gasket, whyNot: null, replacedBy: null, newPrice: null }
const reordered: Reordered = {
  lines: [line, { ...line, newPrice: { was: 4.5, now: 9.99 } }, { ...line, whyNot: 'No longer sold.' }],
  delivery: exampleDelivery,
  cartItemIds: [7, 8],
  otherLines: 15,
}
let page: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await page.remove()
  clearSession()
})

async function show(change: Partial<Reordered>) {
  const permissions = ['PLACE_SALES_ORDERS' as const]
  startSession({ ...nobody, userId: 7, companyId: 2, permissions, token: 't1', accessToken: null })
  page = await renderInShop(<ReorderReport reordered={{ ...reordered, ...change }} />)
  return textsOf('footer a', page.host)
}

it('beside a filled cart a reorder asks what to order (E72)', async () => {
  const links = await show({})
  expect(page.host.textContent).toContain('Your cart has 15 other lines. What do you want to order?')
  expect(links).toEqual(['Go to Shopping Cart', 'Everything in the cart', 'Only these 2 lines'])
  expect(page.host.querySelector('footer a:last-child')?.getAttribute('href')).toContain('only=7')
})

it('without other lines a complete reorder leads to the checkout (E72)', async () => {
  expect(await show({ otherLines: 0, lines: [line] })).toEqual(['Go to Shopping Cart', 'Checkout'])
})

it('a changed price and a part that is off sale are named (E72)', async () => {
  await show({})
  expect(page.host.textContent).toContain('was $4.50, now $9.99')
  expect(textsOf('[aria-label="Not in your cart"] li', page.host)[0]).toContain('No longer sold.')
})
