import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumOptions, storedSession } from '../browser/open-browser.ts'
import type { Shop } from '../shop.ts'

/** A browser whose tabs Lighthouse opens and reads through a port. */
export interface ScoredBrowser {
  port: number
  close(): Promise<void>
}

/** Opens a Chromium with a new profile, signed in to the shop or not. */
export async function openScoredBrowser(shop: Shop, isSignedIn: boolean): Promise<ScoredBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'volute-profile-'))
  const { executablePath, args } = chromiumOptions()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, '--remote-debugging-port=0'],
    viewport: null,
  })
  if (isSignedIn) await signIn(context, shop)
  const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
  return {
    port: Number(port),
    async close() {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/**
 * Stores the session from a script of the shop: its page has the shop's storage but runs none of its code. A picture is
 * sandboxed, and has none.
 */
async function signIn(context: BrowserContext, { address, session }: Shop) {
  const page = await context.newPage()
  await page.goto(`${address}/theme.js`)
  await page.evaluate((stored) => {
    for (const { name, value } of stored) localStorage.setItem(name, value)
  }, storedSession(session))
  await page.close()
}
