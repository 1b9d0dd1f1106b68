import { afterEach, expect, it } from 'vitest'
import { renderInShop } from '../../../test/render.tsx'
import { exampleItem } from './examples.ts'
import { ReadyLine, shipmentOf } from './readiness.tsx'

let page: Awaited<ReturnType<typeof renderInShop>> | undefined
afterEach(() => page?.remove())

const source = { kind: 'stock' as const, warehouse: 'Fresno' }
const readyOn = (date: string | null) => ({
  shares: [{ quantity: 2, date, source: date ? source : { kind: 'unknown' as const } }],
  price: null,
  asOf: new Date().toISOString(),
  isOld: false,
})

it.each([
  ['the day after the ERP has it ready', readyOn('2126-12-04'), undefined, '12/05/2126'],
  ['that nobody knows it', readyOn(null), undefined, 'ready date unknown'],
  ['a dash while it is asked for', undefined, undefined, 'ready in –'],
  ['why it cannot be had', undefined, 'Unable to calculate lead time.', 'Unable to calculate lead time.'],
])('a line of the cart shows %s (LEAD-11)', async (_, answer, error, text) => {
  page = await renderInShop(<ReadyLine item={exampleItem} answer={answer} error={error} />)
  expect(page.host.textContent).toContain(text)
})

it('lines off sale hold up no shipment, and a cart of only these states none (CART-28)', () => {
  const [sold, gone] = [exampleItem, { ...exampleItem, cartItemId: 2, isSellable: false }]
  const answer = readyOn('2126-12-04')
  const readiness = new Map([[1, { answer, shares: answer.shares, error: undefined }]])
  expect(shipmentOf([sold, gone], readiness)).toEqual({ when: 'by 12/04/2126', held: null })
  expect(shipmentOf([gone], readiness)).toBeUndefined()
})
