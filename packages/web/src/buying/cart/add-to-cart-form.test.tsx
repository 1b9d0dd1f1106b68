import type { Part } from '@volute/domain/catalogue/part'
import { afterEach, expect, it, vi } from 'vitest'
import { press, shown } from '../../../test/open-page.tsx'
import { click, fill, renderInShop } from '../../../test/render.tsx'
import { AddToCartForm } from './add-to-cart-form.tsx'

const seal: Part = {
  partId: 3,
  partNumber: 'TB10773',
  description: 'Seal',
  unitId: 1,
  unitName: 'EA',
  price: 614.9,
  companyDiscount: 12.5,
  weight: 1.4,
  isPaintable: false,
  isImpeller: false,
  isSellable: true,
  hasOtherMaterial: false,
  replacedBy: null,
}
const done = vi.fn()
let page: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await page.remove()
  vi.unstubAllGlobals()
  done.mockReset()
})

async function add(quantity: string) {
  vi.stubGlobal('fetch', async () => Response.json({ quantity: 1, items: [], lines: [] }))
  page = await renderInShop(<AddToCartForm part={seal} quantity={quantity} drawnIn={null} onDone={done} />)
  await press('Add To Cart')
}

it('an invalid quantity shows its error and keeps the modal open; a valid one closes it (PART-16)', async () => {
  await add('0')
  await shown(() => document.body.textContent.includes('Quantity must be a number between 1 and 999.'))
  expect(done).not.toHaveBeenCalled()
  await page.remove()
  await add('2')
  await shown(() => done.mock.calls.length > 0)
})

it.each(['25', '0.004'])(
  'an impeller of a known pump starts as built, and a trim of %s stays in the form (FIT-16, FIT-17)',
  async (trim) => {
    const part = { ...seal, partNumber: 'C2134-3-BZ', isImpeller: true, trimMin: 8.25, trimFull: 9.75 }
    vi.stubGlobal('fetch', async () => Response.json({ quantity: 1, items: [], lines: [] }))
    const known = { built: { trim: 9.25, angle: null }, drawnIn: null, onDone: done }
    page = await renderInShop(<AddToCartForm part={part} quantity="1" {...known} />)
    await shown(() => document.querySelector('label:has(:checked)')?.textContent === 'As built 9.250 in')
    await click(document.querySelector('input[value=custom]'))
    await fill(document.querySelector<HTMLInputElement>('input[required]'), trim)
    await press('Add To Cart')
    await shown(() =>
      document.body.textContent.includes('Impeller trim must be between 8.250 and 9.750 inches.'),
    )
    expect(done).not.toHaveBeenCalled()
  },
)
