import { authenticate } from '@volute/domain/session'
import { buildApp } from '@volute/server/app'
import { openDatabase } from '@volute/server/db'
import { loadDemo } from '@volute/server/demo'
import { openLog } from '@volute/server/log'
import { openShop } from '@volute/server/open-shop'
import { readSettings } from '@volute/server/settings'

/** A whole shop with the demo world, and ben signed in. */
export async function openBenchShop(dataDir: string) {
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '' })
  const log = openLog(settings.logLevel)
  const opened = await openDatabase(settings, log)
  const shop = await openShop(opened, settings, log)
  await loadDemo(shop)
  const app = await buildApp(shop)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = authenticate.reply.parse(
    await (
      await fetch(`${address}/api${authenticate.path}`, {
        method: authenticate.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'ben@riverbend.example', password: 'Volute-Demo-1' }),
      })
    ).json(),
  )
  async function close() {
    await app.close()
    await shop.close()
  }
  return { address, token, pool: opened.pool, close }
}
