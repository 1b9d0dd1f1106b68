import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'
import { exampleCart, exampleDraft, examplePromise } from './examples.ts'
import { type Conversion, useOrderInReview } from './use-order-in-review.ts'

let page: Awaited<ReturnType<typeof renderInShop>>
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [examplePromise, examplePromise] }))
  const ben = { ...nobody, userId: 7, companyId: 2, permissions: ['PREPARE_QUOTES' as const] }
  startSession({ ...ben, token: 't1', accessToken: null })
})
afterEach(async () => {
  await page.remove()
  clearSession()
  vi.unstubAllGlobals()
})

function Review({ conversion }: { conversion?: Conversion | undefined }) {
  const { kind, mayBeQuote } = useOrderInReview(exampleCart, { conversion })
  return `${kind}, ${mayBeQuote ? 'or a quote' : 'no quote'}`
}
const conversion = { salesQuoteId: 12, draft: exampleDraft, refusals: new Map(), reset() {}, forget() {} }

it.each([
  ['an order may be saved as a quote instead', undefined, 'order, or a quote'],
  ['a quote that is ordered is not saved as another one', conversion, 'conversion, no quote'],
])('%s (CHECKOUT-13)', async (_, converted, review) => {
  page = await renderInShop(<Review conversion={converted} />)
  expect(page.host.textContent).toBe(review)
})
