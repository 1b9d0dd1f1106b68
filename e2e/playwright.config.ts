import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './find-chromium.ts'
import { freePort } from './free-port.ts'

// Playwright reads this file in every worker: all must mean the same shop.
const port = (process.env['JOURNEYS_PORT'] ??= String(await freePort()))
const dataDir = (process.env['JOURNEYS_DATA'] ??= mkdtempSync(join(tmpdir(), 'volute-journeys-')))
const chromium = findChromium()
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './require-chromium.ts',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL,
    trace: 'retain-on-failure',
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
      // Phones have no keyboard to go by; paper and the server are the same for all.
      testIgnore: ['health.spec.ts', 'keyboard.spec.ts', 'print.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node ${JSON.stringify(`${import.meta.dirname}/open-shop.ts`)}`,
    url: `${baseURL}/api/health`,
    env: { PORT: port, DATA_DIR: dataDir },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
  },
})
