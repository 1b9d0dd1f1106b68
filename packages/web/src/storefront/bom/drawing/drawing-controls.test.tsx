import { afterEach, expect, it, vi } from 'vitest'
import { click, render } from '../../../../test/render.tsx'
import { DrawingControls, moveByKey, zoomByKey } from './drawing-controls.tsx'

const [pan, zoom, reset, print] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
const stage = { current: null }
let page: Awaited<ReturnType<typeof render>>
afterEach(async () => {
  vi.resetAllMocks()
  await page?.remove()
})

it('buttons move the drawing in four directions, zoom, reset and print it (LOOKUP-09)', async () => {
  page = await render(<DrawingControls zoomed={1.5} {...{ pan, zoom, reset, print, stage }} />)
  const buttons = [...page.host.querySelectorAll('button')]
  expect(buttons.map((one) => one.ariaLabel)).toEqual([
    'Move up',
    'Move left',
    'Move down',
    'Move right',
    'Zoom in',
    'Zoom out',
    'Reset drawing',
    'Print drawing',
  ])
  for (const button of buttons) await click(button)
  expect([pan, zoom, reset, print].map(({ mock }) => mock.calls.length)).toEqual([4, 2, 1, 1])
  expect([pan.mock.calls, zoom.mock.calls]).toEqual([
    [
      [0, -1],
      [-1, 0],
      [0, 1],
      [1, 0],
    ],
    [[1], [-1]],
  ])
  expect(page.host.querySelector('output')?.textContent).toBe('150%')
})

it('keys move, zoom and reset the drawing (LOOKUP-09)', () => {
  const steer = { pan, zoom, reset }
  expect(['ArrowLeft', 'a'].map((key) => moveByKey(key, steer))).toEqual([true, false])
  expect(['+', '-', '0', 'a'].map((key) => zoomByKey(key, steer))).toEqual([true, true, true, false])
  expect([pan.mock.calls, zoom.mock.calls, reset.mock.calls.length]).toEqual([[[-1, 0]], [[1], [-1]], 1])
})
