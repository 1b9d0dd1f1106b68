import type { Effort, Shop } from '../shop.ts'
import { measureFrames } from './measure-frames.ts'
import { measurePaint } from './measure-paint.ts'
import { openBrowser } from './open-browser.ts'

/** Measures how long a person at the browser waits. */
export async function measureBrowser(shop: Shop, bareAddress: string, { visits }: Effort): Promise<void> {
  const browser = await openBrowser()
  try {
    await measurePaint(browser, shop, { bareAddress, visits })
    await measureFrames(browser, shop, bareAddress)
  } finally {
    await browser.close()
  }
}
