import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ben = 'ben@riverbend.example'

/**
 * Most script that a page may load until it is quiet, with brotli, in kilobytes of 1,000 bytes, and what shows that it is
 * there. docs/performance.md has the measured sizes.
 */
const screens = [
  { name: 'sign-in', path: '/login', most: 110, shown: 'input[type="password"]' },
  { name: 'dashboard', path: '/dashboard/general', most: 150, shown: 'main h2' },
  { name: 'BOM page', path: '/lookup/serial/100234', most: 200, shown: '[aria-label="Parts"] tbody td' },
  { name: 'cart', path: '/shopping-cart', most: 165, shown: 'main tbody td' },
  { name: 'checkout', path: '/submit-order', most: 200, shown: 'main input' },
]

for (const { name, path, most, shown } of screens)
  test(`until it is quiet, the ${name} loads at most ${most} kB of script`, { tag: '@desk' }, async ({
    page,
    openWithCart,
  }) => {
    const scripts = await watchScripts(page)
    if (name === 'sign-in') await page.goto(path)
    else await openWithCart(ben, [{ partNumber: '235626', quantity: 2 }], path)
    await expect(page.locator(shown).first()).toBeVisible()
    expect(await scripts.weigh()).toBeLessThanOrEqual(most)
  })

/** Follows the scripts that a page loads from now on. */
async function watchScripts(page: Page) {
  await page.clock.install()
  const loaded = new Map<string, Response>()
  let pending = 0
  const isScript = (url: string) => new URL(url).pathname.endsWith('.js')
  page.on('request', (request) => {
    if (isScript(request.url())) pending++
  })
  page.on('requestfailed', (request) => {
    if (isScript(request.url())) pending--
  })
  page.on('requestfinished', async (request) => {
    if (!isScript(request.url())) return
    const response = await request.response()
    if (response) loaded.set(request.url(), response)
    pending--
  })
  return { weigh }

  /** Size of all scripts once none follows, in kilobytes. */
  async function weigh() {
    await expect
      .poll(async () => {
        const before = loaded.size
        // What a page loads after its first view waits for a timer, which runs now.
        await page.clock.fastForward(AFTER_FIRST_VIEW)
        await page.evaluate(() => document.readyState)
        return pending === 0 && loaded.size === before
      })
      .toBe(true)
    const bodies = await Promise.all([...loaded.values()].map((response) => response.body()))
    return bodies.reduce((sum, body) => sum + compressed(body), 0) / 1000
  }
}

/** In milliseconds; all timers of a first view are shorter. */
const AFTER_FIRST_VIEW = 5000

/** The release is compressed as well as this; a build in a hurry, as for the journeys, is not. */
const compressed = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length
