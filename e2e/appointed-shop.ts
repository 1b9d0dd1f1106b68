import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { SLOW_START } from './caps.ts'
import { test as base } from './fixtures.ts'
import { newShop } from './new-shop.ts'
import { startShop } from './start-shop.ts'

/** A journey through an empty shop of its own, which opens before the journey's time begins and goes when it ends. */
export const test = base.extend({
  shop: [
    // Playwright reads here which fixtures this one needs: none.
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
