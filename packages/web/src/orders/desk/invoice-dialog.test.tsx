import type { ManagedOrder } from '@volute/domain/orders'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { click, renderInShop, textsOf } from '../../../test/render.tsx'
import { InvoiceDialog } from './invoice-dialog.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(() => shown.remove())

const order = { salesOrderId: 7, erpSalesOrderNumber: '100007' } as ManagedOrder
const buttonOf = (label: string) =>
  [...document.querySelectorAll('[role=dialog] button')].find(({ textContent }) => textContent === label)

it('DESK-23 SHELL-48: a chosen PDF is not lost unasked', async () => {
  const onClose = vi.fn<() => void>()
  shown = await renderInShop(<InvoiceDialog order={order} onClose={onClose} />)
  const input = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=file]'))
  Object.defineProperty(input, 'files', { value: [new File(['%PDF-1.7'], 'invoice.pdf')] })
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  await click(buttonOf('Cancel'))
  await vi.waitUntil(() => textsOf('[role=dialog] h2').includes('Changes have not been saved!'))
  expect(onClose).not.toHaveBeenCalled()
})
