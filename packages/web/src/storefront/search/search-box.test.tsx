import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { fill, renderInShop } from '../../../test/render.tsx'
import { SearchBox } from './search-box.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(() => shown.remove())

it('the key / focuses the search box and selects its text (FIND-47)', async () => {
  shown = await renderInShop(<SearchBox hotkey />)
  const field = shown.host.querySelector('input')
  await fill(field, 'wear ring')
  field?.setSelectionRange(9, 9)
  field?.blur()
  await act(async () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true })),
  )
  expect(document.activeElement).toBe(field)
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 9])
})
