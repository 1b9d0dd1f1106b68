import { shippingInfo } from '@volute/domain/buying/checkout'
import { afterEach, expect, it, vi } from 'vitest'
import { field, press, shown } from '../../../test/open-page.tsx'
import { fill, renderInShop, textsOf } from '../../../test/render.tsx'
import { exampleDraft } from './examples.ts'
import { LoadCustomer, SaveCustomer } from './saved-customers.tsx'
import type { CustomerForm } from './use-checkout-form.ts'
import { type SavedCustomers, useSavedCustomers } from './use-saved-customers.ts'

const works = { savedCustomerAddressId: 5, name: 'Works' }
const [load, save, remove] = [vi.fn(), vi.fn(), vi.fn()]
const customers = {
  saved: [works],
  selected: works,
  select: vi.fn(),
  load: { mutate: load, reset: vi.fn() },
  save: { mutate: save, reset: vi.fn(), error: null },
  remove: { mutate: remove, reset: vi.fn() },
  refresh: vi.fn(),
} as unknown as SavedCustomers
const address = shippingInfo.parse(exampleDraft)
let page: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await page.remove()
  vi.clearAllMocks()
})

const dialog = (title: string) =>
  shown(() =>
    [...document.querySelectorAll('[role=dialog]')].find(
      (one) => one.querySelector('h2')?.textContent === title,
    ),
  )

it('the selected address is loaded, and deleted after a confirmation (CHECKOUT-22, CHECKOUT-34, CHECKOUT-36)', async () => {
  page = await renderInShop(<LoadCustomer customers={customers} />)
  await press('Load')
  expect(load.mock.calls).toEqual([[works]])
  await press('Delete')
  expect((await dialog('Delete Customer Address')).textContent).toContain(
    'Are you sure that you want to delete the customer address "Works"?',
  )
  expect(remove).not.toHaveBeenCalled()
  await press('Delete')
  expect(remove.mock.calls[0]?.[0]).toEqual(works)
})

it('Load and Delete are disabled until an address is selected (CHECKOUT-22)', async () => {
  page = await renderInShop(<LoadCustomer customers={{ ...customers, selected: null }} />)
  const buttons = [...page.host.querySelectorAll('button')]
  expect(buttons.map((one) => [one.textContent, one.disabled])).toEqual([
    ['Load', true],
    ['Delete', true],
  ])
})

it('an address is saved under a name, and overwrites another after a confirmation (CHECKOUT-35, CHECKOUT-38)', async () => {
  page = await renderInShop(<SaveCustomer customers={{ ...customers, selected: null }} address={address} />)
  await press('Save Customer Information')
  await dialog('Save Customer Address')
  expect((await field('Name')).getAttribute('value')).toBe('Riverbend Irrigation')
  await fill(await field('Name'), 'Works')
  await press('Save')
  const question = 'The name "Works" already exists. Overwrite the previously saved information?'
  await shown(() => document.querySelector('[role=alert]')?.textContent === question)
  expect(save).not.toHaveBeenCalled()
  await press('Overwrite')
  expect(save.mock.calls[0]?.[0]).toBe('Works')
})

/** Saved customers for which the shop rejects loading, saving and deleting without a message. */
function Failing() {
  const form = { typed: exampleDraft, edit: vi.fn() } as unknown as CustomerForm
  const failing = useSavedCustomers({ saved: [works], form })
  return (
    <>
      <LoadCustomer customers={{ ...failing, selected: works }} />
      <SaveCustomer customers={failing} address={address} />
    </>
  )
}

it.each([
  ['Unable to get saved customer information', ['Load']],
  ['Unable to delete customer address', ['Delete', 'Delete']],
  ['Unable to save customer address', ['Save Customer Information', 'Save']],
])('a failure shows: %s (CHECKOUT-47)', async (sentence, presses) => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 400 }))
  page = await renderInShop(<Failing />)
  for (const name of presses) await press(name)
  expect(await shown(() => textsOf('[role=dialog] *').find((text) => text === sentence))).toBe(sentence)
  vi.unstubAllGlobals()
})

it('an invalid address cannot be saved (CHECKOUT-23)', async () => {
  page = await renderInShop(<SaveCustomer customers={customers} address={{ ...address, shippingCity: '' }} />)
  expect(page.host.querySelector('button')?.disabled).toBe(true)
})
