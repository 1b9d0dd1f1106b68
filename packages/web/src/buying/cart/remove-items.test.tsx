import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { press, shown } from '../../../test/open-page.tsx'
import { render } from '../../../test/render.tsx'
import { exampleItem } from './examples.ts'
import { DeleteAllItems, RemoveItemDialog } from './remove-items.tsx'
import type { Cart } from './use-cart.ts'

const edit = vi.fn()
const onClose = vi.fn()
const cart = { items: [exampleItem], edit } as unknown as Cart
let page: Awaited<ReturnType<typeof render>>
beforeEach(() => vi.resetAllMocks())
afterEach(() => page.remove())

/** Title and text of the question. */
const question = () =>
  shown(() => {
    const dialog = document.querySelector('[role=dialog]')
    return dialog && [dialog.querySelector('h2')?.textContent, dialog.textContent]
  })

it('a line is removed after a confirmation (CART-24)', async () => {
  page = await render(<RemoveItemDialog cart={cart} item={exampleItem} onClose={onClose} />)
  const [title, text] = await question()
  expect(title).toBe('Remove cart item')
  expect(text).toContain('Are you sure that you want to remove this item from the cart?')
  await press('Cancel')
  expect([edit.mock.calls, onClose.mock.calls.length]).toEqual([[], 1])
  await press('Remove')
  expect(edit.mock.calls).toEqual([[{ act: 'remove', cartItemId: exampleItem.cartItemId }]])
})

it('the cart is emptied after a confirmation (CART-24)', async () => {
  page = await render(<DeleteAllItems cart={cart} />)
  await press('Delete All Items')
  expect((await question())[0]).toBe('Delete All Cart Items')
  expect(edit).not.toHaveBeenCalled()
  await press('Delete All')
  expect(edit.mock.calls).toEqual([[{ act: 'clear' }]])
})
