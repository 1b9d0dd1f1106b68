import { expect, it } from 'vitest'
import { sourceFiles } from '../../gate/src/source-files.ts'
import { waitsForConditions } from './wait-rules.ts'

const tests = sourceFiles(
  /\.(test|spec)\.tsx?$|^packages\/[\w-]+\/test\/.*\.tsx?$|^(e2e|tools\/deploy\/src)\/.*\.ts$/,
)
  // This file contains what it forbids.
  .filter(({ path }) => path !== 'tools/rules/src/wait-rules.test.ts')

it('no test, helper or journey has a fixed wait, its own time limit or a retry', () => {
  expect(tests.length).toBeGreaterThan(400)
  expect(tests.flatMap(waitsForConditions)).toEqual([])
})

it.each([
  "import { setTimeout as wait } from 'node:timers/promises'",
  'await new Promise((done) => setTimeout(done, 20))',
  'await new Promise<void>((done) => void setTimeout(done, pause))',
  'await page.waitForTimeout(500)',
  'await vi.waitFor(() => expect(seen).toBe(1))',
  'await vi.waitUntil(() => seen)',
  "await page.waitForLoadState('networkidle')",
  'exec(`shop | (sleep 3; cat)`)',
  "it('waits', { retry: 2 }, async () => {})",
  'retries: process.env.CI ? 1 : 0',
  'await expect(row).toBeVisible({ timeout: 15_000 })',
  'const timeout = 30_000 + runs * 500',
  'testTimeout: 5 * 60_000',
  'test.setTimeout(360_000)',
  'page.setDefaultTimeout(10000)',
  'fetch(url, { signal: AbortSignal.timeout(20_000) })',
  "it('takes long', async () => {\n}, 1_800_000)",
  "it(\n  'takes long',\n  async () => {\n  },\n  11 * 60_000,\n)",
  "it(\n  'takes long',\n  async () => {\n  },\n  PATIENCE,\n)",
])('%j is reported', (text) => {
  expect(waitsForConditions({ path: 'e2e/cart.spec.ts', text: `\n${text}` })).toEqual([
    expect.stringMatching(/^e2e\/cart\.spec\.ts:[2-6] has /),
  ])
})

it.each([
  'expect.poll(count).toBe(3)',
  'AbortSignal.timeout(HANG_CAP)',
  'retries: 0, retry: false, retryLimit: 1_000',
  'vi.useFakeTimers()\nnew Promise((done) => setTimeout(done, 1_000))',
  'const rows = rowsOf({ parts: 1 }, 10_000)',
])('%j is allowed', (text) => {
  expect(waitsForConditions({ path: 'e2e/cart.spec.ts', text })).toEqual([])
})
