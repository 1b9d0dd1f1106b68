import { expect, it } from 'vitest'
import { nobody, type Session } from '../../core/api/index.ts'
import { paletteChoices } from './palette-list.tsx'

const buyer: Session = {
  user: { ...nobody, companyId: 2, companyName: 'Riverbend Irrigation', permissions: ['PLACE_SALES_ORDERS'] },
  token: 't1',
  accessToken: null,
}
const number = { type: 'part', identifier: 'CART-1', description: 'Cart wheel' } as const

it('offers the given numbers, then the pages whose name contains the text', () => {
  expect(paletteChoices(buyer, ' cart', [number])).toEqual([
    { number },
    { page: { label: 'Shopping Cart', to: '/shopping-cart' } },
  ])
  expect(paletteChoices(buyer, 'preferences', [])).toEqual([
    {
      page: {
        label: 'Company Preferences',
        to: '/company/$companyId/preference',
        params: { companyId: '2' },
      },
    },
  ])
  expect(paletteChoices(buyer, 'nothing of the kind', [])).toEqual([])
})

it('offers the pages that the person can open for an empty text, and no others', () => {
  const labels = paletteChoices(buyer, '', []).map((one) => 'page' in one && one.page.label)
  expect(labels).toEqual(expect.arrayContaining(['Dashboard', 'Order History', 'Change Password']))
  expect(labels).not.toContain('Manage Quotes')
})
