import { afterEach, expect, it, vi } from 'vitest'
import { field, press, shown } from '../../../test/open-page.tsx'
import { fill, renderInShop } from '../../../test/render.tsx'
import { gasket, seal } from '../quick-order/examples.ts'
import { AddByNumber } from './add-by-number.tsx'

const parts = new Map([seal, { ...gasket, partNumber: 'HOSE-FT' }].map((part) => [part.partNumber, part]))
let sent: { url: string; body: unknown }[] = []
let page: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await page.remove()
  vi.unstubAllGlobals()
  sent = []
})

/** Opens the box in a shop that sells a seal and a hose, offers the seal for any other number, and answers after `held`. */
async function open(held = Promise.resolve()) {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const asked = typeof body === 'string' ? (JSON.parse(body) as { lines?: { typedNumber: string }[] }) : {}
    sent.push({ url, body: asked })
    await held
    const lines = asked.lines?.map(({ typedNumber }) => {
      const part = parts.get(typedNumber) ?? null
      return { outcome: part ? 'READY' : 'NOT_FOUND', part, nearest: part ? null : seal, whyNot: null }
    })
    return Response.json(lines ? { lines } : { items: [], quantity: 0 })
  })
  page = await renderInShop(<AddByNumber cart={{ flush: async () => true }} />)
}
async function type(text: string, quantity: string) {
  await fill(await field('Part number'), text)
  await fill(await field('How many'), quantity)
}
const texts = async () =>
  Promise.all(['Part number', 'How many'].map(async (one) => ((await field(one)) as HTMLInputElement).value))
const added = () =>
  shown(() => {
    const bodies = sent.filter(({ url }) => url.endsWith('/cart')).map(({ body }) => body)
    return bodies.length > 0 && bodies
  })
const putting = (partId: number, quantity: number) => [
  { items: [expect.objectContaining({ partId, quantity })], replaceAll: false },
]

it.each([
  ['tb10773', '25', seal.partId, 25],
  ['hose-ft', '25', gasket.partId, 25],
  ['TB10773', '', seal.partId, 1],
])('%s with "%s" in How many is added, and the fields are free again (CART-29)', async (...one) => {
  const [text, quantity, partId, count] = one
  await open()
  await type(text, quantity)
  await press('Add')
  expect(await added()).toEqual(putting(partId, count))
  expect(await texts()).toEqual(['', ''])
})

it('a number that is not found comes back with its quantity, and a later one counts for the part offered (CART-29)', async () => {
  await open()
  await type('TB10737', '25')
  await press('Add')
  await shown(() => document.body.textContent.includes('Use TB10773'))
  expect(await texts()).toEqual(['TB10737', '25'])
  await fill(await field('How many'), '30')
  await press('Add')
  expect(await added()).toEqual(putting(seal.partId, 30))
})

it('the part offered for an earlier number leaves the next number in the box (CART-29)', async () => {
  const held = Promise.withResolvers<void>()
  await open(held.promise)
  await type('TB10737', '25')
  await press('Add')
  await type('HOSE-FT', '7')
  held.resolve()
  await press('Use TB10773')
  expect(await added()).toEqual(putting(seal.partId, 25))
  expect(await texts()).toEqual(['HOSE-FT', '7'])
})
