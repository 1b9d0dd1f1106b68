import { expect, it } from 'vitest'
import { nobody, type Session } from '../../core/api/index.ts'
import { type PaletteChoice, paletteChoices, takesFirst } from './palette-list.tsx'

const buyer: Session = {
  user: { ...nobody, companyId: 2, companyName: 'Riverbend Irrigation', permissions: ['PLACE_SALES_ORDERS'] },
  token: 't1',
  accessToken: null,
}
const number = { type: 'part', identifier: 'CART-1', description: 'Cart wheel' } as const

it('offers the given numbers, then the pages whose name contains the text', () => {
  expect(paletteChoices(buyer, ' cart', [number], [])).toEqual([
    { number },
    { page: { label: 'Shopping Cart', to: '/shopping-cart' } },
  ])
  expect(paletteChoices(buyer, 'preferences', [], [])).toEqual([
    {
      page: {
        label: 'Company Preferences',
        to: '/company/$companyId/preference',
        params: { companyId: '2' },
      },
    },
  ])
  expect(paletteChoices(buyer, 'nothing of the kind', [], [])).toEqual([])
})

it('offers the pages that the person can open for an empty text, and no others', () => {
  const labels = paletteChoices(buyer, '', [], []).map((one) => 'page' in one && one.page.label)
  expect(labels).toEqual(expect.arrayContaining(['Dashboard', 'Order History', 'Change Password']))
  expect(labels).not.toContain('Manage Quotes')
})

const part = (identifier: string, isSimilar?: boolean) =>
  ({ type: 'part', identifier, description: 'Seal', ...(isSimilar && { isSimilar }) }) as const
const pump = {
  type: 'serial',
  identifier: '100234',
  name: 'CART-1',
  description: 'Pump 100234',
  isExact: true,
} as const

const kindOf = (one: PaletteChoice) => ('page' in one ? one.page.label : Object.keys(one)[0])

it('lists the pump that the text names first, and numbers that only resemble it last (FIND-40, FIND-41)', () => {
  const other = { ...pump, identifier: '100235', isExact: false }
  const choices = paletteChoices(buyer, 'cart', [number, part('CARD-1', true)], [pump, other])
  expect(choices.map(kindOf)).toEqual(['own', 'own', 'number', 'Shopping Cart', 'number'])
})

it('lists pumps that only contain the text behind the numbers', () => {
  const choices = paletteChoices(buyer, 'cart', [number], [{ ...pump, isExact: false }])
  expect(choices.map(kindOf)).toEqual(['number', 'own', 'Shopping Cart'])
})

it.each([
  ['TBIO773', [part('TB10773')], true],
  ['TB107', [part('TB10773'), part('TB10780')], true],
  ['TB10774', [part('TB10773', true)], false],
  ['K5SO', [part('K550'), part('KS50')], false],
  ['nothing', [], false],
])('Enter on %j with %j takes the first: %j (FIND-40)', (text, numbers, isTaken) => {
  expect(takesFirst(text, paletteChoices(buyer, `${text} of no page`, numbers, []))).toBe(isTaken)
})
