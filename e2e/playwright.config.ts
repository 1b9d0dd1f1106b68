import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { HANG, PAGE } from './caps.ts'
import type { JourneyOptions } from './fixtures.ts'
import { type JourneyRun, planRun } from './journey-run.ts'
import { launchOptions } from './launch-options.ts'

/** Number of workers. Each has its own shop, so that parallel journeys do not share a cart. */
const WORKERS = Number(process.env['JOURNEYS_SIDE_BY_SIDE'] ?? 3)

/** With a Tryton, only the journey for it runs, with its own shop; without one, all others run. */
const erpUrl = process.env['JOURNEYS_ERP_URL']
const beforeTryton = 'tryton.spec.ts'

// Playwright reads this file in every worker: all must use the same run.
process.env['JOURNEYS'] ??= JSON.stringify(await planRun(erpUrl ? 0 : WORKERS))
const { folder, shops, mailedShop } = JSON.parse(process.env['JOURNEYS']) as JourneyRun
// Temporary files of browsers, shops and workers are removed with the run.
process.env['TMPDIR'] = folder

/** Journeys that differ on a phone: touch, cards instead of rows, the search behind a button. */
const phone = {
  name: 'phone',
  testMatch: [
    'accessible',
    'cart',
    'cart-and-checkout',
    'drawing',
    'find',
    'fleet',
    'main-job',
    'order-history',
    'search',
    'symptom',
  ].map((journey) => `${journey}.spec.ts`),
  // Skip journeys that are the same on all devices, or use the keyboard.
  grepInvert: /@desk/,
  use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

export default defineConfig<object, JourneyOptions>({
  testDir: '.',
  ...(erpUrl ? { testMatch: beforeTryton } : { testIgnore: beforeTryton }),
  // A run empties its folder first, and the other journeys may be running.
  outputDir: erpUrl ? '../test-results/tryton' : '../test-results',
  globalSetup: './require-chromium.ts',
  forbidOnly: true,
  // A journey that needs a second attempt has a defect.
  retries: 0,
  workers: WORKERS,
  timeout: HANG,
  expect: { timeout: PAGE },
  reporter: 'list',
  use: {
    shops,
    mailedShop,
    // A trace takes a third of a journey's time; `--trace on` records one.
    trace: 'off',
    // A service worker would hide the requests of a page from its journey.
    serviceWorkers: 'block',
    // Transitions take half of a journey's time; journeys that need motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    ...(erpUrl ? [] : [phone]),
  ],
  webServer: {
    command: [process.execPath, join(import.meta.dirname, 'open-shops.ts')]
      .map((path) => JSON.stringify(path))
      .join(' '),
    env: erpUrl ? { ERP_URL: erpUrl } : {},
    wait: { stdout: /All shops listen/ },
    timeout: HANG,
    gracefulShutdown: { signal: 'SIGTERM', timeout: HANG },
  },
})
