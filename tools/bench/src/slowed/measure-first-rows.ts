import type { Browser } from '@playwright/test'
import { selectors } from '../browser/selectors.ts'
import { visit } from '../browser/visit.ts'
import { slowBoms } from '../catalogue/bench-numbers.ts'
import { quantile, sayMs } from '../figures.ts'
import type { Shop } from '../shop.ts'
import { type Goal, openSlowedPage } from './slowed-page.ts'

const RUNS = 5

/** Opens a long BOM by its URL in a browser that has never been there, a share of five times. */
export async function measureFirstRows(browser: Browser, shop: Shop, share: number): Promise<Goal[]> {
  const shown: number[] = []
  for (let run = 0; run < RUNS * share; run++) {
    const { page, slow, close } = await openSlowedPage(browser, shop)
    await slow()
    const seen = await visit(page, `${shop.address}/lookup/bom/${slowBoms.long.number}`, selectors.row)
    shown.push(seen.shown)
    await close()
  }
  const lines = slowBoms.long.lines.toLocaleString('en-US')
  return [{ name: `first rows of ${lines} lines, cold, ms`, is: sayMs(quantile(shown, 0.5)), goal: '1000' }]
}
