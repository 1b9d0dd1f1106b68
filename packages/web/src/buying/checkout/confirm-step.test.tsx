import { checkoutMessages } from '@volute/domain/buying/checkout'
import { afterEach, expect, it } from 'vitest'
import { renderInShop, textsOf } from '../../../test/render.tsx'
import { ConfirmStep } from './confirm-step.tsx'

const { shop } = window
let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await shown.remove()
  Object.assign(window, { shop })
})

const act = () => {}
const review = {
  leaves: 'In 2 parcels: 1 line on 11/24/2026 · 1 line on 12/03/2026',
  hasConsented: false,
  setConsented: act,
  mayBeQuote: false,
  setQuote: act,
  reason: null,
}

it.each([
  ['an order leads to the terms of sale', 'order' as const, 3, checkoutMessages.consent, ['/terms']],
  ['so does that of a quote', 'quote' as const, 3, checkoutMessages.quoteConsent, ['/terms']],
  ['and nowhere where the shop has none', 'order' as const, null, checkoutMessages.consent, []],
])('the consent to %s (FACE-07)', async (_, kind, termsVersion, sentence, links) => {
  Object.assign(window, { shop: { ...shop, termsVersion } })
  shown = await renderInShop(
    <ConfirmStep review={{ ...review, kind }} isSaving={false} onOpen={act} onSubmit={act} />,
  )
  expect(textsOf('label', shown.host)).toEqual([sentence])
  expect([...shown.host.querySelectorAll('label a')].map((one) => one.getAttribute('href'))).toEqual(links)
})

it.each([
  ['an order says', 'order' as const, [review.leaves]],
  ['a quote, which ships nothing, does not say', 'quote' as const, []],
])('%s what ships when (CHECKOUT-49)', async (_, kind, expected) => {
  shown = await renderInShop(
    <ConfirmStep review={{ ...review, kind }} isSaving={false} onOpen={act} onSubmit={act} />,
  )
  expect(textsOf('p', shown.host)).toEqual(expected)
})
