import { limits } from '@volute/domain/core/kernel'
import { orderMessages, startTotal } from '@volute/domain/buying/orders'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { field, press, shown } from '../../../../test/open-page.tsx'
import { fill, renderInShop, textsOf } from '../../../../test/render.tsx'
import { exampleManagedOrder } from '../examples.ts'
import { InvoiceDialog } from './invoice-dialog.tsx'

const onClose = vi.fn<() => void>()
const sent = vi.fn<(url: string, init: { body: string }) => Promise<Response>>()
let dialog: Awaited<ReturnType<typeof renderInShop>>
beforeEach(async () => {
  sent.mockImplementation(async () => Response.json({}, { status: 201 }))
  vi.stubGlobal('fetch', sent)
  dialog = await renderInShop(<InvoiceDialog order={exampleManagedOrder} onClose={onClose} />)
})
afterEach(async () => {
  await dialog.remove()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

/** File that is not read until `read` is called. */
function fileOf(text: string) {
  const file = new File([text], 'invoice.pdf')
  const reading = Promise.withResolvers<ArrayBuffer>()
  const arrayBuffer = vi.spyOn(file, 'arrayBuffer').mockReturnValue(reading.promise)
  const read = () => act(async () => reading.resolve(new TextEncoder().encode(text).buffer))
  return { file, arrayBuffer, read }
}

async function choose(file: File) {
  const input = await field('PDF')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

async function typeInvoice() {
  await fill(await field('Invoice Number'), 'INV-7')
  await fill(await field('Total'), '40')
}

it('Cancel asks before it discards a chosen PDF (DESK-23, SHELL-48)', async () => {
  await choose(fileOf('%PDF-1.7').file)
  await press('Cancel')
  await shown(() => textsOf('[role=dialog] h2').includes('Changes have not been saved!'))
  expect(onClose).not.toHaveBeenCalled()
})

it('the total starts with the amount that is not invoiced, and takes 4,704.15 (DESK-23, DESK-07)', async () => {
  expect(await field('Total')).toHaveProperty('value', startTotal(exampleManagedOrder))
  await fill(await field('Invoice Number'), 'INV-7')
  await fill(await field('Total'), '4,704.15')
  await press('Add Invoice')
  await shown(() => onClose.mock.calls.length > 0)
  expect(JSON.parse(sent.mock.calls[0]?.[1].body ?? '')).toMatchObject({ total: 4704.15 })
})

it('the PDF chosen last is sent, even if the first is read later (DESK-23)', async () => {
  const [first, last] = [fileOf('%PDF-1.4'), fileOf('%PDF-1.7')]
  await typeInvoice()
  await choose(first.file)
  await choose(last.file)
  await press('Add Invoice')
  await last.read()
  await first.read()
  await shown(() => onClose.mock.calls.length > 0)
  const bodies = sent.mock.calls.map(([, { body }]) => JSON.parse(body))
  expect(bodies).toEqual([expect.objectContaining({ number: 'INV-7', total: 40, pdf: btoa('%PDF-1.7') })])
})

it('a file that is too large is rejected without being read (DESK-07)', async () => {
  const large = fileOf('%PDF-1.7')
  Object.defineProperty(large.file, 'size', { value: limits.invoiceBytes + 1 })
  await typeInvoice()
  await choose(large.file)
  await press('Add Invoice')
  await shown(() => document.body.textContent.includes(orderMessages.invoiceTooLarge))
  expect(large.arrayBuffer).not.toHaveBeenCalled()
  expect(sent).not.toHaveBeenCalled()
})

it('a file that is not a PDF is rejected at its field until another is chosen (DESK-07)', async () => {
  const picture = fileOf('GIF89a')
  await typeInvoice()
  await choose(picture.file)
  await press('Add Invoice')
  await picture.read()
  await shown(() => document.body.textContent.includes(orderMessages.invoiceNoPdf))
  expect((await field('PDF')).getAttribute('aria-invalid')).toBe('true')
  await choose(fileOf('%PDF-1.7').file)
  expect(document.body.textContent).not.toContain(orderMessages.invoiceNoPdf)
  expect(sent).not.toHaveBeenCalled()
})
