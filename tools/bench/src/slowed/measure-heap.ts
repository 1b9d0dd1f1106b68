import type { Browser, CDPSession, Page } from '@playwright/test'
import { visit } from '../browser/visit.ts'
import { slowBoms } from '../catalogue/bench-numbers.ts'
import { slowSerial } from '../catalogue/slow-catalogue.ts'
import type { Shop } from '../shop.ts'
import { type Goal, openSlowedPage } from './slowed-page.ts'

/** By the second count all pumps have been open, so caches have reached their bounds and V8 has compiled the hot code. */
const NAVIGATIONS = [10, 100, 200]
const others = ['/dashboard/general', '/shopping-cart', '/quick-order', '/order-history']

/** Visits pages and pumps without reloading, a share of 200 times, and measures the heap after garbage collection. */
export async function measureHeap(browser: Browser, shop: Shop, share: number): Promise<Goal[]> {
  const { page, cdp, close } = await openSlowedPage(browser, shop)
  await visit(page, `${shop.address}/dashboard/general`, 'main h2')
  const goals: Goal[] = []
  let done = 0
  const counts = NAVIGATIONS.map((count) => Math.ceil(count * share))
  for (const navigations of counts) {
    while (done < navigations) await goTo(page, pathAt(++done))
    const is = (await heapOf(cdp)).toFixed(1)
    const goal = done === counts.at(-1) ? (goals.at(-1)?.is ?? '') : ''
    goals.push({ name: `heap after ${navigations} navigations, MB`, is, goal })
  }
  await close()
  return goals
}

/** Path of a navigation: a pump every other time, another page in between. */
function pathAt(navigation: number): string {
  const half = Math.floor(navigation / 2)
  if (navigation % 2 === 0) return others[half % others.length] ?? ''
  return `/lookup/serial/${slowSerial(half % slowBoms.models)}`
}

async function goTo(page: Page, path: string) {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await page.waitForTimeout(100)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(200)
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('Performance.enable')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1_000_000
}
