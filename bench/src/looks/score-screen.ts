import lighthouse, { desktopConfig } from 'lighthouse'
import type { Shop } from '../shop.ts'
import { openScoredBrowser } from './open-scored-browser.ts'
import { type LighthouseRun, type Score, summariseRuns } from './summarise-runs.ts'
import type { Screen } from './screens.ts'

/** Lighthouse's two presets: a phone in a slow network, and a desk. */
export const presets = ['phone', 'desk'] as const
export type Preset = (typeof presets)[number]

const RUNS = 3
const categories = ['performance', 'accessibility', 'best-practices']

/** Has Lighthouse judge a screen a few times with an empty cache. */
export async function scoreScreen(shop: Shop, screen: Screen, preset: Preset): Promise<Score> {
  const { port, close } = await openScoredBrowser(shop, screen.isSignedIn)
  try {
    const runs: LighthouseRun[] = []
    while (runs.length < RUNS) runs.push(await judge(shop.address + screen.path, port, preset))
    return summariseRuns(runs)
  } finally {
    await close()
  }
}

/** A session is not among what Lighthouse clears before it measures. */
async function judge(url: string, port: number, preset: Preset): Promise<LighthouseRun> {
  const flags = { port, onlyCategories: categories, logLevel: 'error' } as const
  const result = await lighthouse(url, flags, preset === 'desk' ? desktopConfig : undefined)
  if (!result) throw new Error(`Lighthouse says nothing about ${url}.`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse cannot judge ${url}: ${lhr.runtimeError.message}`)
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}.`)
  return lhr
}
