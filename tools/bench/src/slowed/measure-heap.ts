import type { Browser, CDPSession, Page } from '@playwright/test'
import { visit } from '../browser/visit.ts'
import { slowBoms } from '../catalogue/bench-numbers.ts'
import { slowSerial } from '../catalogue/slow-catalogue.ts'
import type { Shop } from '../shop.ts'
import { type Goal, openSlowedPage } from './slowed-page.ts'

/** After the second all pumps were open, so that what is remembered has reached its bounds and V8 has compiled what runs often. */
const NAVIGATIONS = [10, 100, 200]
const others = ['/dashboard/general', '/shopping-cart', '/quick-order', '/order-history']

/** Goes through pages and pumps without loading again, and looks at what the collected heap holds. */
export async function measureHeap(browser: Browser, shop: Shop): Promise<Goal[]> {
  const { page, cdp, close } = await openSlowedPage(browser, shop)
  await visit(page, `${shop.address}/dashboard/general`, 'main h2')
  const goals: Goal[] = []
  let done = 0
  for (const navigations of NAVIGATIONS) {
    while (done < navigations) await goTo(page, pathAt(++done))
    const is = (await heapOf(cdp)).toFixed(1)
    const goal = done === NAVIGATIONS.at(-1) ? (goals.at(-1)?.is ?? '') : ''
    goals.push({ name: `heap after ${navigations} navigations, MB`, is, goal })
  }
  await close()
  return goals
}

/** Every other one a pump, and between them the other pages. */
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
