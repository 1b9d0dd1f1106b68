import type { MarkedText, PartHit, SearchHit } from '@volute/domain/storefront/search'
import { afterEach, expect, it } from 'vitest'
import { renderInShop, textsOf } from '../../../../test/render.tsx'
import { Hit } from './hits.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(() => shown.remove())

const plain = (text: string): MarkedText => ({ text, marks: [] })

const ring: PartHit = {
  kind: 'part',
  part: {
    partId: 1,
    partNumber: 'WR-40-BZ',
    description: 'Ring, wear, bronze',
    unitId: 1,
    unitName: 'EA',
    price: 100,
    companyDiscount: 10,
    weight: 1,
    isPaintable: false,
    isImpeller: false,
    isSellable: true,
    hasOtherMaterial: false,
    replacedBy: null,
  },
  number: plain('WR-40-BZ'),
  description: {
    text: 'Ring, wear, bronze',
    marks: [
      [0, 4],
      [12, 18],
    ],
  },
  isInStock: true,
  whereUsed: { bomCount: 12, firstBoms: ['4RB-EM-100', '6RB-EM-10'] },
}

const show = async (hit: SearchHit) => {
  shown = await renderInShop(<Hit hit={hit} />)
  return shown.host
}

it('a part shows its marked words, price, stock, where it is used and an add button (FIND-32)', async () => {
  const host = await show(ring)
  expect(textsOf('mark', host)).toEqual(['Ring', 'bronze'])
  expect(host.querySelector('a')?.textContent).toBe('Ring, wear, bronze WR-40-BZ')
  expect(host.textContent).toContain('$90.00')
  expect(host.textContent).toContain('In stock')
  expect(host.textContent).toContain('Used in 4RB-EM-100, 6RB-EM-10 and 10 more BOMs')
  expect(host.querySelector('button')?.getAttribute('aria-label')).toBe('Add Ring, wear, bronze, WR-40-BZ')
})

it('a part that is not sold says so and cannot be added (FIND-14, FIND-32)', async () => {
  const host = await show({ ...ring, part: { ...ring.part, isSellable: false } })
  expect(host.textContent).toContain('Not sold')
  expect(host.querySelector('button')).toBeNull()
})

it.each([
  ['/documents/OM-4RB.pdf', '/documents/OM-4RB.pdf#page=12'],
  ['docs.example/OM-4RB.pdf', 'https://docs.example/OM-4RB.pdf#page=12'],
])('the manual %s opens as %s (FIND-35)', async (url, address) => {
  const snippet = plain('Torque the casing screws to 110 ft-lb.')
  const host = await show({ kind: 'manual', name: 'OM-4RB', url, page: 12, snippet, pumpModels: ['4RB'] })
  const link = host.querySelector('a')
  expect([link?.getAttribute('href'), link?.target, link?.textContent]).toEqual([
    address,
    '_blank',
    'OM-4RB, page 12, opens in a new tab',
  ])
})
