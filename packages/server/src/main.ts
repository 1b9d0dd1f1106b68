import { buildApp } from './app.ts'
import { buildStaleWeb } from './build-stale-web.ts'
import { DatabaseRefusal, openDatabase, watchEmbedded } from './db/index.ts'
import { loadDemo, welcome } from './demo/index.ts'
import { openLog } from './log.ts'
import { openShop } from './open-shop.ts'
import { readSettings, WrongSetting } from './settings.ts'

/** Starts the shop: settings, database, demo world when empty, workers, HTTP; in that order, and stops in the reverse. */
async function main() {
  const settings = readSettings(process.env)
  const log = openLog(settings.logLevel)
  if (settings.servesWeb) await buildStaleWeb()
  const opened = await openDatabase(settings, log)
  const shop = await openShop(opened, settings, log)
  if (settings.demo) await loadDemo(shop)
  if (settings.runsWorkers) await shop.startWorkers()
  const app = settings.servesWeb ? await buildApp(shop) : undefined

  let stopping = false
  async function stop(code: number) {
    if (stopping) return
    stopping = true
    await app?.close()
    await shop.close()
    process.exit(code)
  }
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  void shop.databaseGone.then(() => {
    if (!stopping) log.fatal('the embedded database has ended')
    return stop(1)
  })

  if (opened.embedded) watchEmbedded(opened.db, opened.embedded, log)
  const address = await app?.listen({ port: settings.port, host: settings.host })
  if (address && settings.demo) process.stdout.write(welcome(address))
}

const listenErrors = ['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES', 'ENOTFOUND']

main().catch((error: NodeJS.ErrnoException) => {
  const isForPeople = error instanceof WrongSetting || error instanceof DatabaseRefusal
  if (isForPeople) console.error(error.message)
  else if (listenErrors.includes(error.code ?? ''))
    console.error(`The shop cannot listen (${error.message}). Set another PORT or HOST.`)
  else console.error(error)
  process.exit(1)
})
