import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from '../../../../e2e/find-chromium.ts'
import { HANG_CAP } from '../../../gate/src/hang-cap.ts'
import type { Shop } from '../shop.ts'

/** Launches the Chromium of the journeys; a page waits as long as a test, because only a hang takes longer. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch(chromiumOptions())
  browser.on('context', (context) => context.setDefaultTimeout(HANG_CAP))
  return browser
}

/** Options to launch a Chromium to be measured. */
export function chromiumOptions(): { executablePath: string; args: string[] } {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error('The browser part needs a Chromium in PATH, or its path in CHROMIUM_PATH.')
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking']
  return { executablePath, args }
}

/** Opens a desktop browser context with an empty cache, signed in to the shop. */
export async function signedInContext(browser: Browser, { address, session }: Shop): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: address, localStorage: storedSession(session) }] },
  })
}

/** Session as the web app stores it in the browser of a signed-in person. */
export function storedSession(session: Shop['session']): { name: string; value: string }[] {
  const { token, accessToken, ...user } = session
  const stored = {
    'volute.user': { ...user, originalCompanyId: user.companyId },
    'volute.session': { token, accessToken },
  }
  return Object.entries(stored).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
}
