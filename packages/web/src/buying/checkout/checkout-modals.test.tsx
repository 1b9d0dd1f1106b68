import { afterEach, expect, it, vi } from 'vitest'
import { press, shown } from '../../../test/open-page.tsx'
import { renderInShop, textsOf } from '../../../test/render.tsx'
import { ErrorModal, ProcessingModal } from './checkout-modals.tsx'

let page: Awaited<ReturnType<typeof renderInShop>>
afterEach(() => page.remove())

it('a checkout error is shown in a modal (CHECKOUT-48)', async () => {
  const onClose = vi.fn()
  page = await renderInShop(<ErrorModal sentence="Your shopping cart is empty." onClose={onClose} />)
  await shown(() => textsOf('[role="dialog"] h2').includes('Error'))
  expect(textsOf('[role="dialog"] [role="alert"]')).toEqual(['Your shopping cart is empty.'])
  await press('OK')
  expect(onClose).toHaveBeenCalledOnce()
})

it('a modal that cannot be closed covers the page while an order is processed (ORDER-01)', async () => {
  page = await renderInShop(<ProcessingModal open />)
  await shown(() => textsOf('[role="dialog"] h2').includes('Processing Order'))
  const dialog = document.querySelector('[role="dialog"]')
  expect(dialog?.textContent).toContain('Please do not refresh or close this page.')
  dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect([document.querySelector('[role="dialog"]'), textsOf('[role="dialog"] button')]).toEqual([dialog, []])
})
