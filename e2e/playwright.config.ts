import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './find-chromium.ts'
import { freePort } from './free-port.ts'
import type { JourneyOptions, RunningShop } from './fixtures.ts'

/** A shop for each worker, so that journeys side by side do not meet in one cart. */
const WORKERS = 3

// Playwright reads this file in every worker: all must mean the same shops.
const [mailedShop, ...shops] = JSON.parse(
  (process.env['JOURNEYS_SHOPS'] ??= JSON.stringify(
    await Promise.all([newShop('received'), ...Array.from({ length: WORKERS }, () => newShop('mail'))]),
  )),
) as [RunningShop, ...RunningShop[]]
const chromium = findChromium()

export default defineConfig<object, JourneyOptions>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './require-chromium.ts',
  forbidOnly: true,
  // A machine that shares its cores with others now and then loses a race that a person would not; it is told.
  retries: process.env['CI'] ? 1 : 0,
  workers: WORKERS,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    shops,
    mailedShop,
    // A trace takes a third of a journey's time; `--trace on` makes one.
    trace: 'off',
    // What the shop keeps on the device would hide from a journey what it asks the server for.
    serviceWorkers: 'block',
    // Transitions take half of a journey's time; what moves asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // Chromium's sandbox needs rights that a build machine seldom gives.
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // Phones have no keyboard to go by; paper and the server are the same for all, and what is a form or a list of one
      // column is walked through once: `accessible` looks at it on phones.
      testIgnore: [
        'health',
        'keyboard',
        'every-width',
        'habits',
        'palette',
        'print',
        'sign-in',
        'forgotten-password',
        'lead-time',
        'offline',
        'where-used',
        'outbox',
        'legal',
        'acting',
        'account',
        'joining',
        'register',
        'quick-order-files',
      ].map((journey) => `${journey}.spec.ts`),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [
    ...shops.map((shop) => startOf(shop, 'open-shop.ts')),
    startOf(mailedShop, 'open-mailed-shop.ts'),
  ],
})

async function newShop(mails: string): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'volute-journeys-'))
  return { port: await freePort(), dataDir, mails: join(dataDir, mails) }
}

function startOf({ port, dataDir, mails }: RunningShop, file: string) {
  return {
    command: [process.execPath, join(import.meta.dirname, file)]
      .map((path) => JSON.stringify(path))
      .join(' '),
    url: `http://127.0.0.1:${port}/api/health`,
    env: { PORT: String(port), DATA_DIR: dataDir, MAILS: mails },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    reuseExistingServer: false,
  }
}
