import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { SLOW_START } from './caps.ts'
import { test as base } from './fixtures.ts'
import { newShop } from './new-shop.ts'
import { startShop } from './start-shop.ts'

/** A journey through a new, empty shop, which opens before the journey's time begins and is removed when it ends. */
export const test = base.extend({
  shop: [
    // Playwright reads the required fixtures from this parameter: none.
    async ({}, give) => {
      const shop = await newShop(tmpdir(), 'received')
      const { listening, stop } = startShop('open-appointed-shop', shop)
      try {
        await listening
        await give(shop)
      } finally {
        await stop()
        await rm(shop.dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'test', timeout: SLOW_START },
  ],
})
