import { cartMessages } from '@volute/domain/buying/cart'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { press } from '../../../test/open-page.tsx'
import { renderInShop, textsOf } from '../../../test/render.tsx'
import { toast } from '../../core/ui/toast.ts'
import { exampleItem, misfit } from './examples.ts'
import { ShareCart } from './share-cart.tsx'
import type { Cart } from './use-cart.ts'

const items = [{ ...exampleItem, ...misfit }]
const text = 'Part Number\tQuantity\tOptions\tPump\tDescription\n235626\t2\t\t100234\tGasket, casing'
const opened: Pick<HTMLAnchorElement, 'href' | 'download'>[] = []
let saved: Blob | undefined
let page: Awaited<ReturnType<typeof renderInShop>>
beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push({ href: this.href, download: this.download })
  })
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined
  URL.createObjectURL = (file) => {
    saved = file as Blob
    return 'blob:file'
  }
})
afterEach(async () => {
  await page.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  opened.length = 0
})

async function open(lines: Cart['items'] = items) {
  const cart = { items: lines, paintColors: [], companyName: 'Riverbend Irrigation' } as unknown as Cart
  page = await renderInShop(<ShareCart cart={cart} />)
}

it('a cart is printed, copied and mailed as text, or saved as a file (CART-30)', async () => {
  const [print, writeText] = [vi.fn(), vi.fn(async () => {})]
  vi.stubGlobal('print', print)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await open()
  expect(textsOf('[role=menuitem]')).toEqual(['Print', 'Copy as Text', 'Mail', 'Download CSV'])

  await press('Print')
  expect(print).toHaveBeenCalledOnce()
  await press('Copy as Text')
  expect(writeText.mock.calls).toEqual([[text]])
  await press('Mail')
  const mail = new URL(opened[0]?.href ?? '')
  expect([mail.protocol, mail.searchParams.get('body')]).toEqual(['mailto:', text.replaceAll('\n', '\r\n')])
  expect(mail.searchParams.get('subject')).toMatch(/^Shopping cart of Riverbend Irrigation at /)
  await press('Download CSV')
  expect(opened[1]).toEqual({ href: 'blob:file', download: 'Shopping-Cart.csv' })
  expect(await saved?.text()).toContain('235626,2,,,,"Gasket, casing, for 100234"')
})

it('a cart too long for a mail link is not offered as a mail (CART-30)', async () => {
  await open(Array.from({ length: 60 }, () => exampleItem))
  expect(textsOf('[role=menuitem]')).toEqual(['Print', 'Copy as Text', 'Download CSV'])
})

it('a denied clipboard points to the file (CART-30)', async () => {
  const writeText = async () => Promise.reject(new Error('denied'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const failed = vi.spyOn(toast, 'failure')
  await open()
  await press('Copy as Text')
  expect(failed).toHaveBeenCalledWith(cartMessages.copyDenied)
})
