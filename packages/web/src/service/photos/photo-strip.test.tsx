import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { click, renderInShop, textsOf } from '../../../test/render.tsx'
import { PhotoStrip } from './photo-strip.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
beforeEach(async () => {
  // The photos never arrive.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  shown = await renderInShop(<PhotoStrip photoIds={[3, 5]} title="Repair of 06/10/2026" />)
})
afterEach(async () => {
  await shown.remove()
  vi.unstubAllGlobals()
})

it('a photo has its name before it has loaded (FLEET-29)', () => {
  const buttons = [...shown.host.querySelectorAll('button')]
  const named = buttons.map((one) => one.querySelector('[role="img"]')?.getAttribute('aria-label'))
  expect(named).toEqual(['Photo 1, Repair of 06/10/2026', 'Photo 2, Repair of 06/10/2026'])
})

it('arrow keys show the next photo as soon as one is open (FLEET-29)', async () => {
  await click([...shown.host.querySelectorAll('button')][1])
  const place = () => textsOf('[role="dialog"] [role="status"]')[0]
  await eventually(() => place() === 'Photo 2 of 2')
  const press = (key: string) =>
    act(async () =>
      document
        .querySelector('[role="dialog"]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    )
  await press('ArrowRight')
  expect(place()).toBe('Photo 1 of 2')
  await press('ArrowLeft')
  expect(place()).toBe('Photo 2 of 2')
})
