import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Shop } from '../shop.ts'
import { openScoredBrowser } from './open-scored-browser.ts'
import { type LighthouseRun, type Score, summariseRuns } from './summarise-runs.ts'
import type { Screen } from './screens.ts'

/** Lighthouse's two presets: a phone on a slow network, and a desktop. */
export const presets = ['phone', 'desk'] as const
export type Preset = (typeof presets)[number]

const categories = ['performance', 'accessibility', 'best-practices']

/** Scores a screen from this many Lighthouse runs, each with an empty cache. */
export async function scoreScreen(
  shop: Shop,
  screen: Screen,
  { preset, runs: count }: { preset: Preset; runs: number },
): Promise<Score> {
  const { port, close } = await openScoredBrowser(shop, screen.isSignedIn)
  try {
    const runs: LighthouseRun[] = []
    while (runs.length < count) runs.push(await judge(shop.address + screen.path, port, preset))
    return summariseRuns(runs)
  } finally {
    await close()
  }
}

/**
 * Runs Lighthouse through npx, which fetches it when needed: it is a fifth of all packages, for one bench. Lighthouse does
 * not clear the session before it measures.
 */
async function judge(url: string, port: number, preset: Preset): Promise<LighthouseRun> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [...lighthouse, url, ...flags, ...flagsOf(port, preset)],
    {
      maxBuffer: MOST_BYTES,
    },
  )
  const run = JSON.parse(stdout) as LighthouseReport
  if (run.runtimeError) throw new Error(`Lighthouse cannot judge ${url}: ${run.runtimeError.message}`)
  if (run.finalDisplayedUrl !== url) throw new Error(`${url} led to ${run.finalDisplayedUrl}.`)
  return run
}

interface LighthouseReport extends LighthouseRun {
  runtimeError?: { message: string }
  finalDisplayedUrl: string
}

const MOST_BYTES = 2 ** 26
const lighthouse = ['--yes', 'lighthouse@13.5.0']
/** Behind the address, which an option with several values would take for one of them. */
const flags = ['--quiet', '--no-enable-error-reporting', '--output=json']

const flagsOf = (port: number, preset: Preset) => [
  `--port=${port}`,
  `--only-categories=${categories.join(',')}`,
  ...(preset === 'desk' ? ['--preset=desktop'] : []),
]
