import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BomLine } from '@volute/domain/catalogue/bom'
import { eventually } from '../../../../test/eventually.ts'
import { click, fill, renderInShop } from '../../../../test/render.tsx'
import { FindInPump } from './find-in-pump.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
const list = document.createElement('table')
const opener = document.createElement('button')
const frames: FrameRequestCallback[] = []
beforeEach(() => {
  frames.length = 0
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  list.dataset['list'] = ''
  list.innerHTML = '<tbody><tr data-selected="RING"><td><input></td></tr></tbody>'
  document.body.append(opener, list)
  opener.focus()
})
afterEach(async () => {
  await shown.remove()
  list.remove()
  opener.remove()
  vi.unstubAllGlobals()
})

const line = (partNumber: string) => ({ partNumber, description: partNumber, reference: '1', parts: [] })
const bom = { parts: [line('RING'), line('SEAL')] as unknown as BomLine[] }

/** Runs one animation frame. */
const frame = () =>
  act(async () => {
    for (const draw of frames.splice(0)) draw(0)
  })

it('the focus waits for the row that was found, not for the one selected before (FIND-30)', async () => {
  shown = await renderInShop(<FindInPump bom={bom} isFlat={false} />)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }))
  const text = await eventually(() => document.querySelector<HTMLInputElement>('[role="combobox"]'))
  await fill(text, 'SEAL')
  await click(await eventually(() => document.querySelector('[role="option"]:only-child')))
  await eventually(() => !document.querySelector('[role="dialog"]'))
  await frame()
  const row = list.querySelector('tr')
  expect(document.activeElement).toBe(opener)
  row?.setAttribute('data-selected', 'SEAL')
  await frame()
  expect(document.activeElement).toBe(row?.querySelector('input'))
})
