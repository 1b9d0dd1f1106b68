import { useLocation } from '@tanstack/react-router'
import { saveQuote } from '@volute/domain/buying/quotes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shown } from '../../../test/open-page.tsx'
import { click, renderInShop } from '../../../test/render.tsx'
import { exampleOrder } from './examples.ts'
import { quoteBody, useSaveQuote } from './use-save-quote.ts'

const named = { ...exampleOrder, draft: { ...exampleOrder.draft, quoteName: 'Wet end' } }
const [whenSaved, whenFailed] = [vi.fn(), vi.fn<(sentence: string) => void>()]
let page: Awaited<ReturnType<typeof renderInShop>> | undefined
beforeEach(() => vi.clearAllMocks())
afterEach(async () => {
  await page?.remove()
  vi.unstubAllGlobals()
})

function Save() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { save } = useSaveQuote({ whenSaved, whenFailed })
  return <button onClick={() => save(named)}>{path}</button>
}
async function press(answer: Response) {
  vi.stubGlobal('fetch', async () => answer)
  page = await renderInShop(<Save />)
  await click(page.host.querySelector('button'))
}

it('the request body of a quote matches the API contract, without dates (QUOTE-02)', () => {
  const body = quoteBody(named)
  expect(saveQuote.body.parse(body)).toMatchObject({
    quoteName: 'Wet end',
    poNumber: '88-1042',
    shippingCity: 'Seattle',
    shippingDependentLocality: null,
    shippingSortingCode: null,
    shippingBillingType: 'UPS Freight Collect',
    shippingBillingAccountNumber: 'A1',
    shipVia: 'UPS_GROUND',
    cart: [
      { partId: 11, description: 'Gasket, casing', quantity: '2', price: 0 },
      { partNumber: 'D7232-3-CP', impellerTrim: 9.25, impellerAngle: 15, price: 1846.5 },
    ],
  })
  expect(body.cart[0]).not.toHaveProperty('shipBy')
})

it('saving a quote opens the list of quotes (QUOTE-03)', async () => {
  await press(Response.json({ salesQuoteId: 9 }, { status: 201 }))
  await shown(() => page?.host.textContent === '/sales-quotes')
  expect([whenSaved.mock.calls.length, whenFailed.mock.calls]).toEqual([1, []])
})

it('a quote that cannot be saved shows an error and stays on the page (QUOTE-04)', async () => {
  await press(new Response('', { status: 500 }))
  await shown(() => whenFailed.mock.calls.length)
  expect([whenFailed.mock.calls, whenSaved.mock.calls]).toEqual([[['Unable to save quote.']], []])
  expect(page?.host.textContent).toBe('/')
})
