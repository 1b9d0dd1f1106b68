import type { Browser, CDPSession, Page } from '@playwright/test'
import { signedInContext } from '../browser/open-browser.ts'
import type { Shop } from '../shop.ts'

/** Factor by which the page's processor is slowed. */
const SLOWED = 4

/** A figure and its goal. */
export interface Goal {
  name: string
  is: string
  goal: string
}

interface SlowedPage {
  page: Page
  cdp: CDPSession
  slow: () => Promise<void>
  close: () => Promise<void>
}

/** Opens a signed-in page with an empty cache; `slow` slows its processor from then on. */
export async function openSlowedPage(browser: Browser, shop: Shop): Promise<SlowedPage> {
  const context = await signedInContext(browser, shop)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  return {
    page,
    cdp,
    slow: async () => {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    },
    close: () => context.close(),
  }
}
