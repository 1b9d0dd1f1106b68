import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { field, shown } from '../../../test/open-page.tsx'
import { fill, renderInShop, textsOf } from '../../../test/render.tsx'
import { CustomerStep } from './customer-step.tsx'
import { exampleCustomer, exampleDraft } from './examples.ts'
import { useCheckoutForm } from './use-checkout-form.ts'

const works = { savedCustomerAddressId: 5, name: 'Works' }
let page: Awaited<ReturnType<typeof renderInShop>>
beforeEach(async () => {
  sessionStorage.clear()
  page = await renderInShop(<Step />)
})
afterEach(() => page.remove())

function Step() {
  const { customer } = useCheckoutForm({ weight: 1, isQuote: false, start: exampleDraft, name: 'checkout' })
  return (
    <CustomerStep
      customer={{ ...exampleCustomer, savedCustomers: [works] }}
      form={customer}
      isQuote={false}
    />
  )
}

it('the first step shows the buyer and asks for the delivery address (CHECKOUT-05, CHECKOUT-06)', () => {
  expect([textsOf('dt', page.host), textsOf('dd', page.host)]).toEqual([
    ['Name', 'Email', 'Phone', 'Company'],
    ['Ben', 'ben@riverbend.example', 'N/A', 'Riverbend Irrigation'],
  ])
  const fields = [...page.host.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  expect(fields.filter((one) => one.matches(':enabled:not([readonly])')).map(labelOf)).toEqual([
    'PO Number',
    'Saved Customers',
    'Company Name',
    'Address Line 1',
    'Address Line 2 optional',
    'City',
    'State',
    'Zip',
    'Country',
    'Contact Name optional',
    'Phone optional',
    'Comment optional',
  ])
})

const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent

it('the first step offers to load, save and delete saved customers (CHECKOUT-09)', async () => {
  expect(textsOf('option', (await field('Saved Customers')) ?? undefined)).toEqual([
    'Select a saved customer',
    'Works',
  ])
  await fill(await field('Saved Customers'), '5')
  const buttons = [...page.host.querySelectorAll('button')]
  expect(buttons.map((one) => [one.textContent, one.disabled])).toEqual([
    ['Load', false],
    ['Delete', false],
    ['Save Customer Information', false],
  ])
})

it('the zip error disappears when the zip changes (CHECKOUT-31)', async () => {
  const zip = await field('Zip')
  await fill(zip, '9')
  expect(textsOf('[role="alert"]', page.host)).toEqual([])
  await act(async () => zip?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(page.host.textContent).toContain('Zip code is invalid for the current country.')
  await fill(zip, '93')
  expect(page.host.textContent).not.toContain('Zip code is invalid for the current country.')
})

it('a text names the signs that the documents cannot print, and can still be sent (CHECKOUT-24)', async () => {
  await fill(await field('Address Line 1'), '東京都 𒀀 1')
  // The list of signs loads only now.
  expect(
    await shown(() => page.host.textContent?.includes("Our documents can't print 𒀀. Write it another way.")),
  ).toBe(true)
  expect(textsOf('[role="alert"]', page.host)).toEqual([])
  await fill(await field('Address Line 1'), '東京都 1')
  expect(page.host.textContent).not.toContain("Our documents can't print")
})
