import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '../../../../test/render.tsx'
import { reachOf, useTiles } from './use-tiles.ts'

const hash = 'ab'.repeat(32)
const box = (width: number, height: number) => () => new DOMRect(0, 0, width, height)

/** Stub: reports a size as soon as it observes. */
class SizeAtOnce {
  readonly observe: () => void
  readonly disconnect = () => {}

  constructor(tell: () => void) {
    this.observe = tell
  }
}
beforeEach(() => vi.stubGlobal('ResizeObserver', SizeAtOnce))
afterEach(() => vi.unstubAllGlobals())

/** Plan of 20,000 pixels, shown at the given width in pixels on a stage of 1,000. */
function drawPlan(wide: number, tiles = hash) {
  const host = document.createElement('div')
  host.innerHTML = `<svg><image width="200" height="140" href="data:," data-tiles="${tiles}" data-pixels="20000 14000"></image></svg>`
  const drawing = host.querySelector('svg') as SVGSVGElement
  const image = drawing.querySelector('image') as SVGImageElement
  image.getBoundingClientRect = box(wide, wide * 0.7)
  return drawing
}

function Stage({ drawing }: { drawing: SVGSVGElement }) {
  const stage = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useTiles(stage, sheet, drawing)
  return (
    <section
      ref={(element) => {
        stage.current = element
        if (element) element.getBoundingClientRect = box(1_000, 700)
      }}
    >
      <div ref={sheet} data-sheet />
    </section>
  )
}

async function tilesOf(drawing: SVGSVGElement) {
  const shown = await render(<Stage drawing={drawing} />)
  const laid = [...drawing.querySelectorAll('image[data-tile]')].map((tile) => tile.getAttribute('href'))
  await shown.remove()
  return laid
}

it('a whole plan shows no tiles, and a magnified one only the visible tiles of a level that is sharp enough (CALLOUT-37)', async () => {
  expect(await tilesOf(drawPlan(1_000))).toEqual([])
  expect(await tilesOf(drawPlan(4_000))).toEqual([`/svgs/${hash}/2-0-0.png`, `/svgs/${hash}/2-1-0.png`])
  expect(await tilesOf(drawPlan(20_000))).toEqual([`/svgs/${hash}/0-0-0.png`])
})

it('a drawing that names tiles on another host gets none (CALLOUT-38)', async () => {
  expect(await tilesOf(drawPlan(20_000, '//evil.example/'))).toEqual([])
})

it('a large plan zooms in until its pixels are visible, and other drawings as usual (CALLOUT-37)', () => {
  expect(reachOf(drawPlan(1_000)).zoomMax).toBe(20)
  const plain = document.createElement('div')
  plain.innerHTML = '<svg><path d="M0 0"></path></svg>'
  expect(reachOf(plain.querySelector('svg') as SVGSVGElement).zoomMax).toBe(3)
})
