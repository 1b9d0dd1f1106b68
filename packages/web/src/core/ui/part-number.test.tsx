import { expect, it, vi } from 'vitest'
import { click, renderInShop } from '../../../test/render.tsx'
import { PartNumber } from './part-number.tsx'

it('a part number leads to its page, and the button beside it copies it (PART-29)', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  const { host, remove } = await renderInShop(<PartNumber>AB/1-2</PartNumber>)
  expect(host.querySelector('a')?.getAttribute('href')).toBe('/part/AB%2F1-2')
  const copy = host.querySelector('button')
  expect(copy?.getAttribute('aria-label')).toBe('Copy part number AB/1-2')
  await click(copy)
  expect(writeText).toHaveBeenCalledWith('AB/1-2')
  expect(host.textContent).toContain('Copied')
  await remove()
  vi.unstubAllGlobals()
})
