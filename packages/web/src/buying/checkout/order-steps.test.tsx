import { checkoutMessages } from '@volute/domain/buying/checkout'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { click, fill, renderInShop, textsOf } from '../../../test/render.tsx'
import {
  clearSession,
  draftKey,
  nobody,
  startSession,
  storageKeys,
  writeStored,
} from '../../core/api/index.ts'
import type { Cart } from '../cart/index.ts'
import {
  exampleCart as cart,
  exampleCustomer as customer,
  exampleDelivery as last,
  examplePromise,
} from './examples.ts'
import { leavePage } from '../../core/ui/leave-page.ts'
import { OrderSteps } from './order-steps.tsx'

const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
const unsold: Cart = { ...cart, items: cart.items.map((item) => ({ ...item, isSellable: false })) }
let shown: Awaited<ReturnType<typeof renderInShop>>
let asked: ReturnType<typeof vi.fn>
let whenFailed: ReturnType<typeof vi.fn<(sentence: string) => void>>
beforeEach(() => {
  sessionStorage.clear()
  whenFailed = vi.fn()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  asked = vi.fn()
  answer(examplePromise, examplePromise)
  vi.stubGlobal('fetch', asked)
  startSession({
    ...ben,
    permissions: ['PLACE_SALES_ORDERS', 'PREPARE_QUOTES'],
    token: 't1',
    accessToken: null,
  })
})
afterEach(async () => {
  await shown.remove()
  clearSession()
  vi.unstubAllGlobals()
})

/** Sets the ERP's answer for the two lines. */
const answer = (...items: object[]) => asked.mockImplementation(async () => Response.json({ items }))

async function show(options: Partial<Parameters<typeof OrderSteps>[0]> = {}) {
  const props = { cart, customer, lastDelivery: last, onFailure: whenFailed, ...options }
  shown = await renderInShop(<OrderSteps {...props} />)
  await act(() => eventually(() => textsOf('h2', shown.host).length === 5))
}
const button = (text: string, within = '') =>
  [...shown.host.querySelectorAll(`${within} button`)].find((one) => one.textContent?.includes(text))
const step = (title: string) => click(button(title, 'h2'))
/** Waits until the lines have their ready dates, which the third step needs. */
async function withDates() {
  await act(() => eventually(() => asked.mock.calls.length > 0))
  await act(() => eventually(() => !shown.host.textContent?.includes('Ready dates')))
}
/** States of the four badges, as shown and as read by a screen reader. */
const states = () =>
  [...shown.host.querySelectorAll('h2 button')].map((one) => [
    one.querySelector('[data-state]')?.getAttribute('data-state'),
    /, (not visited|active|complete|needs attention)/.exec(one.textContent ?? '')?.[1],
  ])
const field = (label: string) => {
  const found = [...shown.host.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label))
  const input = found && document.getElementById(found.htmlFor)
  if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement))
    throw new Error(`no field ${label}`)
  return input
}
const type = (label: string, text: string) => fill(field(label), text)
async function goOn() {
  const form = shown.host.querySelector('form')
  await (form ? act(async () => form.requestSubmit()) : click(button('Continue')))
}
const consent = () => click(shown.host.querySelector('input[type="checkbox"]'))
const submit = () => button('Submit Order')

describe('each badge shows the state of its step (CHECKOUT-02)', () => {
  it('a step is not visited or active at first, then valid or invalid after it is left', async () => {
    await show({ lastDelivery: null })
    const unvisited = ['unvisited', 'not visited']
    expect(states()).toEqual([['active', 'active'], unvisited, unvisited, unvisited])
    await step('Shipping')
    expect(states().slice(0, 2)).toEqual([
      ['invalid', 'needs attention'],
      ['active', 'active'],
    ])
    await type('Carrier', 'Contact Customer')
    await step('Review Cart')
    expect(states().slice(1, 3)).toEqual([
      ['valid', 'complete'],
      ['active', 'active'],
    ])
    await step('Review Cart')
    expect(states()[2]).toEqual(['valid', 'complete'])
  })

  it('a skipped step shows at once whether it is complete or needs attention', async () => {
    await show()
    await step('Review Cart')
    expect(states().slice(0, 2)).toEqual([
      ['invalid', 'needs attention'],
      ['valid', 'complete'],
    ])
  })
})

describe('Submit Order (CHECKOUT-18)', () => {
  it('is disabled until all four steps are valid, and names the first incomplete step', async () => {
    await show({ lastDelivery: null })
    await step('Confirm Order')
    expect(submit()?.hasAttribute('disabled')).toBe(true)
    expect(shown.host.textContent).toContain('Please complete step 1, Customer Information, first.')
    await consent()
    expect(submit()?.hasAttribute('disabled')).toBe(true)
  })

  it('is enabled by the consent when the other three steps are valid, and disabled without it', async () => {
    await show()
    await type('PO Number', '88-1')
    await goOn()
    await goOn()
    await withDates()
    expect(submit()?.hasAttribute('disabled')).toBe(true)
    expect(shown.host.textContent).toContain('Please tick the box first.')
    await consent()
    expect(submit()?.hasAttribute('disabled')).toBe(false)
  })
})

describe('a person who has ordered before (CHECKOUT-04)', () => {
  it('sees the last delivery filled in and the focus on the missing PO number', async () => {
    await show()
    const filled = ['City', 'Contact Name', 'State'].map((label) => field(label).value)
    expect(filled).toEqual(['Fresno', 'Ben', 'CA'])
    expect(document.activeElement).toBe(field('PO Number'))
    expect(shown.host.textContent).toContain('UPS Ground · everything together')
  })

  it('continues from the PO number past complete steps, but not past the cart review (CHECKOUT-03, OQ-113)', async () => {
    await show()
    await type('PO Number', '88-1')
    await goOn()
    expect(states()[2]).toEqual(['active', 'active'])
    await goOn()
    expect(states().map(([seen]) => seen)).toEqual(['valid', 'valid', 'valid', 'active'])
    expect(document.activeElement?.textContent).toContain('Confirm Order')
  })

  it('continues to an incomplete step: a missing billing account, an item that cannot be ordered', async () => {
    await show({ lastDelivery: { ...last, shippingBillingAccountNumber: null } })
    await type('PO Number', '88-1')
    await goOn()
    expect(states()[1]).toEqual(['active', 'active'])
    await shown.remove()
    sessionStorage.clear()

    await show({ cart: unsold })
    await type('PO Number', '88-1')
    await goOn()
    expect(states()[2]).toEqual(['active', 'active'])
  })

  it('starts with the delivery of the order that was reordered in this tab (E72)', async () => {
    const key = draftKey(storageKeys.carriedDelivery, ben)
    writeStored(key, { ...last, shippingCity: 'Clovis' }, 'sessionStorage')
    await show()
    expect(field('City').value).toBe('Clovis')
  })

  it('keeps typed values, and stores nothing that was only prefilled', async () => {
    const key = draftKey('checkout', ben)
    await show()
    expect(sessionStorage.getItem(key)).toBe('null')
    await type('City', 'Clovis')
    await shown.remove()
    await show()
    expect(field('City').value).toBe('Clovis')
  })

  it('must confirm a sign-out after typing (SHELL-48)', async () => {
    const leave = vi.fn()
    await show()
    leavePage(leave, { forgetsDrafts: true })
    await type('City', 'Clovis')
    await act(async () => leavePage(leave, { forgetsDrafts: true }))
    expect(leave).toHaveBeenCalledOnce()
  })
})

describe('Continue at the review (CHECKOUT-16)', () => {
  it('continues while the ready dates are loading, but Submit waits for them', async () => {
    asked.mockReturnValue(new Promise(() => {}))
    await show()
    await type('PO Number', '88-1')
    await step('Review Cart')
    await click(button('Continue'))
    expect(states()[3]).toEqual(['active', 'active'])
    await consent()
    expect(submit()?.hasAttribute('disabled')).toBe(true)
    expect(shown.host.textContent).toContain('Ready dates are still loading.')
  })

  it('stays and shows the reason for an item that cannot be ordered', async () => {
    await show({ cart: unsold })
    await step('Review Cart')
    await click(button('Continue'))
    expect(textsOf('[role="alert"]', shown.host)).toEqual([
      'Please remove or replace the items that are no longer sold.',
    ])
    expect(states()[2]).toEqual(['active', 'active'])
  })

  it('stays and shows the reason for a line with an unknown ready date (PROMISE-11)', async () => {
    const shares = [...examplePromise.shares, { quantity: 1, date: null, source: { kind: 'unknown' } }]
    answer({ ...examplePromise, shares }, examplePromise)
    await show()
    await type('PO Number', '88-1')
    await step('Review Cart')
    await act(() => eventually(() => shown.host.textContent?.includes('ready date unknown')))
    await click(button('Continue'))
    expect(textsOf('[role="alert"]', shown.host)).toEqual([checkoutMessages.dateUnknown])
    expect(states()[2]).toEqual(['active', 'active'])
  })
})

describe('partial shipments (CHECKOUT-49, CHECKOUT-10)', () => {
  it('show what ships when for each choice, and the last step repeats it', async () => {
    const stock = { quantity: 1, date: '2098-12-22', source: { kind: 'stock', warehouse: 'Fresno' } }
    answer(examplePromise, { ...examplePromise, shares: [stock, ...examplePromise.shares] })
    await show()
    await type('PO Number', '88-1')
    await step('Shipping')
    const inParts = 'In 3 parcels: part of 1 line on 12/25/2098 · 1 line on 01/02/2099 · 1 line on 01/05/2099'
    const inOne = 'In one parcel: 2 lines on 01/05/2099'
    await act(() => eventually(() => shown.host.textContent?.includes(inOne)))
    expect(textsOf('fieldset label', shown.host)).toEqual([
      `Ship parts as they are ready${inParts}`,
      `Ship everything together${inOne}`,
    ])
    await click(shown.host.querySelector('input[value="parts"]'))
    await step('Confirm Order')
    expect(textsOf('p', shown.host)).toContain(inParts)
  })
})

describe('a step with invalid fields', () => {
  it('shows all errors at once and focuses the first field (CHECKOUT-14, OQ-82)', async () => {
    await show({ lastDelivery: null })
    await type('Zip', '9')
    await goOn()
    expect(textsOf('[role="alert"]', shown.host)).toEqual([
      'PO number is required.',
      'Company Name is required.',
      'Address Line 1 is required.',
      'City is required.',
      'State is required.',
      'Zip code is invalid for the current country.',
    ])
    expect(document.activeElement).toBe(field('PO Number'))
    expect(states()[0]).toEqual(['active', 'active'])
  })

  it('warns that the zip could not be validated for a country without a pattern, and continues (CHECKOUT-30)', async () => {
    await show()
    await type('Country', 'HK')
    await type('Zip', 'n/a')
    await type('State', 'Kowloon')
    await type('PO Number', '88-1')
    expect(shown.host.textContent).toContain('Zip code could not be validated for this country.')
    await goOn()
    expect(states()[0]).toEqual(['valid', 'complete'])
  })
})

describe('a quote (CHECKOUT-12)', () => {
  it('asks for its name, uses the word quote, and names the incomplete step (OQ-82)', async () => {
    await show({ startsAsQuote: true })
    expect(document.activeElement).toBe(field('Quote Name'))
    await type('PO Number', '88-1')
    await step('Confirm Quote')
    expect(shown.host.textContent).toContain('I have reviewed this quote')
    expect(shown.host.textContent).toContain('Please complete step 1, Customer Information, first.')
    expect(button('Save Quote')?.hasAttribute('disabled')).toBe(true)
    await step('Customer')
    await type('Quote Name', 'Wet end')
    asked.mockReturnValue(new Promise(() => {}))
    await goOn().then(goOn)
    await consent()
    expect(button('Save Quote')?.hasAttribute('disabled')).toBe(false)
  })
})
