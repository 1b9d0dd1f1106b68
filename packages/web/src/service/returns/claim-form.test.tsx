import { photoLimits } from '@volute/domain/service/photos'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { click, fill, renderInShop } from '../../../test/render.tsx'
import { ClaimForm } from './claim-form.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await shown.remove()
  vi.unstubAllGlobals()
})

const entry = { serviceEntryId: 1, onDate: '2026-06-10', kind: 'REPAIR', partNumbers: [] }

/** Opens the form for pump 100234, whose service entry has as many photos as a claim, and one more. */
async function open() {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('This is no picture.')))
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/fleet/service-photos')) return Response.json({}, { status: 400 })
    const photoIds = url.includes('100234')
      ? Array.from({ length: photoLimits.count + 1 }, (_, id) => id + 1)
      : [20]
    return Response.json({ entries: [{ ...entry, photoIds }] })
  })
  const line = { position: 0, partNumber: 'TB10773', partDescription: 'Seal', returnable: 2, forPump: null }
  shown = await renderInShop(<ClaimForm orderNumber="100007" line={line} onClose={() => undefined} />)
  await name('100234')
  return eventually(() => boxes().length > 1)
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
const pump = () => document.querySelector<HTMLInputElement>('[role="combobox"]')
const name = async (serialNumber: string) => fill(await eventually(pump), serialNumber)
const addPhotos = () =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === 'Add Photos')

it('own photos and those of service entries are up to 8 together (CLAIM-11)', async () => {
  await open()
  for (const box of boxes().slice(0, photoLimits.count - 1)) await click(box)
  expect([boxes().at(-1)?.disabled, addPhotos()?.disabled]).toEqual([false, false])
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  Object.defineProperty(input, 'files', { value: [new File(['a'], 'a.jpg')] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  expect([boxes().at(-1)?.disabled, addPhotos()?.disabled]).toEqual([true, true])
})

it("another pump's photos do not stay in the claim unseen (CLAIM-11)", async () => {
  await open()
  for (const box of boxes().slice(0, photoLimits.count)) await click(box)
  expect(addPhotos()?.disabled).toBe(true)
  await name('100235')
  expect(addPhotos()?.disabled).toBe(false)
})
