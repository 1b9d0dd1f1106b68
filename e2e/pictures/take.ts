import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { SLOW_START } from '../caps.ts'
import { test as base, expect, type JourneyOptions } from '../fixtures.ts'
import { newShop } from '../new-shop.ts'
import { startShop } from '../start-shop.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')

interface Steps {
  /** Takes a picture of the page with this name once nothing on it loads, with the pointer on an element or away. */
  take(name: string, pointed?: Locator): Promise<void>
}

/** A visit to one fresh demo shop, which stays open for all pictures. */
export const test = base.extend<Steps, JourneyOptions>({
  shops: [
    // Playwright reads the required fixtures from this parameter: none.
    async ({}, give) => {
      const shop = await newShop(tmpdir(), 'mail')
      const { listening, stop } = startShop('open-shop', shop)
      try {
        await listening
        await give([shop])
      } finally {
        await stop()
        await rm(shop.dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: SLOW_START },
  ],
  async take({ page }, give) {
    await give(async (name, pointed) => {
      await (pointed ? pointed.hover() : page.mouse.move(0, 0))
      await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('group')).toHaveCount(0)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await page.evaluate(async () => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        await document.fonts.ready
        const visible = [...document.images].filter((image) => image.checkVisibility())
        await Promise.all(visible.map((image) => image.decode()))
      })
      await page.screenshot({ path: join(folder, `${name}.webp`), type: 'webp', quality: 90 })
    })
  },
})
