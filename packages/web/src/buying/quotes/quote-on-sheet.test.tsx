import { quoteMessages } from '@volute/domain/buying/quotes'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInShop, textsOf } from '../../../test/render.tsx'
import { CompanyContact } from '../orders/index.ts'
import { exampleQuote } from './examples.ts'
import { QuoteOnSheet } from './quote-on-sheet.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await shown.remove()
  vi.unstubAllEnvs()
})

async function show(change: Partial<typeof exampleQuote> = {}) {
  shown = await renderInShop(
    <QuoteOnSheet quote={{ ...exampleQuote, ...change }}>
      <CompanyContact />
    </QuoteOnSheet>,
  )
}
const facts = () => Object.fromEntries(pairs(textsOf('dl dt', shown.host), textsOf('dl dd', shown.host)))
const pairs = (one: string[], other: string[]) => one.map((text, index) => [text, other[index]])
const rows = () => [...shown.host.querySelectorAll('tbody tr')].map((row) => textsOf('td', row))

it('a quote shows address, summary, lines, logo and contact details (QUOTE-14)', async () => {
  await show()
  expect(textsOf('address span', shown.host)).toEqual([
    'Riverbend Irrigation',
    '12 Canal Street',
    'Seattle, WA 98101',
    'United States of America',
  ])
  expect(facts()).toMatchObject({
    'Sales Order #': 'N/A',
    'PO #': '88-1042',
    'Items Subtotal': '$80.00',
    'Company Discount': '10%',
    'Grand Total': '$72.00',
    'Billing Type': 'UPS Freight Collect',
  })
  expect(rows()).toEqual([
    ['AB/1-2', 'BracketRed', 'Quantity 5', 'List price $10.00 Your price $9.00 each', '$50.00'],
    ['AB/1-2', 'BracketBlue', 'Quantity 3', 'List price $10.00 Your price $9.00 each', '$30.00'],
  ])
  const logo = [...shown.host.querySelectorAll('svg')].filter(
    (one) => !one.closest('table, [aria-hidden="true"] *'),
  )
  expect(logo.map((one) => one.parentElement?.textContent)).toEqual(['Volute'])
  const contact = shown.host.querySelector('[aria-label="Contact"]')?.textContent
  for (const known of ['(555) 010-1946', '(555) 010-1947', 'parts@volute.example'])
    expect(contact).toContain(known)
})

it.each(['Asia/Tokyo', 'America/Los_Angeles'])(
  'a quote shows the same days on screen and on paper for a reader in %s (OQ-110)',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    await show({ createdUtc: '2026-11-21T05:00:00Z', receivedUtc: '2026-11-22T05:00:00Z' })
    expect(facts()).toMatchObject({ 'Quote Created': '11/20/2026', 'Valid Until': '12/20/2026' })
    expect(textsOf('[aria-hidden="true"] .mono', shown.host)).toContain('11/20/2026')
    expect(shown.host.textContent).toContain('Ordered: 11/21/2026')
  },
)

it('an ordered quote shows its order number, and an impeller its trim and angle (QUOTE-14)', async () => {
  const [item] = exampleQuote.cart
  if (!item) throw new Error('the quote has two lines')
  const impeller = { ...item, paintColor: null, impellerTrim: 9.25, impellerAngle: 15 }
  await show({ orderNumber: '100001', receivedUtc: '2026-11-21T12:00:00Z', cart: [impeller] })
  expect(facts()).toMatchObject({ 'Sales Order #': '100001' })
  expect(rows()[0]?.[1]).toMatch(/9\.25.*15/)
})

it('a line without a price shows N/A, and a note says that it is priced later (OQ-95)', async () => {
  const [item, ...others] = exampleQuote.cart
  if (!item) throw new Error('the quote has two lines')
  await show({ cart: [{ ...item, price: null }, ...others] })
  expect(rows()[0]?.slice(3)).toEqual(['N/A', 'N/A'])
  expect(shown.host.textContent).toContain(quoteMessages.unpriced('Volute'))
  await shown.remove()
  await show()
  expect(shown.host.textContent).not.toContain(quoteMessages.unpriced('Volute'))
})
