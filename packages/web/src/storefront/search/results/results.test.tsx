import type { MarkedText, PartHit, SearchHit } from '@volute/domain/storefront/search'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { fill, renderInShop, textsOf } from '../../../../test/render.tsx'
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

const show = async (hit: SearchHit, pump: string | null = null) => {
  shown = await renderInShop(<Hit hit={hit} pump={pump} quantity={undefined} />)
  return shown.host
}

it('a part shows its marked words, price, stock, where it is used and an add button (FIND-32)', async () => {
  const host = await show(ring)
  expect(textsOf('mark', host)).toEqual(['Ring', 'bronze'])
  expect(host.querySelector('a')?.textContent).toBe('Ring, wear, bronze WR-40-BZ')
  expect(host.textContent).toContain('$90.00 / EA')
  expect(host.textContent).toContain('In stock')
  expect(host.textContent).toContain('Used in 4RB-EM-100, 6RB-EM-10 and 10 more BOMs')
  expect(host.querySelector('button')?.getAttribute('aria-label')).toBe('Add Ring, wear, bronze, WR-40-BZ')
})

it('within a pump a part opens the drawing of that pump, and its page by a second link (FIND-51)', async () => {
  const host = await show(ring, '100234')
  expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/lookup/serial/100234?part=WR-40-BZ',
    '/part/WR-40-BZ',
  ])
})

it('the typed quantity is added with Enter, and a wrong one stays with its error (FIND-51)', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.endsWith('/cart')) sent.push(JSON.parse(body as string))
    return Response.json({ items: [], quantity: 0 })
  })
  const host = await show(ring)
  const field = host.querySelector('input')
  const enter = () => act(async () => host.querySelector('form')?.requestSubmit())
  await fill(field, '0')
  await enter()
  expect(host.textContent).toContain('Quantity must be a number between 1 and 999.')
  expect(sent).toEqual([])
  await fill(field, '4')
  await enter()
  expect(sent).toMatchObject([{ items: [{ partId: 1, quantity: 4 }] }])
  vi.unstubAllGlobals()
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
