import type { Browser } from '@playwright/test'
import { benchBoms } from '../catalogue/bench-numbers.ts'
import { quantile, sayMs, sayTimes } from '../figures.ts'
import { printTable } from '../print-table.ts'
import type { Shop } from '../shop.ts'
import { signedInContext } from './open-browser.ts'
import { selectors } from './selectors.ts'
import { type Visit, visit } from './visit.ts'

const { middle, large, drawn } = benchBoms

const pages = [
  { name: 'BOM page, 500 rows', path: `/lookup/bom/${middle.number}`, wanted: selectors.row },
  { name: 'BOM page, 5,000 rows', path: `/lookup/bom/${large.number}`, wanted: selectors.row },
  { name: 'BOM page, 5,000 elements', path: `/lookup/bom/${drawn.number}`, wanted: selectors.hotspot },
]

/** Opens pages with an empty and a filled cache, compares them with a bare page of one heading, and prints when they show. */
export async function measurePaint(
  browser: Browser,
  shop: Shop,
  { bareAddress, visits }: { bareAddress: string; visits: number },
): Promise<void> {
  const visitsOf = (url: string, wanted: string) => visitOften(browser, shop, { url, wanted, visits })
  const bare = await visitsOf(`${bareAddress}/page`, 'h1')
  const rows = [sayVisits('bare page', bare, bare)]
  for (const { name, path, wanted } of pages)
    rows.push(sayVisits(name, await visitsOf(shop.address + path, wanted), bare))
  printTable(
    [
      'Browser',
      ...['cold', 'warm'].flatMap((cache) => [`${cache}: first paint`, '× bare', 'shown', '× bare', 'kB']),
    ],
    rows,
  )
}

interface Visits {
  cold: Visit[]
  warm: Visit[]
}

async function visitOften(
  browser: Browser,
  shop: Shop,
  { url, wanted, visits }: { url: string; wanted: string; visits: number },
): Promise<Visits> {
  const seen: Visits = { cold: [], warm: [] }
  for (let run = 0; run < visits; run++) {
    const context = await signedInContext(browser, shop)
    for (const cache of ['cold', 'warm'] as const) {
      const page = await context.newPage()
      seen[cache].push(await visit(page, url, wanted))
      await page.close()
    }
    await context.close()
  }
  return seen
}

function sayVisits(name: string, seen: Visits, bare: Visits): string[] {
  const cells = (['cold', 'warm'] as const).flatMap((cache) => [
    ...(['firstPaint', 'shown'] as const).flatMap((moment) => {
      const ms = median(seen[cache], moment)
      return [sayMs(ms), sayTimes(ms, median(bare[cache], moment))]
    }),
    median(seen[cache], 'kilobytes').toFixed(0),
  ])
  return [name, ...cells]
}

function median(seen: readonly Visit[], figure: keyof Visit): number {
  return quantile(
    seen.map((one) => one[figure]),
    0.5,
  )
}
