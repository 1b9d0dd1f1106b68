import type { Browser, Page } from '@playwright/test'
import { recordFrames } from '../browser/record-frames.ts'
import { selectors } from '../browser/selectors.ts'
import { visit } from '../browser/visit.ts'
import { slowBoms } from '../catalogue/bench-numbers.ts'
import { sayMs } from '../figures.ts'
import type { Shop } from '../shop.ts'
import { type Goal, openSlowedPage } from './slowed-page.ts'

const STEP_PX = 400
const ROW_PX = 40

/** Scrolls with the wheel from the first to the last of 5,000 rows. */
export async function measureScroll(browser: Browser, shop: Shop): Promise<Goal[]> {
  const { page, slow, close } = await openSlowedPage(browser, shop)
  await visit(page, `${shop.address}/lookup/bom/${slowBoms.longest.number}`, selectors.row)
  await page.waitForLoadState('networkidle')
  await slow()
  const { dropped, slow: slowFrames, worst, blocked } = await recordFrames(page, () => scrollThrough(page))
  await close()
  const name = (of: string) => `scroll ${slowBoms.longest.lines.toLocaleString('en-US')} rows: ${of}`
  return [
    { name: name('frames dropped'), is: dropped.toFixed(0), goal: '' },
    { name: name('95 % of frames below, ms'), is: sayMs(slowFrames), goal: '' },
    { name: name('worst frame, ms'), is: sayMs(worst), goal: '' },
    { name: name('in long tasks, ms'), is: blocked.toFixed(0), goal: '0' },
  ]
}

async function scrollThrough(page: Page) {
  await page.locator(selectors.row).first().hover()
  const steps = (slowBoms.longest.lines * ROW_PX) / STEP_PX
  for (let step = 0; step < steps; step++) await page.mouse.wheel(0, STEP_PX)
}
