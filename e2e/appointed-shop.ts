import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test as base } from './fixtures.ts'
import { environmentOf, newShop } from './new-shop.ts'

/** A journey through an empty shop of its own, which is opened when it begins and goes when it ends. */
export const test = base.extend({
  async shop({ playwright }, give) {
    const shop = await newShop('received')
    const opener = spawn(process.execPath, [join(import.meta.dirname, 'open-appointed-shop.ts')], {
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { ...process.env, ...environmentOf(shop) },
    })
    const ended = once(opener, 'exit')
    const request = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${shop.port}` })
    await expect(async () => expect(await request.get('/api/ready')).toBeOK()).toPass({ timeout: 120_000 })
    await request.dispose()
    await give(shop)
    opener.kill('SIGTERM')
    await ended
  },
})
