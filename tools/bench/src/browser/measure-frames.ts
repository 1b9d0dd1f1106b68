import type { Browser } from '@playwright/test'
import { benchBoms } from '../catalogue/bench-numbers.ts'
import { sayMs, sayTimes } from '../figures.ts'
import { printTable } from '../print-table.ts'
import type { Shop } from '../shop.ts'
import { type Gesture, hover, pan, scroll, wheelZoom } from './gestures.ts'
import { signedInContext } from './open-browser.ts'
import { type Frames, recordFrames } from './record-frames.ts'
import { selectors } from './selectors.ts'
import { visit } from './visit.ts'

interface Scene {
  name: string
  path: string
  /** Selector that must be there before the gesture. */
  wanted: string
  area: string
  gesture: Gesture
}

const list = { path: `/lookup/bom/${benchBoms.large.number}`, wanted: selectors.row, area: selectors.list }
const drawing = {
  path: `/lookup/bom/${benchBoms.drawn.number}`,
  wanted: selectors.hotspot,
  area: selectors.stage,
}

const scenes: Scene[] = [
  { ...list, name: 'scroll 5,000 rows', gesture: scroll },
  { ...list, name: 'point at rows', gesture: hover },
  { ...drawing, name: 'drag 5,000 elements', gesture: pan },
  { ...drawing, name: 'zoom 5,000 elements', gesture: wheelZoom },
  { ...drawing, name: 'point at parts of 5,000 elements', gesture: hover },
]

/** Scrolls, drags, zooms and points, compares each with scrolling a bare page, and prints the times between frames. */
export async function measureFrames(browser: Browser, shop: Shop, bareAddress: string): Promise<void> {
  const bareScene = { path: '/page', wanted: 'h1', area: 'h1', gesture: scroll }
  const bare = await framesOf(browser, shop, { ...bareScene, name: 'bare page', address: bareAddress })
  const rows = [sayFrames('bare page', bare, bare)]
  for (const scene of scenes) {
    const frames = await framesOf(browser, shop, { ...scene, address: shop.address })
    rows.push(sayFrames(scene.name, frames, bare))
  }
  printTable(['Frames', 'median ms', '× bare', '95 % below', '× bare', 'worst', '× bare', 'blocked'], rows)
}

async function framesOf(browser: Browser, shop: Shop, scene: Scene & { address: string }): Promise<Frames> {
  const context = await signedInContext(browser, shop)
  const page = await context.newPage()
  await visit(page, scene.address + scene.path, scene.wanted)
  await page.waitForLoadState('networkidle')
  const frames = await recordFrames(page, () => scene.gesture(page, scene.area))
  await context.close()
  return frames
}

function sayFrames(name: string, frames: Frames, bare: Frames): string[] {
  const cells = (['median', 'slow', 'worst'] as const).flatMap((figure) => [
    sayMs(frames[figure]),
    sayTimes(frames[figure], bare[figure]),
  ])
  return [name, ...cells, sayMs(frames.blocked)]
}
